import type { ChatSummary } from '../contracts/chat.ts'
import type { ChatEndReason, ChatSummaryReason } from '../contracts/chat-limits.ts'
import { callDatabase, type AdminClient } from '../database.ts'
import { HttpError } from '../http/http-error.ts'
import type { LeadSettings } from '../lead-env.ts'
import { readChat, type Chat } from './read-chat.ts'
import { summaryMail } from './summary-mail.ts'

/** A browser that says how a chat ended, with its limit. */
export type SummaryClient = { hash: string; limit: number; windowSeconds: number }

type Ending = Pick<ChatSummary, 'sessionId' | 'reason' | 'rating'>

/** Something may be said while a chat is being read: it is read again this often. */
const mostReadings = 3

/** How a chat ended, by what the server knows; the browser's word counts only where the server has none. */
function endReasonOf({ endedReason, booking }: Chat, claimed: ChatEndReason): ChatEndReason {
  if (endedReason) return endedReason
  if (booking) return 'booking_confirmed'
  return claimed === 'booking_confirmed' ? 'abandoned' : claimed
}

const reasonOf = (chat: Chat, claimed: ChatSummaryReason): ChatSummaryReason =>
  claimed === 'rating_submitted' ? claimed : endReasonOf(chat, claimed)

/**
 * Ends a chat, or stores its rating, and tells the managers: once.
 *
 * @param client the browser that says so; undefined when the server ends the chat
 * @returns the outcome of `end_chat`; `outdated` when the conversation goes on all the time
 * @throws HttpError when the database fails
 */
export async function endChat(
  database: AdminClient,
  { sessionId, reason: claimed, rating }: Ending,
  lead: Pick<LeadSettings, 'leadsTo' | 'siteUrl'>,
  client?: SummaryClient,
): Promise<{ outcome: string; retryAfterSeconds: number | undefined }> {
  for (let reading = 1; ; reading++) {
    const chat = await readChat(database, sessionId)
    if (!chat) return { outcome: 'unknown', retryAfterSeconds: undefined }
    const reason = reasonOf(chat, claimed)
    if (chat.reasons.includes(reason)) return { outcome: 'duplicate', retryAfterSeconds: undefined }
    const [row] = await callDatabase(
      database.rpc('end_chat', {
        ...summaryMail({ reason, rating }, chat, lead),
        session_id: sessionId,
        reason,
        rating,
        read_up_to: chat.readUpTo,
        ...(client && {
          client_hash: client.hash,
          max_per_window: client.limit,
          window_seconds: client.windowSeconds,
        }),
      }),
    )
    if (!row) throw new HttpError('internal', { cause: new Error('end_chat said nothing') })
    // The server ends what nobody speaks in: what was just said is a reason to wait.
    if (row.outcome !== 'outdated' || !client || reading === mostReadings) {
      return { outcome: row.outcome, retryAfterSeconds: row.retry_after_seconds ?? undefined }
    }
  }
}
