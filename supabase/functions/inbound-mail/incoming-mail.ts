import { addressParser, type Mailbox } from 'postal-mime'
import type { MailAuthentication } from '../_shared/contracts/inbound.ts'

/** A received mail from any source, unchecked. */
export type IncomingMail = {
  from: Mailbox | undefined
  /** The first recipient. */
  to: Mailbox | undefined
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

/** A report that a mail could not be delivered, for good. */
export type Bounce = {
  /** The Message-ID of the mail. */
  returnedId: string
  reason: string
  /** Whether the address takes no mail any more; a full mailbox may pass. */
  isLasting: boolean
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

/**
 * Whether a mail is an automatic reply, by its headers (RFC 3834).
 *
 * @param header returns a header's value by its lower-case name
 */
export const isAutomaticReply = (header: (name: string) => string | undefined): boolean =>
  /^\s*auto-replied\b/i.test(header('auto-submitted') ?? '') ||
  /^\s*auto[-_]reply\b/i.test(header('precedence') ?? '') ||
  (header('x-autoreply') ?? header('x-autorespond')) !== undefined
