import { addressParser, type Mailbox } from 'postal-mime'
import type { MailAuthentication } from '../_shared/contracts/inbound.ts'
import { isBySystem, type Bounce, type Header } from './delivery-report.ts'

/** A received mail from any source, unvalidated. */
export type IncomingMail = {
  from: Mailbox | undefined
  to: Mailbox[]
  cc: Mailbox[]
  replyTo: Mailbox | undefined
  subject: string
  text: string
  html: string
  /** The raw id headers, which may contain anything. */
  messageId: string
  inReplyTo: string
  references: string
  /** Whether it is an automatic reply (RFC 3834), which needs no answer. */
  isAutomatic: boolean
  /** Our mails' own id besides the Message-ID, which providers replace. */
  outboxId: string | undefined
  /** The provider's verdict on the sender. */
  authentication: MailAuthentication
  bounce: Bounce | undefined
  files: IncomingFile[]
  /** Notes for staff on how the mail was read, in Russian. */
  remarks: string[]
  /** The provider's id of a mail that it does not let us read yet. */
  unreadId?: string
  /** The raw bytes; their hash identifies a mail without a Message-ID. */
  source: Uint8Array<ArrayBuffer>
}

/** A file of a received mail, as described by its sender. */
export type IncomingFile = {
  name?: string | null | undefined
  mediaType?: string | null | undefined
  /** Of a picture referenced by the HTML as `cid:`. */
  contentId?: string | null | undefined
  /** Absent: the provider does not deliver it. */
  content?: Uint8Array<ArrayBuffer> | undefined
}

type Addresses = string | readonly string[] | null | undefined

/** How much of an address header is read, in characters: some hundreds of addresses. */
const longestAddresses = 16 * 1024

/** The mailboxes in an address header; of a very long one the first ones. */
export function mailboxes(header: Addresses): Mailbox[] {
  const text = [header ?? []].flat().join(', ')
  const read =
    text.length > longestAddresses
      ? text.slice(0, Math.max(0, text.lastIndexOf(',', longestAddresses)))
      : text
  return addressParser(read, { flatten: true }).flatMap((mailbox) =>
    mailbox.address === undefined ? [] : [mailbox],
  )
}

/** Marks of absence notes, besides `Auto-Submitted: auto-replied`. */
const absenceMarks = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-reply',
  'x-mail-autoreply',
  'x-autoreply-from',
] as const

/**
 * Whether a mail is an absence note, by its headers (RFC 3834). Exchange calls its notes `auto-generated`, like
 * services call their own mails, which may be requests: but notes answer a mail.
 */
export function isAutomaticReply(header: Header): boolean {
  const submitted = header('auto-submitted') ?? ''
  const isAnswer = [header('in-reply-to'), header('references')].some((id) => id?.trim())
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

/** A mail as its source tells it: raw headers, and a text in both forms. */
type Told = Pick<IncomingMail, 'files' | 'source'> &
  Partial<Record<'from' | 'to' | 'cc' | 'replyTo', Addresses>> &
  Partial<
    Record<'subject' | 'text' | 'html' | 'messageId' | 'inReplyTo' | 'references', string | null>
  > & { header: Header }

/** A mail of a source that knows no verdict on the sender and no delivery reports. */
export function incomingMail({ header, files, source, ...told }: Told): IncomingMail {
  return {
    from: mailboxes(told.from)[0],
    to: mailboxes(told.to),
    cc: mailboxes(told.cc),
    replyTo: mailboxes(told.replyTo)[0],
    subject: told.subject ?? '',
    text: told.text ?? '',
    html: told.html ?? '',
    messageId: told.messageId ?? '',
    inReplyTo: told.inReplyTo ?? '',
    references: told.references ?? '',
    isAutomatic: isAutomaticReply(header) && !isBySystem(mailboxes(told.from)[0], header),
    outboxId: header('x-outbox-id'),
    authentication: 'none',
    bounce: undefined,
    files,
    remarks: [],
    source,
  }
}
