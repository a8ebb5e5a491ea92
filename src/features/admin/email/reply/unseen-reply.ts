import type { Reply, ThreadEmail } from '../email-requests'

/** A time before any reply. */
export const nothingSeen = '1970-01-01T00:00:00Z'

/** The latest reply that a colleague has written in a thread after a given time. */
export function unseenReply(
  thread: readonly ThreadEmail[],
  userId: string,
  seenUntil: string,
): Reply | undefined {
  return thread
    .flatMap(({ email_replies }) => email_replies)
    .filter(
      ({ author_id, created_at }) =>
        author_id !== userId && Date.parse(created_at) > Date.parse(seenUntil),
    )
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))[0]
}
