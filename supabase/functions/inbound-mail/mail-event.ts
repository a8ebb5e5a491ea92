import { z } from 'zod'
import { parseJson } from '../_shared/http/body.ts'

const text = z.string().nullish().catch(null)

/*
 * https://resend.com/docs/webhooks/emails/bounced, …/complained. A bounce of the type Transient may pass, such as
 * a full mailbox (the types are those of Amazon SES).
 */
const eventSchema = z.object({
  type: z.enum(['email.bounced', 'email.complained']),
  data: z.object({
    email_id: z.string().max(500),
    to: z.array(z.string().max(500)).min(1),
    bounce: z.object({ message: text, type: text, subType: text }).nullish().catch(null),
  }),
})

/** Reads a webhook event of Resend as the argument of `note_mail_event`; undefined for events of other types. */
export function readMailEvent(body: Uint8Array<ArrayBuffer>) {
  const parsed = eventSchema.safeParse(parseJson(body))
  if (!parsed.success) return undefined
  const { type, data } = parsed.data
  const { email_id: message_id, to, bounce } = data
  const isBounce = type === 'email.bounced'
  return {
    message_id,
    address: to[0] ?? '',
    event: isBounce ? 'bounced' : 'complained',
    reason: [bounce?.type, bounce?.subType, bounce?.message].filter(Boolean).join(': '),
    /** Whether the address must get no more newsletters. */
    is_lasting: !isBounce || bounce?.type !== 'Transient',
  }
}
