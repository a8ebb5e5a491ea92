import type { Mailbox } from 'postal-mime'
import { isLastingFailure, statusOf } from './delivery-failure.ts'
import { idsIn, referencesIn } from './message-ids.ts'
import { fieldOf, parameterOf, valuesOf } from './mime-header.ts'

/** What a machine reports about a mail of ours. */
export type DeliveryReport = {
  kind: 'failed' | 'delayed' | 'complaint'
  /** Candidates for the mail's Message-ID, the likeliest first: our own, or one given by a provider. */
  returnedIds: string[]
  /** Ids that identify the mail's thread. */
  threadIds: string[]
  /** The addresses it did not reach, in lower case. */
  recipients: string[]
  /** The report's own text, which is untrusted. */
  reason: string
  /** Whether the address will never accept mail again. */
  isLasting: boolean
  /** Whether a program wrote it; a person may send a mail of any form. */
  isBySystem: boolean
}

/** The texts of a report: its parts for machines (RFC 3464, RFC 5965), the returned mail, and what people read. */
export type ReportParts = Record<'status' | 'feedback' | 'returned' | 'text', string>

type Fields = readonly string[]

/** The names under which mail servers return mails. */
const systemNames =
  /^<?(mailer[-._ ]?daemon|mail[-._ ]?daemon|mail[-._ ]?delivery[-._ ]?(sub)?(system|service)|post[-._ ]?master|microsoftexchange[0-9a-f]{32})($|[@ >])/i

/** Services that take no answers. */
const noReply = /^(no|do-?not)[-._]?reply/i

/** The type of a report (RFC 6522); undefined for any other mail. */
function reportType(fields: Fields): string | undefined {
  const type = fieldOf(fields, 'content-type')
  if (!/^\s*multipart\/report\b/i.test(type)) return undefined
  return parameterOf(type, 'report-type')?.trim().toLowerCase() ?? 'delivery-status'
}

/** The address that errors are sent to: an empty one in reports, and in absence notes (RFC 3834, section 3.3). */
const returnPath = (fields: Fields) => valuesOf(fields, 'return-path')[0]?.replace(/\s/g, '')

const isUnanswerable = (fields: Fields) => ['', '<>'].includes(returnPath(fields) ?? 'none')

/**
 * Whether a mail server wrote a mail, rather than a person or an absence note: by its names, or by marks of programs on
 * a report. Servers mark reports as automatic as well (Postfix and Exim: `Auto-Submitted: auto-replied`).
 */
export function isBySystem(from: Mailbox | undefined, fields: Fields): boolean {
  const isReport = reportType(fields) === 'delivery-status'
  const isMarked =
    /^auto-/i.test(fieldOf(fields, 'auto-submitted')) ||
    isUnanswerable(fields) ||
    noReply.test(from?.address ?? '')
  return (
    (isReport && isMarked) ||
    valuesOf(fields, 'x-failed-recipients').length > 0 ||
    [from?.address, from?.name, returnPath(fields)].some((name) =>
      systemNames.test(name?.trim() ?? ''),
    )
  )
}

/** Hotmail's complaints have no part for machines (https://sendersupport.olc.protection.outlook.com/snds/JMRP.aspx). */
const isHotmailComplaint = (address: string, returned: string) =>
  /^staff@(hotmail|outlook)\.com$/i.test(address) && /^X-HmXmrOriginalRecipient:/im.test(returned)

