import { z } from './zod.ts'

const text = z.string().optional()
const texts = z.union([z.string(), z.array(z.string())]).optional()

/** What the receiving provider says of a sender, by SPF, DKIM and DMARC; `none`: it cannot tell. */
export const mailAuthentications = ['pass', 'fail', 'none'] as const

export type MailAuthentication = (typeof mailAuthentications)[number]

/**
 * A mail as JSON, for providers and relays that parse mails themselves: the body of
 * `POST /functions/v1/inbound-mail` with `application/json`. Headers are raw (RFC 5322). The alternative is
 * the raw mail with `message/rfc822`.
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
  /** The provider's own verdict; without one the sender counts as unverified. */
  authentication: z.enum(mailAuthentications).optional(),
  /** The header `Auto-Submitted`, which marks automatic mails. */
  autoSubmitted: text,
  attachments: z.array(z.string()).optional(),
})

/** The answer when the mail is stored, now or earlier, or is of no concern to the inbox. */
export const inboundMailResponseSchema = z.object({ ok: z.literal(true) })

/** Largest accepted mail, in bytes, with its attachments, which are not stored. */
export const maximumInboundBytes = 10 * 1024 * 1024

export type InboundMailInput = z.input<typeof inboundMailSchema>
