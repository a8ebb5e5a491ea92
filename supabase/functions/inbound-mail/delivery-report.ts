import type { Mailbox } from 'postal-mime'
import { idsIn, referencesIn } from './message-ids.ts'

/** A report of a permanent delivery failure. */
export type Bounce = {
  /** Candidates for the mail's Message-ID, the likeliest first: our own, or one given by a provider. */
  returnedIds: string[]
  /** Ids that identify the mail's thread. */
  threadIds: string[]
  /** The addresses it did not reach, in lower case. */
  recipients: string[]
  /** The report's own text, which is untrusted. */
  reason: string
  /** Whether the address will never accept mail again; a full mailbox is temporary. */
  isLasting: boolean
  /** Whether a mail server wrote it: by its name, or with an empty return path. */
  isBySystem: boolean
}

/** Reads a header of a mail by its lower-case name; undefined if it has none. */
export type Header = (name: string) => string | undefined

/** The names under which programs return mails. */
const systemNames = /^(mailer-?daemon|mail-?daemon|postmaster|microsoftexchange[0-9a-f]{32})(@|$)/i

const isSystemName = (from: Mailbox | undefined) => systemNames.test(from?.address.trim() ?? '')

/**
 * Whether a mail server wrote a mail, rather than a person or an absence note: servers mark their reports as
 * automatic as well (Postfix and Exim: `Auto-Submitted: auto-replied`).
 */
export const isBySystem = (from: Mailbox | undefined, header: Header): boolean =>
  isSystemName(from) ||
  header('x-failed-recipients') !== undefined ||
  /^\s*multipart\/report\b.*\breport-type\s*=\s*"?delivery-status\b/is.test(
    header('content-type') ?? '',
  )

/** An empty return path. Absence notes have it too (RFC 3834, section 3.3). */
const isUnanswerable = (header: Header) =>
  ['', '<>'].includes((header('return-path') ?? 'none').replace(/\s/g, ''))

/** Where a server says only in words that it still tries, or why it gave up. */
const isLate =
  /\bdelayed\b|\bwarning\b|will be retried|still (being )?(tr|attempt)|задерж|отложен|повтор/i
const isRefused = /\b5\d\d\b|\b5\.\d{1,3}\.\d{1,3}\b/

const unfold = (text: string) => text.replace(/\r?\n[ \t]+/g, ' ')

/** The values of a header, wherever a text repeats it. */
const valuesOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^[ \\t>]*${name}:[ \\t]*(\\S.*)$`, 'gim'))].map(
    ([, value]) => value ?? '',
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

/** The beginning of a report in words, before the returned mail. */
const beginningOf = (text: string) =>
  text
    .slice(0, 2000)
    .split(/^[ \t]*[-=_*]{3}.*$|^[ \t>]*(?:message-id|received|return-path):/im)[0]
    ?.replace(/\s+/g, ' ')
    .trim() ?? ''

/**
 * Parses a report, by RFC 3464 or in the words of Exim, qmail and services without such a part. Undefined for any
 * other mail, whatever sender it claims; `harmless` for a report of a delay, or of a delivery.
 */
export function readReport(
  from: Mailbox | undefined,
  header: Header,
  content: Record<'status' | 'returned' | 'text', string>,
): Bounce | 'harmless' | undefined {
  // Such as a read receipt.
  if (/\breport-type\s*=\s*"?(?!delivery-status)\w/i.test(header('content-type') ?? ''))
    return undefined
  const status = unfold(content.status)
  // A mail with copies may have reached some recipients.
  const failure = status
    .split(/\r?\n[ \t]*\r?\n/)
    .filter((recipient) => /^failed\b/i.test(valuesOf(recipient, 'action')[0] ?? ''))
    .join('\n')
  const returned = unfold(content.returned)
  const idsOf = (name: string) => valuesOf(returned, name).flatMap((value) => idsIn(value))
  const ownIds = [...idsOf('x-outbox-id'), ...idsOf('message-id')]
  const failed = header('x-failed-recipients')

  if (status) {
    if (!failure) return 'harmless'
  } else if (failed === undefined) {
    const isNamed = isBySystem(from, header)
    if (!isNamed && !(isUnanswerable(header) && isRefused.test(content.text))) return undefined
    if (ownIds.length === 0) return undefined
    if (isLate.test(content.text)) return 'harmless'
  }

  const answered = idsIn(header('in-reply-to') ?? '')
  const references = referencesIn(header('references') ?? '')
  const code = /^[245]\.\d{1,3}\.\d{1,3}/.exec(valuesOf(failure, 'status')[0] ?? '')?.[0] ?? ''
  const diagnosis = valuesOf(failure, 'diagnostic-code')[0]?.replace(/^smtp;\s*/i, '')
  const words = diagnosis ?? (status ? '' : beginningOf(content.text))
  return {
    returnedIds: unique([...ownIds, ...answered, ...references.slice(-1)]),
    threadIds: unique([
      ...answered,
      ...references,
      ...idsOf('in-reply-to'),
      ...idsOf('references'),
    ]),
    recipients: addressesIn([
      ...valuesOf(failure, '(?:final|original)-recipient'),
      ...(failed === undefined ? [] : [failed]),
    ]),
    reason: words.includes(code) ? words : `${code} ${words}`.trim(),
    // 4.x.x may be temporary although no more attempts are made; 5.2.x is a full mailbox or similar (RFC 3463).
    isLasting: !/^(4\.|5\.2\.)/.test(code),
    isBySystem: isSystemName(from) || isUnanswerable(header),
  }
}
