import { z } from './zod.ts'
import { consentField, contactFields, honeypotField } from './lead-fields.ts'
import { leadOriginSchema } from './lead.ts'
import { okSchema } from './ok.ts'

/** Deliberately loose: a token broken by a mail program counts as unknown. */
const token = z.string().min(1).max(200)

/** `POST /functions/v1/newsletter`. No answer reveals known addresses; bad links: `unknown_token`, `expired_token`. */
export const newsletterRequestSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('subscribe'),
    email: contactFields.email,
    consent: consentField,
    /** The page of the form. */
    origin: leadOriginSchema.pick({ pageUrl: true }).optional(),
    nickname: honeypotField,
  }),
  z.object({ action: z.literal('confirm'), token }),
  z.object({ action: z.literal('unsubscribe'), token }),
  /** Sent with an admin's session: renders an issue's mail. */
  z.object({ action: z.literal('preview'), issueId: z.uuid({ error: 'Ожидается UUID' }) }),
])

/** The answer to `preview`: the mail's two texts. Refused with `signed_out` or `forbidden`. */
export const newsletterPreviewSchema = okSchema.extend({
  text: z.string(),
  html: z.string(),
})

export type NewsletterPreview = z.output<typeof newsletterPreviewSchema>

/** Maximum lengths of an issue's texts, in characters. The database repeats them as checks. */
export const issueLimits = { subject: 200, body: 20_000 } as const

export type NewsletterInput = z.input<typeof newsletterRequestSchema>
export type NewsletterRequest = z.output<typeof newsletterRequestSchema>
