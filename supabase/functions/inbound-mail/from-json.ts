import { inboundMailSchema, type InboundMail } from '../_shared/contracts/inbound.ts'
import { fromBase64 } from '../_shared/crypto.ts'
import { parseBody, parseJson } from '../_shared/http/body.ts'
import { isBySystem } from './delivery-report.ts'
import {
  isAutomaticReply,
  mailboxes,
  type IncomingFile,
  type IncomingMail,
} from './incoming-mail.ts'

function fileOf(file: NonNullable<InboundMail['attachments']>[number]): IncomingFile {
  if (typeof file === 'string') {
    return { name: file, mediaType: undefined, contentId: undefined, content: undefined }
  }
  const { filename: name, contentType: mediaType, contentId } = file
  return { name, mediaType, contentId, content: fromBase64(file.content) }
}

/**
 * Reads a mail in JSON, parsed by the provider.
 *
 * @throws HttpError malformed_json or invalid_fields
 */
export function fromJson(source: Uint8Array<ArrayBuffer>): IncomingMail {
  const mail = parseBody(inboundMailSchema, parseJson(source))
  const header = (name: string) => (name === 'auto-submitted' ? mail.autoSubmitted : undefined)
  const [from] = mailboxes(mail.from)
  const [to, ...alsoTo] = mailboxes(mail.to)
  return {
    from,
    to,
    alsoTo,
    cc: mailboxes(mail.cc),
    replyTo: mailboxes(mail.replyTo)[0],
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    inReplyTo: mail.inReplyTo ?? '',
    references: [mail.references ?? []].flat().join(' '),
    isAutomatic: isAutomaticReply(header) && !isBySystem(from, header),
    outboxId: undefined,
    authentication: mail.authentication ?? 'none',
    bounce: undefined,
    files: (mail.attachments ?? []).map(fileOf),
    remarks: [],
    source,
  }
}
