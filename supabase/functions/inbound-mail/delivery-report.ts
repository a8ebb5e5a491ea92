import type { Mailbox } from 'postal-mime'
import { idsIn, referencesIn } from './message-ids.ts'

/** A report that a mail could not be delivered, for good. */
export type Bounce = {
  /** What may be the Message-ID of the mail, the likeliest first: our own, or one that a provider gave it. */
  returnedIds: string[]
  /** Ids that lead to the mail's thread. */
  threadIds: string[]
  /** The addresses that it did not reach, in lower case. */
  recipients: string[]
  /** What the report says of it: anybody's words. */
  reason: string
  /** Whether the address takes no mail any more; a full mailbox may pass. */
  isLasting: boolean
  /** Whether mail servers write so: under a name of their own, or with a return path that takes no answer. */
  isBySystem: boolean
}

/** Reads a header of a mail by its lower-case name; undefined where it has none. */
export type Header = (name: string) => string | undefined

/** A mail as far as a report may be in it. */
type Content = {
  /** The part `message/delivery-status`, if it has one. */
  status: string
  /** All that may repeat the headers of the mail that came back. */
  returned: string
  /** What it says to people. */
  text: string
}

/** The programs that return mails, by the names under which they write. */
const systemNames = /^(mailer-?daemon|mail-?daemon|postmaster|microsoftexchange[0-9a-f]{32})(@|$)/i

const isSystemName = (from: Mailbox | undefined) => systemNames.test(from?.address.trim() ?? '')

/**
 * Whether a mail server wrote a mail, and neither a person nor a program in their absence: servers mark their reports
 * as automatic as well (Postfix and Exim: `Auto-Submitted: auto-replied`).
 */
export const isBySystem = (from: Mailbox | undefined, header: Header): boolean =>
  isSystemName(from) ||
  header('x-failed-recipients') !== undefined ||
  /^\s*multipart\/report\b.*\breport-type\s*=\s*"?delivery-status\b/is.test(
    header('content-type') ?? '',
  )

/** An empty return path. Absence notes have it as well (RFC 3834, section 3.3). */
const isUnanswerable = (header: Header) =>
  ['', '<>'].includes((header('return-path') ?? 'none').replace(/\s/g, ''))

/** Where a server tells in words alone that it still tries, or why it gave up. */
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
      .map((text) =>
        text
          .replace(/^.*;/, '')
          .replace(/[<>\s]/g, '')
          .toLowerCase(),
      )
      .filter((text) => text.includes('@')),
  )

/** How a report in words begins, up to what it returns. */
const beginningOf = (text: string) =>
  text
    .slice(0, 2000)
    .split(/^[ \t]*[-=_*]{3,}.*$|^[ \t>]*(?:message-id|received|return-path):/im)[0]
    ?.replace(/\s+/g, ' ')
    .trim() ?? ''

/**
 * What a report says, by RFC 3464 or in the words of Exim, qmail and services that write no such part. Undefined for any
 * other mail, whatever sender it claims; `harmless` for a report that a mail is late, or has arrived.
 */
export function readReport(
  from: Mailbox | undefined,
  header: Header,
  content: Content,
): Bounce | 'harmless' | undefined {
  // Such as one that a mail was read.
  if (/\breport-type\s*=\s*"?(?!delivery-status)\w/i.test(header('content-type') ?? ''))
    return undefined
  const status = unfold(content.status)
  // A mail with copies may have reached some.
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
    // 4.x.x may pass although no more attempts are made; 5.2.x is a full mailbox or the like (RFC 3463).
    isLasting: !/^(4\.|5\.2\.)/.test(code),
    isBySystem: isSystemName(from) || isUnanswerable(header),
  }
}
