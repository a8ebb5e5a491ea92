import { z } from 'zod'
import { parseJson } from '../_shared/http/body.ts'

const text = z.string().nullish().catch(null)

/*
 * https://resend.com/docs/webhooks/emails/bounced, …/complained, …/failed, …/suppressed. A failed mail was accepted and
 * not sent after all, because of a quota for example; a suppressed one was not sent because its address bounced or
 * complained before.
 */
const eventSchema = z.object({
  type: z.enum(['email.bounced', 'email.complained', 'email.failed', 'email.suppressed']),
  data: z.object({
    email_id: z.string().max(500),
    to: z.array(z.string().max(500)).min(1),
    bounce: z.object({ message: text, type: text, subType: text }).nullish().catch(null),
    failed: z.object({ reason: text }).nullish().catch(null),
    suppressed: z.object({ message: text, type: text }).nullish().catch(null),
  }),
})

type Event = z.output<typeof eventSchema>

/**
 * Whether the address must get no more newsletters; undefined: once it happens again. A bounce of the type Transient may
 * pass, such as a full mailbox; of an Undetermined one Amazon SES knows no cause
 * (https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html#bounce-types).
 */
function isLasting({ type, data: { bounce } }: Event): boolean | undefined {
  if (type === 'email.failed') return false
  if (type !== 'email.bounced') return true
  if (bounce?.type === 'Undetermined') return undefined
  return bounce?.type !== 'Transient'
}

/** Reads a webhook event of Resend as the argument of `note_mail_event`; undefined for events of other types. */
export function readMailEvent(body: Uint8Array<ArrayBuffer>) {
  const parsed = eventSchema.safeParse(parseJson(body))
  if (!parsed.success) return undefined
  const { type, data } = parsed.data
  const { email_id: message_id, to, bounce, failed, suppressed } = data
  const told = [
    ...[bounce?.type, bounce?.subType, bounce?.message],
    ...[failed?.reason, suppressed?.type, suppressed?.message],
  ]
  const is_lasting = isLasting(parsed.data)
  return {
    message_id,
    address: to[0] ?? '',
    event: type.replace('email.', ''),
    reason: told.filter(Boolean).join(': '),
    ...(is_lasting !== undefined && { is_lasting }),
  }
}
