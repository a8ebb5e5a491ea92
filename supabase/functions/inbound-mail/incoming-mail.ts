import { addressParser, type Mailbox } from 'postal-mime'

/** A mail as it came, whichever way it came; nothing of it is checked. */
export type IncomingMail = {
  from: Mailbox | undefined
  /** First of its recipients. */
  to: Mailbox | undefined
  replyTo: Mailbox | undefined
  subject: string
  text: string
  html: string
  /** Headers of ids as they came, which may hold anything. */
  messageId: string
  inReplyTo: string
  references: string
  origin: Origin
  /** Names of the files that came with it. */
  attachments: string[]
  /** What happened to it on the way here, in Russian, for whoever reads it. */
  remarks: string[]
  /** What the mail was read from, by which one without a Message-ID is recognised. */
  source: Uint8Array<ArrayBuffer>
}

/**
 * Who wrote a mail: somebody (a program that passes on what a form was filled with counts as them), a
 * program that answers in its owner's absence, or a server that could not deliver ours.
 */
export type Origin = 'sender' | 'responder' | 'bounce'

/** The mailboxes that an address header names. */
export const mailboxes = (header: string | readonly string[] | undefined): Mailbox[] =>
  addressParser([header ?? []].flat().join(', '), { flatten: true }).flatMap((it) =>
    it.address === undefined ? [] : [it],
  )

const bounceSenders = /^(mailer-daemon|postmaster)@/i

/**
 * Who wrote a mail, by its headers (RFC 3834, RFC 3464).
 *
 * @param header value of a header by its lower-case name
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
  const isAnswer =
    /^\s*auto-replied\b/i.test(header('auto-submitted') ?? '') ||
    /^\s*auto[-_]reply\b/i.test(header('precedence') ?? '') ||
    (header('x-autoreply') ?? header('x-autorespond')) !== undefined
  return isAnswer ? 'responder' : 'sender'
}
