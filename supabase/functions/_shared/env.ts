import { z } from 'zod'

type EnvSource = Record<string, string | undefined>

// Declared here instead of using Deno's library, because tsc checks these files too.
declare const Deno: { env: { toObject(): EnvSource } }

/**
 * Parses groups of environment variables, each by its own schema. A blank variable counts as absent, like `NAME=` in
 * an .env file.
 *
 * @returns the parsed groups by name
 * @throws Error with every missing or wrong variable in one message
 */
export function parseEnv<T extends z.ZodRawShape>(groups: T, source: EnvSource) {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const input = Object.fromEntries(Object.keys(groups).map((name) => [name, variables]))
  const result = z.object(groups).safeParse(input)
  if (result.success) return result.data
  const problems = result.error.issues.map(
    ({ path, message }) => `  ${String(path.at(-1))}: ${message}`,
  )
  throw new Error(['Environment variables are missing or wrong:', ...new Set(problems)].join('\n'))
}

/** `parseEnv` of the function's own environment; only an index.ts reads it. */
export const readEnv = <T extends z.ZodRawShape>(groups: T) => parseEnv(groups, Deno.env.toObject())

/** An http(s) address, reduced to its origin: without a trailing slash. */
export const siteOrigin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

/** An http(s) address without trailing slashes. */
export const httpUrl = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
