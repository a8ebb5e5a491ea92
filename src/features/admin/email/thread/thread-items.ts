import type { Note, Reply, ThreadEmail } from '../email-requests'

/** An entry of a thread: a customer's email, our reply, or a note for colleagues. */
type ThreadItem =
  | { kind: 'email'; id: string; at: string; email: ThreadEmail }
  | { kind: 'reply'; id: string; at: string; reply: Reply }
  | { kind: 'note'; id: string; at: string; note: Note }

/** The entries of a thread in chronological order. */
export function threadItems(thread: readonly ThreadEmail[]): ThreadItem[] {
  const items = thread.flatMap((email): ThreadItem[] => [
    { kind: 'email', id: email.id, at: email.received_at, email },
    ...email.email_replies.map((reply): ThreadItem => ({
      kind: 'reply',
      id: reply.id,
      at: reply.created_at,
      reply,
    })),
    ...email.email_notes.map((note): ThreadItem => ({
      kind: 'note',
      id: note.id,
      at: note.created_at,
      note,
    })),
  ])
  return items.sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.id.localeCompare(b.id))
}
