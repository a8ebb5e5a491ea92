import { uncheckedType } from '../_shared/contracts/attachment.ts'
import { fieldLimits } from '../_shared/contracts/lead-fields.ts'
import { normalAddress } from '../_shared/contracts/mail-address.ts'
import { escapeHtml } from '../_shared/contracts/escape-html.ts'
import { remarkLine } from '../_shared/contracts/mail-remark.ts'
import { isAnswer, newText } from '../_shared/contracts/new-text.ts'
import { cleanText, oneLine, storableTexts } from '../_shared/contracts/text.ts'
import { takeOutPictures, withoutDataUrls } from './data-urls.ts'
import type { IncomingMail } from './incoming-mail.ts'
import { notAllShown, shortened, shortenedHtml } from './long-text.ts'
import { idsIn, referencesIn, substituteId } from './message-ids.ts'
import { readable } from './readable-body.ts'
import { recipientsOf } from './recipients.ts'
import { receivedFiles, type ReceivedFile, type RefusedFile } from './received-files.ts'
import { conversionBudget } from './text-of-html.ts'

/** Maximum lengths of stored texts, in characters. The database repeats them as checks. */
const limits = { subject: 500, body: 20_000, html: 200_000, preview: 240 } as const

const onlyText = 'Оформление письма слишком большое: показан только его текст.'

const packed =
  'Вложения упакованы программой Outlook в winmail.dat: попросите отправителя прислать их отдельными файлами.'

/** Outlook's own format, which other programs cannot open (MS-OXTNEF, section 2.1.3.1). */
const isTnef = (content: Uint8Array) =>
  [0x78, 0x9f, 0x3e, 0x22].every((byte, index) => content[index] === byte)

/** Maximum number of files listed by name. */
const namedFiles = 20

/** RFC 5322's atoms and quoted local part, in any script (RFC 6531), with misplaced dots, which occur. */
const answerable =
  /^(?:"(?:[^"\\\p{C}]|\\[^\p{C}])+"|[^\s"(),:;<>@[\]\\\p{C}]+)@[^\s"(),:;<>@[\]\\\p{C}]+$/u

/** The address if it can be answered; those that only our forms would refuse are kept: they do send mail. */
function addressOf(mailbox: IncomingMail['from']): string | undefined {
  // Superfluous quotes would make two addresses of one.
  const address = mailbox?.address.trim().replace(/^"([\w.+-]+)"@/, '$1@') ?? ''
  const at = address.lastIndexOf('@')
  // The parser removes the quotes of a local part.
  const quoted = `"${address.slice(0, at).replace(/["\\]/g, '\\$&')}"${address.slice(at)}`
  const written = [address, ...(at > 0 ? [quoted] : [])].find(
    (form) => form.length <= fieldLimits.email && answerable.test(form),
  )
  return written && (normalAddress(written) ?? written)
}

/** The beginning of a text, never ending in half a surrogate pair. */
const beginning = (text: string, length: number) =>
  text.length > length ? text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '') : text

/** A text as one line. It is cut roughly first, so that megabytes need not be split into characters. */
const lineOf = (text: string, longest: number) => oneLine(beginning(text, 8 * longest), longest)

const namesOf = (names: readonly string[]) => {
  const others = names.length - namedFiles
  return `${names.slice(0, namedFiles).join(', ')}${others > 0 ? ` и ещё ${others}` : ''}`
}

type Files = { kept: ReceivedFile[]; refused: RefusedFile[] }

/** Remarks on what the text of the mail does not show. */
function remarksOn({ remarks, from }: IncomingMail, { kept, refused }: Files): string[] {
  const missing = refused.map(({ name, reason }) => `${lineOf(name, 80)} (${reason})`)
  const unchecked = kept
    .filter(({ row }) => row.media_type === uncheckedType)
    .map(({ row }) => lineOf(row.name, 80))
  const written = lineOf(from?.address ?? '', fieldLimits.email)
  return [
    ...remarks,
    ...(written && !addressOf(from)
      ? [`Адрес отправителя записан так: ${written}. Ответить на него нельзя.`]
      : []),
    ...(missing.length ? [`Вложения не сохранены: ${namesOf(missing)}.`] : []),
    ...(unchecked.length
      ? [`Вложения не проверены и хранятся 30 дней: ${namesOf(unchecked)}.`]
      : []),
    ...(kept.some(({ content }) => isTnef(content)) ? [packed] : []),
  ]
}

/** The room that remarks take below a text. */
const lengthOf = (remarks: readonly string[]) =>
  remarks.length ? remarks.reduce((length, remark) => length + remark.length + 3, 1) : 0

/** Text and HTML within their limits, with the remarks below the text and above the HTML. */
async function contentOf(mail: IncomingMail, remarks: readonly string[]) {
  const budget = conversionBudget()
  const read = await readable(
    { text: mail.text, html: String(storableTexts(mail.html)).trim() },
    budget,
  )
  const { html } = read
  const source = read.text.trim()
  const roughly = shortened(source, 4 * limits.body)
  const text = cleanText(roughly).trim()
  const isTextCut =
    remarks.includes(notAllShown) ||
    budget.isSpent ||
    roughly.length < source.length ||
    text.length > limits.body - lengthOf(remarks)
  const isHtmlCut = html.length > limits.html
  const isTextEnough = isHtmlCut && !isTextCut && text !== ''
  const all = new Set([
    ...(isTextEnough ? [onlyText] : isTextCut || isHtmlCut ? [notAllShown] : []),
    ...remarks,
  ])
  const lines = Array.from(all, remarkLine)
  const below = lines.length ? `\n\n${lines.join('\n')}` : ''
  const above = lines.map((line) => `<p>${escapeHtml(line)}</p>\n`).join('')
  return {
    body: `${shortened(text, limits.body - below.length).trim()}${below}`.trim() || null,
    html_content:
      html && !isTextEnough ? above + shortenedHtml(html, limits.html - above.length) : null,
  }
}

/** The argument of `receive_email`, and the files to store after it. @param own our addresses, in lower case */
export async function receivedEmail(received: IncomingMail, own: readonly string[]) {
  // Before anything is measured: pictures are longer than all text.
  const { html, pictures } = takeOutPictures(received.html)
  const files = receivedFiles([...received.files, ...pictures])
  const mail = { ...received, html, text: withoutDataUrls(received.text) }
  const [messageId = await substituteId(mail.source)] = idsIn(mail.messageId)
  const said = {
    subject: lineOf(mail.subject, limits.subject - 1) || null,
    in_reply_to: idsIn(mail.inReplyTo)[0] ?? null,
    reference_ids: referencesIn(mail.references),
  }
  const content = await contentOf(mail, remarksOn(mail, files))
  const email = {
    from_email: addressOf(mail.from) ?? null,
    from_name: lineOf((mail.writer ?? mail.from)?.name ?? '', fieldLimits.name - 1) || null,
    authentication: mail.authentication,
    ...recipientsOf(mail, own, addressOf),
    ...said,
    ...content,
    preview: content.body && beginning(newText(content.body, isAnswer(said)), limits.preview),
    // An out-of-office reply needs no answer. A report that names no mail of ours is for staff to read.
    status: mail.isAutomatic ? 'processed' : 'new',
    is_automatic: mail.isAutomatic || mail.isNewsletter || mail.report?.isBySystem === true,
    message_id: messageId,
    attachments: files.kept.map(({ row }) => row),
    ...(mail.unreadId !== undefined && { unread_id: mail.unreadId }),
  }
  return { email, files: files.kept }
}
