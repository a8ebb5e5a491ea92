import { z } from 'zod'
import * as exported from '../../supabase/functions/_shared/settings.ts'

/** The groups of the functions' settings, by name. */
export const settingGroups: Readonly<Record<string, z.core.$ZodType>> = exported

function* variablesOf(schema: z.core.$ZodType): Generator<[name: string, z.core.$ZodType]> {
  if (schema instanceof z.core.$ZodObject) yield* Object.entries(schema._zod.def.shape)
  else if (schema instanceof z.core.$ZodPipe) yield* variablesOf(schema._zod.def.in)
  else if (schema instanceof z.core.$ZodUnion) {
    for (const option of schema._zod.def.options) yield* variablesOf(option)
  } else if (schema instanceof z.core.$ZodIntersection) {
    yield* variablesOf(schema._zod.def.left)
    yield* variablesOf(schema._zod.def.right)
  }
}

const variables = Object.values(settingGroups).flatMap((group) => [...variablesOf(group)])

/** The variables that the functions read, including those set by the platform. */
export const functionSettings = [...new Set(variables.map(([name]) => name))].sort()

function defaultOf(schema: z.core.$ZodType): string {
  const named = z.globalRegistry.get(schema)?.byDefault
  if (typeof named === 'string') return named
  if (schema instanceof z.core.$ZodOptional) return '–'
  if (!(schema instanceof z.core.$ZodDefault)) return 'required'
  const value: unknown = schema._zod.def.defaultValue
  return typeof value === 'string' ? `\`${value}\`` : String(value)
}

/** The table of docs/settings.md: the settings for people, those with the same text in one row. */
export function settingsTable(): string {
  const rows = new Map<string, Map<string, string>>()
  for (const [name, schema] of variables) {
    const text = z.globalRegistry.get(schema)?.description
    if (text) rows.set(text, (rows.get(text) ?? new Map()).set(name, defaultOf(schema)))
  }
  const lines = [...rows].map(([text, settings]) => {
    const names = [...settings.keys()].map((name) => `\`${name}\``)
    return `| ${names.join(', ')} | ${[...settings.values()].join(', ')} | ${text} |`
  })
  return ['| variable | default | what |', '| --- | --- | --- |', ...lines.sort()].join('\n')
}
