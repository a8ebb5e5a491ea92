import { addressParser, type Mailbox } from 'postal-mime'

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
  origin: Origin
  /** Names of the attached files. */
  attachments: string[]
  /** Notes for staff on how the mail was read, in Russian. */
  remarks: string[]
  /** The raw bytes; their hash identifies a mail without a Message-ID. */
  source: Uint8Array<ArrayBuffer>
}

/**
 * The author of a mail: a sender (including forms that forward what a person entered), an automatic reply,
 * or a server that could not deliver our mail.
 */
export type Origin = 'sender' | 'responder' | 'bounce'

/** The mailboxes in an address header. */
export const mailboxes = (header: string | readonly string[] | undefined): Mailbox[] =>
  addressParser([header ?? []].flat().join(', '), { flatten: true }).flatMap((it) =>
    it.address === undefined ? [] : [it],
  )

const bounceSenders = /^(mailer-daemon|postmaster)@/i

/**
 * Tells the author of a mail by its headers (RFC 3834, RFC 3464).
 *
 * @param header returns a header's value by its lower-case name
 */
export function originOf(
  header: (name: string) => string | undefined,
  from: Mailbox | undefined,
): Origin {
  const type = header('content-type') ?? ''
  if (/^multipart\/report\b.*\bdelivery-status\b/is.test(type)) return 'bounce'
  if (header('return-path')?.trim() === '<>' || bounceSenders.test(from?.address ?? '')) {
    return 'bounce'
  }
  const isAutomatic =
    /^\s*auto-replied\b/i.test(header('auto-submitted') ?? '') ||
    /^\s*auto[-_]reply\b/i.test(header('precedence') ?? '') ||
    (header('x-autoreply') ?? header('x-autorespond')) !== undefined
  return isAutomatic ? 'responder' : 'sender'
}
