import { z } from 'zod'
import { parseJson } from '../_shared/http/body.ts'
import { outboxTag } from '../_shared/mail/resend.ts'
import { idsIn } from './message-ids.ts'

/*
 * https://resend.com/docs/webhooks/emails/sent; the Message-ID since
 * https://resend.com/changelog/message-id-for-sent-emails
 */
const eventSchema = z.object({
  type: z.literal('email.sent'),
  data: z.object({ message_id: z.string(), tags: z.object({ [outboxTag]: z.uuid() }) }),
})

/** The argument of `note_message_id`, if this webhook event of Resend tells the Message-ID of one of our mails. */
export function readSentEvent(body: Uint8Array<ArrayBuffer>) {
  const { data: event } = eventSchema.safeParse(parseJson(body))
  const [message_id] = idsIn(event?.data.message_id ?? '')
  return event && message_id ? { mail_id: event.data.tags[outboxTag], message_id } : undefined
}
