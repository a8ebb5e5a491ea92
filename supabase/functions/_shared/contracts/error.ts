import { z } from './zod.ts'

/** All reasons for which a function refuses a request. */
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
  /** Nobody is signed in, or the session has ended. */
  'signed_out',
  'forbidden',
  /** No recovery code of the caller, or too many were tried. */
  'wrong_code',
  'unknown_email',
  /** The e-mail has no address to reply to. */
  'no_address',
  /** The file is empty, of a kind that is not accepted, or not what its extension says. */
  'unsupported_file',
  /** The address that a reply is to go to does not occur in the e-mail. */
  'unknown_recipient',
  /** A colleague has replied in the thread, which the author of a reply has not seen. */
  'answered_meanwhile',
  /** A reply's file is not there any more, or was uploaded by somebody else. */
  'unknown_attachment',
  /** All files of a reply together are too large for a mail. */
  'attachments_too_large',
  'bad_signature',
  /** The site's owner has not set up this part. */
  'not_configured',
  'unknown_token',
  'expired_token',
  'unknown_chat',
  /** An earlier message of the conversation is still being answered. */
  'chat_busy',
  /** The conversation has ended: a new one needs a new session. */
  'chat_ended',
  /** The conversation has reached its limit of messages. */
  'chat_full',
  /** The conversation goes on: there is nothing to rate yet. */
  'chat_open',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/**
 * The body of every error answer. `fields`, with `invalid_fields` only: dotted path of the field → its error,
 * in Russian.
 */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})

export type ErrorBody = z.infer<typeof errorBodySchema>
