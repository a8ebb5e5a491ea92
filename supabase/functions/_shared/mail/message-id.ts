import { isUuid } from '../contracts/uuid.ts'

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
