import { z } from 'zod'
import {
  leadTypes,
  sendEmailRequestSchema,
  type SendEmailRequest,
} from '../_shared/contracts/lead.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { cleanTexts } from './clean-text.ts'

const typeSchema = z.object({ type: z.enum(leadTypes) })

// For rules whose message the contracts leave to the validator, such as a malformed submissionId.
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
 * Checks the body of a request against the contract.
 *
 * @param body any JSON value
 * @throws HttpError unknown_type or invalid_fields
 */
export function parseRequest(body: unknown): SendEmailRequest {
  const cleaned = cleanTexts(body)
  if (!typeSchema.safeParse(cleaned).success) throw new HttpError('unknown_type')
  const result = sendEmailRequestSchema.safeParse(cleaned, inRussian)
  if (result.success) return result.data
  throw new HttpError('invalid_fields', { fields: faultsByField(result.error.issues) })
}
