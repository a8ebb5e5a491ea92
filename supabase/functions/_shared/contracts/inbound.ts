import { z } from './zod.ts'

const text = z.string().optional()
const texts = z.union([z.string(), z.array(z.string())]).optional()

/** The receiving provider's verdict on a sender, by SPF, DKIM and DMARC; `none`: no verdict. */
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
  cc: texts,
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
  /** Files with their content, or only the names of those that the provider does not deliver. */
  attachments: z.preprocess(
    // No real mail has more; checking a million of them takes seconds and hundreds of megabytes.
    (files) => (Array.isArray(files) ? files.slice(0, 1000) : files),
    z
      .array(
        z.union([
          z.string(),
          z.object({
            filename: text,
            contentType: text,
            /** The id of a picture that the HTML references as `cid:`. */
            contentId: text,
            content: z.base64(),
          }),
        ]),
      )
      .optional(),
  ),
})

/** Maximum size of a mail, in bytes, with its attachments. */
export const maximumInboundBytes = 25 * 1024 * 1024

/** Maximum size of a Resend event, in bytes: it names a mail and does not contain it. */
export const maximumEventBytes = 256 * 1024

export type InboundMailInput = z.input<typeof inboundMailSchema>
export type InboundMail = z.output<typeof inboundMailSchema>
