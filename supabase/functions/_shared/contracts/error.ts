import { z } from './zod.ts'

/** All reasons why a function refuses a request. */
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
  /** No session, or an ended one. */
  'signed_out',
  'forbidden',
  /** Not a recovery code of the caller, or too many attempts. */
  'wrong_code',
  'unknown_email',
  /** The e-mail has no address to reply to. */
  'no_address',
  /** The file is empty, of an unaccepted type, or does not match its extension. */
  'unsupported_file',
  /** The reply's recipient does not occur in the e-mail. */
  'unknown_recipient',
  /** A colleague has replied in the thread, which the reply's author has not seen. */
  'answered_meanwhile',
  /** A reply's file was deleted, or uploaded by another user. */
  'unknown_attachment',
  /** All files of a reply together are too large for a mail. */
  'attachments_too_large',
  'bad_signature',
  /** The site's owner has not configured this part. */
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
  /** The conversation is still running: there is nothing to rate yet. */
  'chat_open',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** The body of every error answer. `fields` (`invalid_fields` only): dotted path of a field → its error, in Russian. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})

export type ErrorBody = z.infer<typeof errorBodySchema>
