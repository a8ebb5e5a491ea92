import { addressParser, type Mailbox } from 'postal-mime'
import type { MailAuthentication } from '../_shared/contracts/inbound.ts'
import { isBySystem, type DeliveryReport } from './delivery-report.ts'
import { isAutomaticReply, isNewsletter } from './machine-mail.ts'
import { fieldOf } from './mime-header.ts'
import { writerBehind } from './mailing-list.ts'

/** A received mail from any source, unvalidated. */
export type IncomingMail = {
  from: Mailbox | undefined
  to: Mailbox[]
  cc: Mailbox[]
  replyTo: Mailbox | undefined
  /** The author, if a mailing list sends it under its own address. */
  writer: Mailbox | undefined
  subject: string
  text: string
  html: string
  /** The raw id headers, which may contain anything. */
  messageId: string
  inReplyTo: string
  references: string
  /** Whether a program sent it for a person, so that it needs no answer. */
  isAutomatic: boolean
  /** Whether it is a mass mailing, which expects no answer. */
  isNewsletter: boolean
  /** Our mails' own id besides the Message-ID, which providers replace. */
  outboxId: string
  /** The provider's verdict on the sender. */
  authentication: MailAuthentication
  report: DeliveryReport | undefined
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
  /** The id of a picture that the HTML references as `cid:`. */
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

/** A mail as its source tells it: raw headers, and a text in both forms. */
type Told = Pick<IncomingMail, 'files' | 'source'> &
  Partial<Record<'from' | 'to' | 'cc' | 'replyTo', Addresses>> &
  Partial<
    Record<'subject' | 'text' | 'html' | 'messageId' | 'inReplyTo' | 'references', string | null>
  > & {
    /** Fields of the header, such as `From: a@b`. */
    fields: readonly string[]
  }

/** A mail of a source that knows no verdict on the sender and no delivery reports. */
export function incomingMail({ fields, files, source, ...told }: Told): IncomingMail {
  const [from] = mailboxes(told.from)
  const subject = told.subject ?? ''
  return {
    from,
    to: mailboxes(told.to),
    cc: mailboxes(told.cc),
    replyTo: mailboxes(told.replyTo)[0],
    writer: writerBehind(
      from,
      [
        fieldOf(fields, 'x-original-from'),
        told.replyTo,
        fieldOf(fields, 'x-original-sender'),
      ].flatMap(mailboxes),
      fields,
    ),
    subject,
    text: told.text ?? '',
    html: told.html ?? '',
    messageId: told.messageId ?? '',
    inReplyTo: told.inReplyTo ?? '',
    references: told.references ?? '',
    isAutomatic: isAutomaticReply(fields, subject) && !isBySystem(from, fields),
    isNewsletter: isNewsletter(fields),
    outboxId: fieldOf(fields, 'x-outbox-id'),
    authentication: 'none',
    report: undefined,
    files,
    remarks: [],
    source,
  }
}
