import { useSearchParams } from 'react-router-dom'
import type { z } from '@contracts/zod.ts'

/** A copy of the URL's parameters with changes; an empty value deletes one. */
export function withParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** What a section shows, by names in the URL. Its schema gives what is missing or invalid the default. */
type Query = Record<string, string | number>

type Changes<Shown> = Partial<Record<keyof Shown, string | number>>

export const readQuery = <Shown extends Query>(schema: z.ZodType<Shown>, params: URLSearchParams) =>
  schema.parse(Object.fromEntries(params))

/** Changes a query in the URL, which has no default values. */
export function writeQuery<Shown extends Query>(
  schema: z.ZodType<Shown>,
  params: URLSearchParams,
  changes: Changes<Shown>,
): URLSearchParams {
  const defaults: Query = schema.parse({})
  const query: Query = schema.parse({ ...Object.fromEntries(params), ...changes })
  const parts = Object.entries(query).map(([name, value]) => [
    name,
    value === defaults[name] ? '' : String(value),
  ])
  return withParams(params, Object.fromEntries(parts))
}

/** The query of a section in the URL, and what changes a part of it. */
export function useUrlQuery<Shown extends Query>(schema: z.ZodType<Shown>) {
  const [params, setParams] = useSearchParams()
  const change = (changes: Changes<Shown>, options = { replace: true }) =>
    setParams((now) => writeQuery(schema, now, changes), options)
  return [readQuery(schema, params), change] as const
}
