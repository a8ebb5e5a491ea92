import type { Reply, ThreadEmail } from '../email-requests'

/** Before any reply. */
export const nothingSeen = '1970-01-01T00:00:00Z'

/** The latest reply of a thread that a colleague has written after a moment. */
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
