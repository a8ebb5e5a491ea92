import type { ChatSummary } from '../contracts/chat.ts'
import type { ChatSummaryReason } from '../contracts/chat-limits.ts'
import { callDatabase, type AdminClient } from '../database.ts'
import { readChat, type StoredChat } from './read-chat.ts'
import { summaryMail } from './summary-mail.ts'
import type { ManagersSettings } from '../settings.ts'

type Ending = Pick<ChatSummary, 'sessionId' | 'reason' | 'rating'>

/** How often a chat is read again if messages arrive in between. */
const mostReadings = 3

/** Why a summary is sent, by what the server knows; the browser's claim counts only if the server knows nothing. */
function reasonOf(
  { ended_reason, booking }: StoredChat,
  claimed: ChatSummaryReason,
): ChatSummaryReason {
  if (claimed === 'rating_submitted') return claimed
  if (ended_reason) return ended_reason
  if (booking && !booking.isClientMatter) return 'booking_confirmed'
  return claimed === 'booking_confirmed' ? 'abandoned' : claimed
}

type EndOptions = {
  /** The session's id is the browser's own; otherwise the one that `idle_chats` gives. */
  byBrowser?: boolean
  /** Tells the managers of the chat without a word of it: its summary has failed. */
  isUnread?: boolean
}

/** Ends a chat or stores its rating, and notifies the managers once; `outdated` if the conversation keeps going on. */
export async function endChat(
  database: AdminClient,
  { sessionId, reason: claimed, rating }: Ending,
  lead: ManagersSettings,
  { byBrowser = false, isUnread = false }: EndOptions = {},
): Promise<string> {
  const storedId = byBrowser
    ? await callDatabase(database.rpc('stored_session_id', { session_id: sessionId }))
    : sessionId
  for (let reading = 1; ; reading++) {
    const chat = await readChat(database, storedId)
    if (!chat) return 'unknown'
    const reason = reasonOf(chat, claimed)
    const outcome = await callDatabase(
      database.rpc('end_chat', {
        ...summaryMail({ reason, rating }, isUnread ? { ...chat, transcript: [] } : chat, lead),
        session_id: sessionId,
        reason,
        rating,
        read_up_to: chat.transcript.at(-1)?.id ?? 0,
        by_browser: byBrowser,
      }),
    )
    // The server ends inactive chats: a new message is a reason to wait.
    if (outcome !== 'outdated' || !byBrowser || reading === mostReadings) return outcome
  }
}
