import { z } from 'zod'
import { fieldLimits } from '../_shared/contracts/lead-fields.ts'
import { escapeHtml } from '../_shared/mail/html.ts'
import { oneLine, storableTexts, visibleText } from '../_shared/text.ts'
import type { IncomingMail } from './incoming-mail.ts'
import { idsIn, referencesIn, substituteId } from './message-ids.ts'
import { recipientsOf } from './recipients.ts'
import { receivedFiles, type RefusedFile } from './received-files.ts'
import { textOfHtml } from './text-of-html.ts'

/** Longest stored texts, in characters. The database repeats them as checks. */
const limits = { subject: 500, body: 20_000, html: 200_000 } as const

/** Most files that were not kept and are listed by name. */
const namedFiles = 20

const cutShort = 'Письмо очень длинное: здесь только его начало.'

const addressSchema = z.email().max(fieldLimits.email)

/** The beginning of a text, never ending in half a surrogate pair. */
const beginning = (text: string, length: number) =>
  text.length > length ? text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '') : text

/**
 * A text as one line. It is cut roughly first, so that megabytes need not be split into characters.
 */
const lineOf = (text: string, longest: number) =>
  oneLine(String(storableTexts(beginning(text, 8 * longest))), longest)

const addressOf = (mailbox: IncomingMail['from']) =>
  addressSchema.safeParse(mailbox?.address.trim()).data

/** Remarks on what the text of the mail does not show. */
function remarksOn({ remarks }: IncomingMail, refused: RefusedFile[]): string[] {
  const files = refused
    .slice(0, namedFiles)
    .map(({ name, reason }) => `${lineOf(name, 80)} (${reason})`)
  const others = refused.length - files.length
  return [
    ...remarks,
    ...(files.length
      ? [`Вложения не сохранены: ${files.join(', ')}${others ? ` и ещё ${others}` : ''}.`]
      : []),
  ]
}

/** Text and HTML within their limits, with the remarks below the text and above the HTML. */
async function contentOf(mail: IncomingMail, refused: RefusedFile[]) {
  const html = String(storableTexts(mail.html)).trim()
  const source = (mail.text.trim() ? mail.text : await textOfHtml(html)).trim()
  const text = visibleText(String(storableTexts(beginning(source, 4 * limits.body))))
  const isCut =
    source.length > 4 * limits.body || text.length > limits.body || html.length > limits.html
  const all = (isCut ? [cutShort] : [])
    .concat(remarksOn(mail, refused))
    .map((remark) => `[${remark}]`)
  const below = all.length ? `\n\n${all.join('\n')}` : ''
  const above = all.map((remark) => `<p>${escapeHtml(remark)}</p>\n`).join('')
  return {
    body: `${beginning(text, limits.body - below.length).trim()}${below}`.trim() || null,
    html_content: html ? above + beginning(html, limits.html - above.length) : null,
  }
}

/**
 * Turns a mail into the argument of `receive_email`, and the files that are stored after it.
 *
 * @param own our own addresses, in lower case
 */
export async function receivedEmail(mail: IncomingMail, own: readonly string[]) {
  const { kept: files, refused } = receivedFiles(mail.files)
  const [messageId = await substituteId(mail.source)] = idsIn(mail.messageId)
  const email = {
    from_email: addressOf(mail.from) ?? null,
    from_name: lineOf(mail.from?.name ?? '', fieldLimits.name - 1) || null,
    authentication: mail.authentication,
    ...recipientsOf(mail, own, addressOf),
    subject: lineOf(mail.subject, limits.subject - 1) || null,
    ...(await contentOf(mail, refused)),
    // Nobody waits for an answer to an out-of-office reply.
    status: mail.isAutomatic ? 'processed' : 'new',
    message_id: messageId,
    in_reply_to: idsIn(mail.inReplyTo)[0] ?? null,
    reference_ids: referencesIn(mail.references),
    attachments: files.map(({ row }) => row),
  }
  return { email, files }
}
