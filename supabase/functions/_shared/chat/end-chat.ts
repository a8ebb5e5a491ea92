import type { ChatSummary } from '../contracts/chat.ts'
import type { ChatEndReason, ChatSummaryReason } from '../contracts/chat-limits.ts'
import { callDatabase, type AdminClient } from '../database.ts'
import { readChat, type Chat } from './read-chat.ts'
import { summaryMail } from './summary-mail.ts'
import type { ManagersSettings } from '../settings.ts'

type Ending = Pick<ChatSummary, 'sessionId' | 'reason' | 'rating'>

/** How often a chat is read again if messages arrive in between. */
const mostReadings = 3

/** How a chat ended, by what the server knows; the browser's claim counts only if the server knows nothing. */
function endReasonOf({ endedReason, booking }: Chat, claimed: ChatEndReason): ChatEndReason {
  if (endedReason) return endedReason
  if (booking && !booking.isClientMatter) return 'booking_confirmed'
  return claimed === 'booking_confirmed' ? 'abandoned' : claimed
}

const reasonOf = (chat: Chat, claimed: ChatSummaryReason): ChatSummaryReason =>
  claimed === 'rating_submitted' ? claimed : endReasonOf(chat, claimed)

/** Ends a chat or stores its rating, and notifies the managers once; `outdated` if the conversation keeps going on. */
export async function endChat(
  database: AdminClient,
  { sessionId, reason: claimed, rating }: Ending,
  lead: ManagersSettings,
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
    // The server ends inactive chats: a new message is a reason to wait.
    if (outcome !== 'outdated' || !byBrowser || reading === mostReadings) return outcome
  }
}
