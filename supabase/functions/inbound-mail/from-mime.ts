import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { authenticationOf, hasOneAuthor } from './authentication.ts'
import { isBySystem, readReport } from './delivery-report.ts'
import {
  incomingMail,
  isAutomaticReply,
  mailboxes,
  type IncomingFile,
  type IncomingMail,
} from './incoming-mail.ts'
import { notAllShown } from './long-text.ts'
import { limits, plainMail, type PlainMail } from './plain-mail.ts'

/** How much of a report is read, in bytes. */
const longestReport = 64 * 1024

const unreadable = 'Письмо повреждено: прочитать удалось не всё.'
const unchecked = 'Письмо подписано, подпись не проверена.'

/** A parsed mail with the contents of its files restored. If the parser refuses it, the header only. */
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

/** The text of an invitation, loaded on demand: few mails are one. */
async function calendarTextOf(calendar: string): Promise<string> {
  return calendar ? (await import('./calendar-text.ts')).calendarText(calendar) : ''
}

const bodyOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content.slice(0, longestReport))

/**
 * What may contain a delivery report: its own part, what repeats the headers of the returned mail, and the text for
 * people. The raw mail shows headers that a parser takes for a part's own.
 */
function reportParts({ attachments, text }: Email, source: Uint8Array<ArrayBuffer>) {
  const textOf = (types: RegExp) =>
    attachments
      .flatMap((attachment) => (types.test(attachment.mimeType) ? [bodyOf(attachment)] : []))
      .join('\n\n')
  const raw = new TextDecoder('latin1').decode(source.slice(0, 4 * longestReport))
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

/** Reads a raw mail (RFC 5322, MIME). @param receiver the authserv-id of our receiver's verdicts */
export async function fromMime(
  source: Uint8Array<ArrayBuffer>,
  receiver: string | undefined,
): Promise<IncomingMail> {
  const plain = plainMail(source)
  const mail = await parse(plain)
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  const [from, ...otherAuthors] = mailboxes(header('from'))
  const report = readReport(from, header, reportParts(mail, source))
  const authors = mail.headers.filter(({ key }) => key === 'from').map(({ value }) => value)
  const text = mail.text?.trim() || mail.html ? mail.text : await calendarTextOf(plain.calendar)
  const verdict = authenticationOf(header('authentication-results'), receiver, from?.address)
  const isAuthorClear = !plain.isCut && otherAuthors.length === 0 && hasOneAuthor(authors)
  const isEmpty = !from && !mail.subject && !text && !mail.html
  const told = incomingMail({
    ...mail,
    header,
    from: header('from'),
    to: header('to'),
    cc: header('cc'),
    replyTo: header('reply-to'),
    text,
    files: [...mail.attachments.map(fileOf), ...plain.pictures],
    source,
  })
  return {
    ...told,
    to: told.to.length > 0 ? told.to : mailboxes(header('delivered-to')).slice(0, 1),
    isAutomatic:
      isAutomaticReply(header) && (report === 'harmless' || !(report ?? isBySystem(from, header))),
    // Of several authors a provider verifies one without saying which; an omitted field may name another.
    authentication: verdict === 'pass' && !isAuthorClear ? 'none' : verdict,
    bounce: report === 'harmless' ? undefined : report,
    remarks: [
      ...(plain.isCut || mail.isBroken || isEmpty ? [unreadable] : []),
      ...(plain.isShortened ? [notAllShown] : []),
      ...(plain.isSigned ? [unchecked] : []),
    ],
  }
}
