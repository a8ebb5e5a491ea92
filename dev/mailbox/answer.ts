import { randomUUID } from 'node:crypto'
import type { InboundMailInput } from '../../supabase/functions/_shared/contracts/inbound.ts'
import type { StoredMail } from './store.ts'

/** Only a reply from the inbox belongs to a thread, into which an answer comes back. */
export const isAnswerable = ({ headers }: StoredMail) => Boolean(headers?.References)

/**
 * What a mail program sends when its owner answers a mail (RFC 5322, section 3.6.4). As Resend does, the
 * mailbox has given that mail a Message-ID of its own.
 */
export function answerTo(mail: StoredMail, text: string): InboundMailInput {
  const messageId = `<${mail.id}@mailbox.example>`
  return {
    from: mail.to,
    to: mail.replyTo ?? mail.from,
    subject: /^re:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`,
    text,
    messageId: `<${randomUUID()}.answer@mailbox.example>`,
    inReplyTo: messageId,
    references: `${mail.headers?.References ?? ''} ${messageId}`,
  }
}
