import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { authenticationOf } from './authentication.ts'
import { isBySystem, readReport } from './delivery-report.ts'
import {
  isAutomaticReply,
  mailboxes,
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
  typeof content === 'string' ? content : new TextDecoder().decode(content.slice(0, longestHeader))

/** What a mail may hold of a delivery report. The raw mail shows headers that a parser takes for a part's own. */
function reportParts({ attachments, text }: Email, source: Uint8Array<ArrayBuffer>) {
  const textOf = (types: RegExp) =>
    attachments.flatMap((it) => (types.test(it.mimeType) ? [bodyOf(it)] : [])).join('\n\n')
  const raw = new TextDecoder('latin1').decode(source.slice(0, 4 * longestHeader))
  return {
    status: textOf(/^message\/(global-)?delivery-status$/),
    returned: `${textOf(/^(message\/(rfc822|global)|text\/rfc822-headers)$/)}\n\n${raw.replace(/^[^]*?\r?\n\r?\n/, '')}`,
    text: text ?? '',
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
  const [to, ...alsoTo] = mailboxes(header('to'))
  const report = readReport(from, header, reportParts(mail, source))
  const isEmpty = !from && !mail.subject && !mail.text && !mail.html
  return {
    from,
    to: to ?? mailboxes(header('delivered-to'))[0],
    alsoTo,
    cc: mailboxes(header('cc')),
    replyTo: mailboxes(header('reply-to'))[0],
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    inReplyTo: mail.inReplyTo ?? '',
    references: mail.references ?? '',
    isAutomatic:
      isAutomaticReply(header) && (report === 'harmless' || !(report ?? isBySystem(from, header))),
    outboxId: header('x-outbox-id'),
    // Of several authors a provider verifies one, and does not say which.
    authentication: otherAuthors.length
      ? 'none'
      : authenticationOf(header('authentication-results'), receiver, from?.address),
    bounce: report === 'harmless' ? undefined : report,
    files: mail.attachments.map(fileOf),
    remarks: mail.isBroken || isEmpty ? [unreadable] : [],
    source,
  }
}
