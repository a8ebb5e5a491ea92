import { z } from 'zod'
import { parseJson } from '../_shared/http/body.ts'
import { callDatabase, type AdminClient } from '../_shared/database.ts'

/*
 * https://resend.com/docs/webhooks/emails/bounced, …/complained. A bounce of the type Transient may pass, such as
 * a full mailbox (the types are those of Amazon SES).
 */
const eventSchema = z.object({
  type: z.enum(['email.bounced', 'email.complained']),
  data: z.object({
    email_id: z.string().max(500),
    to: z.array(z.string().max(500)).min(1),
    bounce: z
      .object({
        message: z.string().nullish().catch(null),
        type: z.string().nullish().catch(null),
        subType: z.string().nullish().catch(null),
      })
      .nullish()
      .catch(null),
  }),
})

/** A later event of our mail, after its provider had accepted it. */
export type MailEvent = {
  message_id: string
  address: string
  event: 'bounced' | 'complained'
  reason: string
  /** Whether the address must get no more newsletters. */
  is_lasting: boolean
}

/** Reads a webhook event of Resend; undefined for events of other types. */
export function readMailEvent(body: Uint8Array<ArrayBuffer>): MailEvent | undefined {
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
    is_lasting: !isBounce || bounce?.type !== 'Transient',
  }
}

/** Stores an event; a repeated one changes nothing. */
export const storeMailEvent = (event: MailEvent, database: AdminClient) =>
  callDatabase(database.rpc('note_mail_event', event))
