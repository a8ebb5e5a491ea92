import type { Note, Reply, ThreadEmail } from './fetch-thread'

/** Something in a conversation: what the customer wrote, what we answered, what we noted for ourselves. */
export type ThreadItem =
  | { kind: 'letter'; id: string; at: string; letter: ThreadEmail }
  | { kind: 'reply'; id: string; at: string; reply: Reply }
  | { kind: 'note'; id: string; at: string; note: Note }

/** A conversation in the order in which it went. */
export function threadItems(letters: readonly ThreadEmail[]): ThreadItem[] {
  const items = letters.flatMap((letter): ThreadItem[] => [
    { kind: 'letter', id: letter.id, at: letter.received_at, letter },
    ...letter.email_replies.map((reply): ThreadItem => ({
      kind: 'reply',
      id: reply.id,
      at: reply.created_at,
      reply,
    })),
    ...letter.email_notes.map((note): ThreadItem => ({
      kind: 'note',
      id: note.id,
      at: note.created_at,
      note,
    })),
  ])
  return items.sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.id.localeCompare(b.id))
}

/** The subject that the customer has last seen or written; none, if they only filled in a form. */
export function latestSubject(letters: readonly ThreadEmail[]): string | null {
  for (const item of threadItems(letters).reverse()) {
    if (item.kind === 'reply') return item.reply.subject
    const isMail = item.kind === 'letter' && (item.letter.source ?? 'inbound') === 'inbound'
    if (isMail) return item.letter.subject
  }
  return null
}
