import type { ThreadEmail } from '../email-requests'

/** The customer's emails, our replies and the notes of a thread in chronological order. */
export function threadItems(thread: readonly ThreadEmail[]) {
  const items = thread.flatMap((email) => {
    const { email_replies, email_notes } = email
    return [
      { kind: 'email' as const, at: email.received_at, entry: email },
      ...email_replies.map((entry) => ({ kind: 'reply' as const, at: entry.created_at, entry })),
      ...email_notes.map((entry) => ({ kind: 'note' as const, at: entry.created_at, entry })),
    ]
  })
  return items.sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at) || a.entry.id.localeCompare(b.entry.id),
  )
}
