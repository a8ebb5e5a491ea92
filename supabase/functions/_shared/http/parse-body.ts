import { z } from 'zod'
import { cleanTexts } from './clean-text.ts'
import { HttpError } from './http-error.ts'

// For rules whose message the contracts leave to the validator, such as a malformed id.
const inRussian = { error: z.locales.ru().localeError }

/** The first fault of each field, under its dotted path. */
function faultsByField(issues: z.core.$ZodIssue[]): Record<string, string> {
  const faults = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = path.join('.')
    if (!faults.has(field)) faults.set(field, message)
  }
  return Object.fromEntries(faults)
}

/**
 * Checks the body of a request against its contract, with every text in it made storable first.
 *
 * @param body any JSON value
 * @throws HttpError invalid_fields
 */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const result = schema.safeParse(cleanTexts(body), inRussian)
  if (result.success) return result.data
  throw new HttpError('invalid_fields', { fields: faultsByField(result.error.issues) })
}
