import { addressParser, type Mailbox } from 'postal-mime'
import type { MailAuthentication } from '../_shared/contracts/inbound.ts'
import type { Bounce, Header } from './delivery-report.ts'

/** A received mail from any source, unchecked. */
export type IncomingMail = {
  from: Mailbox | undefined
  /** The first recipient. */
  to: Mailbox | undefined
  /** The recipients after the first one. */
  alsoTo: Mailbox[]
  cc: Mailbox[]
  replyTo: Mailbox | undefined
  subject: string
  text: string
  html: string
  /** The raw id headers, which may contain anything. */
  messageId: string
  inReplyTo: string
  references: string
  /** Whether it is an automatic reply (RFC 3834), which expects no answer. */
  isAutomatic: boolean
  /** What our own mails bear besides a Message-ID, which providers replace. */
  outboxId: string | undefined
  /** The provider's verdict on the sender. */
  authentication: MailAuthentication
  /** What a delivery report says, if the mail is one. */
  bounce: Bounce | undefined
  files: IncomingFile[]
  /** Notes for staff on how the mail was read, in Russian. */
  remarks: string[]
  /** The raw bytes; their hash identifies a mail without a Message-ID. */
  source: Uint8Array<ArrayBuffer>
}

/** A file in a received mail, as its sender describes it. */
export type IncomingFile = {
  name: string | undefined
  mediaType: string | undefined
  /** Of a picture that the HTML shows by `cid:`. */
  contentId: string | undefined
  /** Undefined: the provider keeps it to itself. */
  content: Uint8Array<ArrayBuffer> | undefined
}

/** How much of an address header is read, in characters: some hundreds of addresses. */
const longestAddresses = 16 * 1024

/** The mailboxes in an address header; of a very long one those at its beginning. */
export function mailboxes(header: string | readonly string[] | undefined): Mailbox[] {
  const text = [header ?? []].flat().join(', ')
  const read =
    text.length > longestAddresses
      ? text.slice(0, Math.max(0, text.lastIndexOf(',', longestAddresses)))
      : text
  return addressParser(read, { flatten: true }).flatMap((it) =>
    it.address === undefined ? [] : [it],
  )
}

/** What programs write that answer in their owner's absence, apart from `Auto-Submitted: auto-replied`. */
const absenceMarks = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-reply',
  'x-mail-autoreply',
  'x-autoreply-from',
] as const

/**
 * Whether a program answered in its owner's absence, by the headers (RFC 3834). Exchange calls its notes
 * `auto-generated`, as services call what they send by themselves, which may be a request: but notes answer a mail.
 */
export function isAutomaticReply(header: Header): boolean {
  const submitted = header('auto-submitted') ?? ''
  const isAnswer = [header('in-reply-to'), header('references')].some((it) => it?.trim())
  return (
    /^\s*auto-replied\b/i.test(submitted) ||
    /^\s*auto[-_]?reply\b/i.test(header('precedence') ?? '') ||
    absenceMarks.some((name) => header(name) !== undefined) ||
    (/^\s*auto-generated\b/i.test(submitted) &&
      isAnswer &&
      (header('x-ms-exchange-generated-message-source') !== undefined ||
        /\b(all|oof|autoreply)\b/i.test(header('x-auto-response-suppress') ?? '')))
  )
}
