import { z } from './zod.ts'

/** Every way in which one of our functions can refuse a request. */
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
  'unknown_email',
  /** Who wrote the e-mail left no address to answer to. */
  'no_address',
  'bad_signature',
  /** A part of the site that its owner has not set up. */
  'not_configured',
  'unknown_token',
  'expired_token',
  'unknown_chat',
  /** An earlier message of the conversation is still being answered. */
  'chat_busy',
  /** The conversation is over: a new one needs a new session. */
  'chat_ended',
  /** The conversation has as many messages as one may have. */
  'chat_full',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/**
 * The body of every error answer of our functions.
 * `fields` is there with `invalid_fields` only: dotted path of the field → what is wrong with it, in Russian.
 */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})

export type ErrorBody = z.infer<typeof errorBodySchema>
