/**
 * The Message-ID of a mail of ours, by which an answer to it is recognised.
 *
 * @param key left part: the id of its row in the outbox, or of its thread
 * @param from the sender, `Name <address>` or a bare address
 * @returns `<key@domain>` under the sender's domain
 */
export const messageIdOf = (key: string, from: string) =>
  `<${key}@${/@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'}>`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A Message-ID as the database keeps it: a bare uuid stands for one of our own. */
export const wholeMessageId = (kept: string, from: string) =>
  uuid.test(kept) ? messageIdOf(kept, from) : kept
