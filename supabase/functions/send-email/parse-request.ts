import { z } from 'zod'
import {
  leadTypes,
  sendEmailRequestSchema,
  type SendEmailRequest,
} from '../_shared/contracts/lead.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { parseBody } from '../_shared/http/parse-body.ts'

const typeSchema = z.object({ type: z.enum(leadTypes) })

/**
 * Checks the body of a request against the contract.
 *
 * @param body any JSON value
 * @throws HttpError unknown_type or invalid_fields
 */
export function parseRequest(body: unknown): SendEmailRequest {
  if (!typeSchema.safeParse(body).success) throw new HttpError('unknown_type')
  return parseBody(sendEmailRequestSchema, body)
}
