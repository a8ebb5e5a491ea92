import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { mailboxes, originOf, type IncomingMail } from './incoming-mail.ts'

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

/** The Message-ID of the returned mail, which a bounce has attached, whole or as headers. */
function returnedId(attachments: Attachment[]): string {
  const returned = attachments.find(({ mimeType }) =>
    ['message/rfc822', 'text/rfc822-headers', 'message/global'].includes(mimeType),
  )
  if (!returned || typeof returned.content === 'string') return ''
  const start = new TextDecoder('latin1').decode(returned.content.slice(0, longestHeader))
  return /^message-id:\s*(<[^>\r\n]+>)/im.exec(start)?.[1] ?? ''
}

/** Reads a raw mail (RFC 5322, MIME). */
export async function fromMime(source: Uint8Array<ArrayBuffer>): Promise<IncomingMail> {
  const mail = await parse(source)
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  const [from] = mailboxes(header('from'))
  const origin = originOf(header, from)
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
    references: `${mail.references ?? ''} ${origin === 'bounce' ? returnedId(mail.attachments) : ''}`,
    origin,
    attachments: mail.attachments
      .filter(({ related }) => !related)
      .map(({ filename, mimeType }) => filename ?? mimeType),
    remarks: mail.isBroken || isEmpty ? [unreadable] : [],
    source,
  }
}
