import { inboundMailSchema } from '../_shared/contracts/inbound.ts'
import { parseBody, parseJson } from '../_shared/http/body.ts'
import { isAutomaticReply, mailboxes, type IncomingMail } from './incoming-mail.ts'

/**
 * Reads a mail that arrives as JSON, already parsed by the provider.
 *
 * @throws HttpError malformed_json or invalid_fields
 */
export function fromJson(source: Uint8Array<ArrayBuffer>): IncomingMail {
  const mail = parseBody(inboundMailSchema, parseJson(source))
  const header = (name: string) => (name === 'auto-submitted' ? mail.autoSubmitted : undefined)
  return {
    from: mailboxes(mail.from)[0],
    to: mailboxes(mail.to)[0],
    replyTo: mailboxes(mail.replyTo)[0],
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    inReplyTo: mail.inReplyTo ?? '',
    references: [mail.references ?? []].flat().join(' '),
    isAutomatic: isAutomaticReply(header),
    authentication: mail.authentication ?? 'none',
    bounce: undefined,
    attachments: mail.attachments ?? [],
    remarks: [],
    source,
  }
}
