import { z } from 'zod'

/** Environment variables as a runtime hands them over. */
export type EnvSource = Record<string, string | undefined>

/**
 * Parses groups of environment variables, each by its own schema.
 * A blank variable counts as absent, the way `NAME=` in an .env file is meant.
 *
 * @returns the parsed groups under their names
 * @throws Error that names every missing or wrong variable in one message
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

/** An http(s) address, of which the origin is kept: without a slash at its end. */
export const siteOrigin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

/** A whole number above zero. */
export const positiveInt = z.coerce.number().int().positive()
