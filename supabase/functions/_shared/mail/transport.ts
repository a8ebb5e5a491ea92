import { isUuid } from '../contracts/uuid.ts'

/** Message-IDs that place a mail in its thread (RFC 5322, section 3.6.4), with angle brackets. */
export type Thread = { inReplyTo: string | null; references: string[] }

export type MailFile = { name: string; mediaType: string; content: Uint8Array<ArrayBuffer> }

/** An outgoing mail. Addresses are bare (`name@host`), but `from` may include a name. */
export type Mail = {
  from: string
  to: string
  cc?: readonly string[]
  replyTo: string | null
  subject: string
  text: string
  html: string | null
  /** Absent for a mail that starts a thread. */
  thread?: Thread
  /** The URL of its one-click unsubscribe button (RFC 8058). */
  oneClickUrl?: string | undefined
  /** Absent for mails written by a person: sent automatically, or in answer to a visitor's form (RFC 3834). */
  automatic?: 'generated' | 'replied'
  files?: readonly MailFile[]
}

/** A mail's text, and its unsubscribe URL. */
export type MailText = Pick<Mail, 'subject' | 'text' | 'html' | 'oneClickUrl'>

/**
 * The Message-ID of our own mail, by which its answers are recognized: `<key@domain>` under the sender's domain.
 * @param key the id of the mail's row in the outbox, or of its thread
 * @param from the sender, `Name <address>` or a bare address
 */
export const messageIdOf = (key: string, from: string) =>
  `<${key}@${/@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'}>`

/** The full form of a Message-ID from the database, where a bare uuid represents our own. */
export const fullMessageId = (stored: string, from: string) =>
  isUuid(stored) ? messageIdOf(stored, from) : stored

/** Time limit for a mail: files take longer, but still end well before the default lease of the outbox. */
export const sendTimeout = ({ files }: Mail, timeoutMs: number) =>
  files?.length ? 3 * timeoutMs : timeoutMs

/**
 * Headers for programs: an unsubscribe button; no automatic answers (RFC 3834, and Exchange's own:
 * https://learn.microsoft.com/openspecs/exchange_server_protocols/ms-oxcmail); and the mail's id for providers that
 * replace our Message-ID.
 */
export const machineHeaders = (
  { from, oneClickUrl, automatic }: Mail,
  key: string,
): Record<string, string> => ({
  'X-Outbox-Id': messageIdOf(key, from),
  ...(oneClickUrl && {
    'List-Unsubscribe': `<${oneClickUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
  ...(automatic && {
    'Auto-Submitted': `auto-${automatic}`,
    'X-Auto-Response-Suppress': 'All',
  }),
})

/**
 * Hands a mail over; every attempt has the same key, to drop duplicates.
 * @param id the left part of its Message-ID
 * @param key by default the id; another one where the mail came back and is sent again
 * @returns the provider's id of the accepted mail, if it reports one
 * @throws DeliveryError if refused or late
 */
export type MailTransport = (mail: Mail, id: string, key?: string) => Promise<string | null>
