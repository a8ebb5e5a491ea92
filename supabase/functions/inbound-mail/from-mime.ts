import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { authenticationOf } from './authentication.ts'
import {
  isAutomaticReply,
  mailboxes,
  type Bounce,
  type IncomingFile,
  type IncomingMail,
} from './incoming-mail.ts'
import { declareCyrillic } from './undeclared-cyrillic.ts'

/** Longest header that is read, in bytes; no person's mail has a longer one. */
const longestHeader = 64 * 1024

const unreadable = 'Письмо повреждено: прочитать удалось не всё.'

/** The headers alone, up to the first empty line. */
function headersOf(source: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const start = source.slice(0, longestHeader)
  const text = new TextDecoder('latin1').decode(start)
  const end = /\r?\n\r?\n/.exec(text)?.index
  return start.slice(0, end ?? start.length)
}

/** Parses a mail; of one that cannot be parsed (nested too deep, say) only the headers. */
async function parse(source: Uint8Array<ArrayBuffer>): Promise<Email & { isBroken: boolean }> {
  try {
    return { ...(await PostalMime.parse(source)), isBroken: false }
  } catch (error) {
    console.warn('a mail could not be parsed:', error instanceof Error ? error.message : error)
    const headers = await PostalMime.parse(headersOf(source))
    return { ...headers, text: '', html: '', attachments: [], isBroken: true }
  }
}

const bodyOf = ({ content }: Attachment): string =>
  typeof content === 'string'
    ? content
    : new TextDecoder().decode(content.slice(0, longestHeader)).replace(/\r?\n[ \t]+/g, ' ')

/**
 * What a delivery report says (RFC 3464): which mail could not be delivered for good, and why. Undefined for
 * any other mail, whoever it claims to come from.
 */
function bounceOf(type: string, attachments: Attachment[]): Bounce | undefined {
  if (!/^\s*multipart\/report\b.*\breport-type\s*=\s*"?delivery-status\b/is.test(type))
    return undefined
  const partOf = (...types: string[]) => {
    const part = attachments.find(({ mimeType }) => types.includes(mimeType))
    return part && bodyOf(part)
  }
  const status = partOf('message/delivery-status', 'message/global-delivery-status') ?? ''
  const returned = partOf('message/rfc822', 'text/rfc822-headers', 'message/global') ?? ''
  const field = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, 'im').exec(status)?.[1]?.trim()
  const name = /^message-id:\s*(<[^>\r\n]+>)/im.exec(returned)?.[1]
  // A report may also say that a mail is late, or has arrived.
  if (!name || field('action')?.toLowerCase() !== 'failed') return undefined
  const reason = field('diagnostic-code')?.replace(/^smtp;\s*/i, '') ?? field('status')
  return {
    returnedId: name,
    reason: reason ?? 'почтовый сервер получателя вернул письмо',
    // 4.x.x may pass although no more attempts are made; 5.2.x is a full mailbox or the like (RFC 3463).
    isLasting: !/^(4\.|5\.2\.)/.test(field('status') ?? ''),
  }
}

const fileOf = ({ filename, mimeType, contentId, content }: Attachment): IncomingFile => ({
  name: filename ?? undefined,
  mediaType: mimeType,
  contentId,
  content:
    typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
})

/**
 * Reads a raw mail (RFC 5322, MIME).
 *
 * @param receiver the authserv-id under which our receiver writes its verdict on senders
 */
export async function fromMime(
  source: Uint8Array<ArrayBuffer>,
  receiver: string | undefined,
): Promise<IncomingMail> {
  const mail = await parse(declareCyrillic(source))
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  const [from, ...otherAuthors] = mailboxes(header('from'))
  const isEmpty = !from && !mail.subject && !mail.text && !mail.html
  return {
    from,
    to: mailboxes(header('to'))[0] ?? mailboxes(header('delivered-to'))[0],
    replyTo: mailboxes(header('reply-to'))[0],
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    inReplyTo: mail.inReplyTo ?? '',
    references: mail.references ?? '',
    isAutomatic: isAutomaticReply(header),
    // Of several authors a provider verifies one, and does not say which.
    authentication: otherAuthors.length
      ? 'none'
      : authenticationOf(header('authentication-results'), receiver, from?.address),
    bounce: bounceOf(header('content-type') ?? '', mail.attachments),
    files: mail.attachments.map(fileOf),
    remarks: mail.isBroken || isEmpty ? [unreadable] : [],
    source,
  }
}
