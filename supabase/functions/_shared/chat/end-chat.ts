import type { ChatSummary } from '../contracts/chat.ts'
import type { ChatEndReason, ChatSummaryReason } from '../contracts/chat-limits.ts'
import { callDatabase, type AdminClient } from '../database.ts'
import { readChat, type Chat } from './read-chat.ts'
import { summaryMail } from './summary-mail.ts'
import type { LeadSettings } from '../settings.ts'

type Ending = Pick<ChatSummary, 'sessionId' | 'reason' | 'rating'>

/** Something may be said while a chat is being read: it is read again this often. */
const mostReadings = 3

/** How a chat ended, by what the server knows; the browser's word counts only where the server has none. */
function endReasonOf({ endedReason, booking }: Chat, claimed: ChatEndReason): ChatEndReason {
  if (endedReason) return endedReason
  if (booking && !booking.isClientMatter) return 'booking_confirmed'
  return claimed === 'booking_confirmed' ? 'abandoned' : claimed
}

const reasonOf = (chat: Chat, claimed: ChatSummaryReason): ChatSummaryReason =>
  claimed === 'rating_submitted' ? claimed : endReasonOf(chat, claimed)

/**
 * Ends a chat, or stores its rating, and tells the managers: once.
 *
 * @param byBrowser whether a browser says so, and not the server
 * @returns the outcome of `end_chat`; `outdated` when the conversation goes on all the time
 * @throws HttpError when the database fails
 */
export async function endChat(
  database: AdminClient,
  { sessionId, reason: claimed, rating }: Ending,
  lead: Pick<LeadSettings, 'leadsTo' | 'siteUrl'>,
  byBrowser = false,
): Promise<string> {
  for (let reading = 1; ; reading++) {
    const chat = await readChat(database, sessionId)
    if (!chat) return 'unknown'
    const reason = reasonOf(chat, claimed)
    if (chat.reasons.includes(reason)) return 'duplicate'
    const outcome = await callDatabase(
      database.rpc('end_chat', {
        ...summaryMail({ reason, rating }, chat, lead),
        session_id: sessionId,
        reason,
        rating,
        read_up_to: chat.readUpTo,
        by_browser: byBrowser,
      }),
    )
    // The server ends what nobody speaks in: what was just said is a reason to wait.
    if (outcome !== 'outdated' || !byBrowser || reading === mostReadings) return outcome
  }
}
