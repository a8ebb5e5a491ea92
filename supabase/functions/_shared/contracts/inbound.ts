import { z } from './zod.ts'

const text = z.string().optional()
const texts = z.union([z.string(), z.array(z.string())]).optional()

/**
 * A mail as JSON, for providers that parse mails themselves and for relays of one's own: the body of
 * `POST /functions/v1/inbound-mail` under `application/json`. Headers are as they came (RFC 5322).
 * The other form is the mail itself, under `message/rfc822`.
 */
export const inboundMailSchema = z.object({
  from: z.string(),
  to: texts,
  replyTo: texts,
  subject: text,
  text,
  html: text,
  messageId: text,
  inReplyTo: text,
  references: texts,
  /** `Auto-Submitted`, which tells what was written by nobody. */
  autoSubmitted: text,
  attachments: z.array(z.string()).optional(),
})

/** The answer when the mail is stored, was before, or is none of the inbox’s concern. */
export const inboundMailResponseSchema = z.object({ ok: z.literal(true) })

/** Largest accepted mail, in bytes: attachments are counted, though they are not kept. */
export const maximumInboundBytes = 10 * 1024 * 1024

export type InboundMailInput = z.input<typeof inboundMailSchema>
