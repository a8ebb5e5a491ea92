import { z } from './zod.ts'

/** All reasons why a function refuses a request; http-error.ts says each in a sentence. */
export const errorCodes = [
  'method_not_allowed',
  'unsupported_media_type',
  'payload_too_large',
  'malformed_json',
  'unknown_type',
  'invalid_fields',
  'too_fast',
  'rate_limited',
  'unauthorized',
  'signed_out',
  'forbidden',
  'wrong_code',
  'unknown_email',
  'no_address',
  'unsupported_file',
  'unknown_recipient',
  'answered_meanwhile',
  'unknown_attachment',
  'attachments_too_large',
  'bad_signature',
  'not_configured',
  'unknown_token',
  'expired_token',
  'unknown_chat',
  'chat_busy',
  'chat_ended',
  'chat_full',
  'chat_open',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/**
 * The body of every error answer. `fields` (`invalid_fields` only): dotted path of a field → its error, in Russian.
 * `request`: under which id the function's log tells more.
 */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    request: z.string().optional(),
  }),
})

export type ErrorBody = z.infer<typeof errorBodySchema>