/** Where a server says only in words that it still tries, or that it gave up. */
const isLate =
  /\b(been|is|was|notification|message|delivery):? \(?delay(ed)?\b|will (be|keep|continue|try|retry)\b[^.]{0,40}\b(retr|try|attempt|deliver)|delivery attempts will|still (being )?(try|attempt|retr)|not yet been delivered|do not need to re-?send|warning message only|temporary failure report|задержива|отложен|попытки (доставки|доставить)[^.]{0,30} (будут|продолж)|повторн\S+ попытк/i
const isOver =
  /\b(permanent|fatal|giv(en|ing) up|gave up|undeliverable|expired)\b|failed permanently|could not be delivered|не удалось доставить|не доставлено|не может быть доставлено/i
const isRefused = /\b5\d\d\b|\b5\.\d{1,3}\.\d{1,3}\b/
const isUndelivered =
  /\bundeliver|(not|n't) (be |been )?delivered|delivery (has )?failed|fail(ed|ure) (to|of|in) deliver|mailbox is full|не(льзя| удалось| был[оа]?)? доставл/i

const unfold = (text: string) => text.replace(/\r?\n[ \t]+/g, ' ')

/** The values of a field, wherever a text repeats it. */
const repeated = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^[ \\t>]*${name}:[ \\t]*(\\S.*)$`, 'gim'))].map(
    ([, value]) => value?.trim() ?? '',
  )

const unique = (texts: readonly string[]) => [...new Set(texts)]

/** `rfc822; <Aida@client.example>` and lists of bare addresses. */
const addressesIn = (texts: readonly string[]) =>
  unique(
    texts
      .flatMap((text) => text.split(','))
      .map((text) => text.replace(/^.*;|[<>\s]/g, '').toLowerCase())
      .filter((text) => text.includes('@')),
  )

/** How much of a report in words is read, in characters. */
const readWords = 4000

/** A report in words, before the mail that it returns. */
const ownWords = (text: string) =>
  text
    .slice(0, readWords)
    .split(
      /^[ \t]*(?:-+[ \t]*)?(?:below this line|this is a copy|original message|message headers? follow|returned message)|^[ \t>]*(?:message-id|received|return-path):/im,
    )[0] ?? ''

const hasCode = /(?<![\d.])[45]\d\d[ -]|(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/

/** What a report in words says of the reason: the lines from a code on, or all of it; and how that begins. */
function reasonIn(words: string) {
  const lines = words.split(/\r?\n/).map((line) => line.trim())
  const first = lines.findIndex((line) => hasCode.test(line))
  const coded = lines.slice(first, first + 4).join(' ')
  const begins = words.split(/^[ \t]*[-=_*#]{3}.*$/m).find((part) => /\p{L}/u.test(part)) ?? ''
  const [said, reason] = first < 0 ? [words, begins] : [coded, coded]
  return { said, reason: reason.replace(/\s+/g, ' ').trim() }
}

const none = { said: '', reason: '' }

type Outcome = 'failed' | 'delayed' | 'delivered'

/** What the part about one recipient says (RFC 3464, section 2.3); undefined if it is about none. */
function outcomeOf(group: string): Outcome | undefined {
  const action = repeated(group, 'action')[0]?.toLowerCase() ?? ''
  const status = repeated(group, 'status')[0] ?? ''
  if (/^(failed|expired)/.test(action) || (!action && status.startsWith('5'))) return 'failed'
  if (/^(delivered|relayed|expanded)/.test(action)) return 'delivered'
  if (/^delayed/.test(action)) return 'delayed'
  if (status.startsWith('2')) return 'delivered'
  const said = repeated(group, 'diagnostic-code')[0]
  if (status || said) return isLate.test(said ?? '') ? 'delayed' : 'failed'
  return undefined
}

/** Why a mail did not arrive, by RFC 3464 or in words. */
function failureOf(groups: readonly string[], text: string) {
  const inWords = reasonIn(ownWords(text))
  const told = (groups.length > 0 ? groups : ['']).map((group) => {
    const diagnosis = repeated(group, 'diagnostic-code')[0]
      ?.replace(/^[\w-]+\s*;\s*/, '')
      .slice(0, readWords)
    return {
      status: repeated(group, 'status')[0] ?? '',
      ...(diagnosis ? { said: diagnosis, reason: diagnosis } : groups.length > 1 ? none : inWords),
    }
  })
  const [{ status, said, reason } = { status: '', ...none }] = told
  const code = statusOf(status, said)
  return {
    reason: reason.includes(code) ? reason : `${code} ${reason}`.trim(),
    // A mail with copies may have several recipients.
    isLasting: told.every((one) => isLastingFailure(one.status, one.said)),
  }
}

/** Whether a program wrote a report, by who sent it and what it contains. */
function isProgram(
  from: Mailbox | undefined,
  fields: Fields,
  { status, text, returned }: ReportParts,
) {
  const address = from?.address ?? ''
  return (
    isBySystem(from, fields) ||
    reportType(fields) === 'feedback-report' ||
    (!address && status !== '') ||
    (isUnanswerable(fields) && (status !== '' || isRefused.test(text))) ||
    (noReply.test(address) && isUndelivered.test(text)) ||
    isHotmailComplaint(address, returned)
  )
}

/** What a report says became of a mail. */
function kindOf(from: Mailbox | undefined, fields: Fields, parts: ReportParts, told: Outcome[]) {
  if (isHotmailComplaint(from?.address ?? '', parts.returned)) return 'complaint'
  if (reportType(fields) === 'feedback-report') {
    const type = repeated(parts.feedback, 'feedback-type')[0] ?? ''
    return /^(abuse|fraud|opt-out)/i.test(type) ? 'complaint' : 'harmless'
  }
  if (told.includes('failed')) return 'failed'
  if (told.length > 0) return told.includes('delayed') ? 'delayed' : 'harmless'
  const words = ownWords(parts.text)
  return isLate.test(words) && !isOver.test(words) ? 'delayed' : 'failed'
}

/**
 * Parses a report, by RFC 3464 and RFC 5965 or in the words of Exim, qmail and services without such parts. Undefined
 * for any other mail, whatever sender it claims; `harmless` for a report of a delivery.
 */
export function readReport(
  from: Mailbox | undefined,
  fields: Fields,
  parts: ReportParts,
): DeliveryReport | 'harmless' | undefined {
  const type = reportType(fields)
  // Such as a read receipt.
  if (type && !['delivery-status', 'feedback-report'].includes(type)) return undefined
  const byProgram = isProgram(from, fields, parts)
  if (!byProgram && !type) return undefined

  const groups = unfold(parts.status)
    .split(/\r?\n[ \t]*\r?\n/)
    .flatMap((text) => {
      const outcome = outcomeOf(text)
      return outcome ? { text, outcome } : []
    })
  const returned = unfold(parts.returned)
  const idsOf = (name: string) => repeated(returned, name).flatMap((value) => idsIn(value))
  const ownIds = [...idsOf('x-outbox-id'), ...idsOf('message-id')]
  const failed = valuesOf(fields, 'x-failed-recipients')
  if (groups.length === 0 && failed.length === 0 && ownIds.length === 0) return undefined

  const outcomes = groups.map(({ outcome }) => outcome)
  const kind = kindOf(from, fields, parts, outcomes)
  if (kind === 'harmless') return kind
  const told = groups.flatMap(({ text, outcome }) => (outcome === kind ? text : []))
  const { reason, isLasting } = failureOf(told, parts.text)
  const answered = idsIn(fieldOf(fields, 'in-reply-to'))
  const references = referencesIn(fieldOf(fields, 'references'))
  return {
    kind,
    returnedIds: unique([...ownIds, ...answered, ...references.slice(-1)]),
    threadIds: unique([
      ...answered,
      ...references,
      ...idsOf('in-reply-to'),
      ...idsOf('references'),
    ]),
    recipients: addressesIn([
      ...told.flatMap((group) => repeated(group, '(?:final|original)-recipient')),
      ...failed,
    ]),
    reason,
    isLasting: kind === 'complaint' || (kind === 'failed' && isLasting),
    isBySystem: byProgram,
  }
}
