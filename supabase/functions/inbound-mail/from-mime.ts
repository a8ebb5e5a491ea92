import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { authenticationOf, hasOneAuthor } from './authentication.ts'
import {
  isAutomaticReply,
  mailboxes,
  type Bounce,
  type IncomingFile,
  type IncomingMail,
} from './incoming-mail.ts'
import { notAllShown } from './long-text.ts'
import { limits, plainMail, type PlainMail } from './plain-mail.ts'

/** How much of a report is read, in bytes. */
const longestReport = 64 * 1024

const unreadable = 'Письмо повреждено: прочитать удалось не всё.'
const unchecked = 'Письмо подписано, подпись не проверена.'

/** A parsed mail, whose files have their contents again. Of one that the parser refuses, the header. */
async function parse({ source, files }: PlainMail): Promise<Email & { isBroken?: boolean }> {
  try {
    const mail = await PostalMime.parse(source, { maxRfc822NestingDepth: limits.depth })
    const attachments = mail.attachments.map((attachment) => {
      const number = bodyOf(attachment).trim()
      const content = /^\d+$/.test(number) ? files[Number(number)] : undefined
      return content ? { ...attachment, content } : attachment
    })
    return { ...mail, attachments }
  } catch (error) {
    console.warn('a mail could not be parsed:', error instanceof Error ? error.message : error)
    const text = new TextDecoder().decode(source)
    const [header = ''] = text.split('\n\n', 1)
    return { ...(await PostalMime.parse(header)), text: '', attachments: [], isBroken: true }
  }
}

/** What an invitation is about, loaded on demand: few mails are one. */
async function calendarTextOf(calendar: string): Promise<string> {
  return calendar ? (await import('./calendar-text.ts')).calendarText(calendar) : ''
}

const bodyOf = ({ content }: Attachment): string =>
  typeof content === 'string'
    ? content
    : new TextDecoder().decode(content.slice(0, longestReport)).replace(/\r?\n[ \t]+/g, ' ')

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
  const plain = plainMail(source)
  const mail = await parse(plain)
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  const [from, ...otherAuthors] = mailboxes(header('from'))
  const authors = mail.headers.filter(({ key }) => key === 'from').map(({ value }) => value)
  const text = mail.text?.trim() || mail.html ? mail.text : await calendarTextOf(plain.calendar)
  const verdict = authenticationOf(header('authentication-results'), receiver, from?.address)
  const isAuthorClear = !plain.isCut && otherAuthors.length === 0 && hasOneAuthor(authors)
  const isEmpty = !from && !mail.subject && !text && !mail.html
  return {
    from,
    to: mailboxes(header('to'))[0] ?? mailboxes(header('delivered-to'))[0],
    replyTo: mailboxes(header('reply-to'))[0],
    subject: mail.subject ?? '',
    text: text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    inReplyTo: mail.inReplyTo ?? '',
    references: mail.references ?? '',
    isAutomatic: isAutomaticReply(header),
    // Of several authors a provider verifies one, and does not say which; what was left out may name another.
    authentication: verdict === 'pass' && !isAuthorClear ? 'none' : verdict,
    bounce: bounceOf(header('content-type') ?? '', mail.attachments),
    files: [...mail.attachments.map(fileOf), ...plain.pictures],
    remarks: [
      ...(plain.isCut || mail.isBroken || isEmpty ? [unreadable] : []),
      ...(plain.isShortened ? [notAllShown] : []),
      ...(plain.isSigned ? [unchecked] : []),
    ],
    source,
  }
}
