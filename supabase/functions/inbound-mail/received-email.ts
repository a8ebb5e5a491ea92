import { z } from 'zod'
import type { Json } from '../_shared/contracts/database.types.ts'
import { fieldLimits } from '../_shared/contracts/lead-fields.ts'
import { cleanTexts, visibleText } from '../_shared/http/clean-text.ts'
import { escapeHtml } from '../_shared/mail/html.ts'
import { oneLine } from '../_shared/mail/one-line.ts'
import type { IncomingMail } from './incoming-mail.ts'
import { idsIn, referencesIn, substituteId } from './message-ids.ts'
import { textOfHtml } from './text-of-html.ts'

/** Longest texts that are kept, in characters. The database repeats them as checks. */
const limits = { subject: 500, body: 20_000, html: 200_000 } as const

/** Names of files that are told of one mail. */
const namedFiles = 20

const cutShort = 'Письмо очень длинное: здесь только его начало.'

const addressSchema = z.email().max(fieldLimits.email)

/** A text's beginning, with no half of a letter at its end. */
const beginning = (text: string, length: number) =>
  text.length > length ? text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '') : text

/**
 * A text as one line. Its beginning is taken first: nobody shall make us count the letters of megabytes.
 */
const lineOf = (text: string, longest: number) =>
  oneLine(String(cleanTexts(beginning(text, 8 * longest))), longest)

const addressOf = (mailbox: IncomingMail['from']) =>
  addressSchema.safeParse(mailbox?.address.trim()).data

/** What the mail itself does not say, or says where nobody looks. */
function remarksOn({ remarks, attachments, from, replyTo }: IncomingMail): string[] {
  const files = attachments.slice(0, namedFiles).map((name) => lineOf(name, 80))
  const others = attachments.length - files.length
  const answerTo = addressOf(replyTo)
  return [
    ...remarks,
    ...(files.length
      ? [`Вложения не сохранены: ${files.join(', ')}${others ? ` и ещё ${others}` : ''}.`]
      : []),
    ...(answerTo && answerTo.toLowerCase() !== from?.address.toLowerCase()
      ? [`Отправитель просит отвечать на адрес ${answerTo}.`]
      : []),
  ]
}

/** Text and HTML within their limits, each with the remarks: below the text, above the HTML. */
async function contentOf(mail: IncomingMail) {
  const html = String(cleanTexts(mail.html)).trim()
  const source = (mail.text.trim() ? mail.text : await textOfHtml(html)).trim()
  const text = visibleText(String(cleanTexts(beginning(source, 4 * limits.body))))
  const isCut =
    source.length > 4 * limits.body || text.length > limits.body || html.length > limits.html
  const all = (isCut ? [cutShort] : []).concat(remarksOn(mail)).map((remark) => `[${remark}]`)
  const below = all.length ? `\n\n${all.join('\n')}` : ''
  const above = all.map((remark) => `<p>${escapeHtml(remark)}</p>\n`).join('')
  return {
    body: `${beginning(text, limits.body - below.length).trim()}${below}`.trim() || null,
    html_content: html ? above + beginning(html, limits.html - above.length) : null,
  }
}

/** What the database is told of a mail. */
export async function receivedEmail(mail: IncomingMail): Promise<{ email: Json; customer: Json }> {
  const address = addressOf(mail.from)
  const [messageId = await substituteId(mail.source)] = idsIn(mail.messageId)
  const isFromSomebody = mail.origin !== 'bounce' && address !== undefined
  return {
    email: {
      from_email: address ?? null,
      to_email: addressOf(mail.to) ?? null,
      subject: lineOf(mail.subject, limits.subject - 1) || null,
      ...(await contentOf(mail)),
      // Nobody waits for an answer to a note that its writer is on leave.
      status: mail.origin === 'responder' ? 'processed' : 'new',
      message_id: messageId,
      in_reply_to: idsIn(mail.inReplyTo)[0] ?? null,
      reference_ids: referencesIn(mail.references),
    },
    customer: isFromSomebody
      ? {
          email: address,
          name: lineOf(mail.from?.name ?? '', fieldLimits.name - 1) || null,
        }
      : null,
  }
}
