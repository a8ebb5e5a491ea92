import { decodeWords } from 'postal-mime'
import { authenticationOf, hasOneAuthor } from './authentication.ts'
import { readReport } from './delivery-report.ts'
import { incomingMail, mailboxes, type IncomingMail } from './incoming-mail.ts'
import { notAllShown } from './long-text.ts'
import { isReaction, toldBy } from './machine-mail.ts'
import { valuesOf } from './mime-header.ts'
import { readTree, type MailTree } from './mime-tree.ts'
import { inOrder, readable, type Readable } from './readable-body.ts'
import { conversionBudget } from './text-of-html.ts'

/** How much of a report is read, in bytes. */
const longestReport = 64 * 1024

const unreadable = 'Письмо повреждено: прочитать удалось не всё.'
const unchecked = 'Письмо подписано, подпись не проверена.'

/** The text of an invitation, loaded on demand: few mails are one. */
async function calendarTextOf(calendar: string): Promise<string> {
  return calendar ? (await import('./calendar-text.ts')).calendarText(calendar) : ''
}

/**
 * What may contain a delivery report: its own part, what repeats the headers of the returned mail, and the text for
 * people. The raw mail shows headers that a parser takes for a part's own.
 */
function reportParts({ files }: MailTree, text: string, source: Uint8Array<ArrayBuffer>) {
  const textOf = (types: RegExp) =>
    files
      .flatMap(({ mediaType, content }) =>
        types.test(mediaType ?? '')
          ? [new TextDecoder().decode(content?.subarray(0, longestReport))]
          : [],
      )
      .join('\n\n')
  const raw = new TextDecoder('latin1').decode(source.subarray(0, 4 * longestReport))
  return {
    status: textOf(/^message\/(global-)?delivery-status$/),
    feedback: textOf(/^message\/feedback-report$/),
    returned: `${textOf(/^(message\/(rfc822|global)|text\/rfc822-headers)$/)}\n\n${raw.replace(/^[^]*?\r?\n\r?\n/, '')}`,
    text,
  }
}

/** Reads a raw mail (RFC 5322, MIME). @param receiver the authserv-id of our receiver's verdicts */
export async function fromMime(
  source: Uint8Array<ArrayBuffer>,
  receiver: string | undefined,
): Promise<IncomingMail> {
  const tree = readTree(source)
  const header = (name: string): string | undefined => valuesOf(tree.fields, name)[0]
  const files = tree.files.map((file) => ({ file, remark: toldBy(file) }))
  const budget = conversionBudget()
  const bodies: Readable[] = []
  for (const { text, html } of tree.bodies)
    bodies.push(await readable({ text: text.join('\n'), html: html.join('\n') }, budget))
  const body = inOrder(bodies)
  const text = body.text || body.html ? body.text : await calendarTextOf(tree.calendar)
  const subject = decodeWords(header('subject') ?? '')
  const [from, ...otherAuthors] = mailboxes(header('from'))
  const report = readReport(from, tree.fields, reportParts(tree, text, source))
  const verdict = authenticationOf(header('authentication-results'), receiver, from?.address)
  const isAuthorClear =
    !tree.isCut && otherAuthors.length === 0 && hasOneAuthor(valuesOf(tree.fields, 'from'))
  const isEmpty = !from && !subject && !text && !body.html
  const told = incomingMail({
    fields: tree.fields,
    from: header('from'),
    to: header('to'),
    cc: header('cc'),
    replyTo: header('reply-to'),
    subject,
    text,
    html: body.html,
    messageId: header('message-id'),
    inReplyTo: header('in-reply-to'),
    references: header('references'),
    files: [...files.flatMap(({ file, remark }) => (remark ? [] : file)), ...tree.pictures],
    source,
  })
  return {
    ...told,
    to: told.to.length > 0 ? told.to : mailboxes(header('delivered-to')).slice(0, 1),
    isAutomatic:
      told.isAutomatic ||
      tree.isReaction ||
      tree.files.some(isReaction) ||
      report === 'harmless' ||
      (report?.kind === 'delayed' && report.isBySystem),
    // A provider verifies one of several authors without saying which; an omitted field may name another.
    authentication: verdict === 'pass' && !isAuthorClear ? 'none' : verdict,
    report: report === 'harmless' ? undefined : report,
    remarks: [
      ...(tree.isCut || isEmpty ? [unreadable] : []),
      ...(tree.isShortened || budget.isSpent ? [notAllShown] : []),
      ...(tree.isSigned ? [unchecked] : []),
      ...files.flatMap(({ remark }) => remark ?? []),
    ],
  }
}
