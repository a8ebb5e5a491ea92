import { chatBookingSchema, chatContactSchema, type ChatSummary } from '../contracts/chat.ts'
import type { ChatSummaryReason } from '../contracts/chat-limits.ts'
import { callDatabase, type AdminClient } from '../database.ts'
import { summaryMail } from './summary-mail.ts'
import type { ManagersSettings } from '../settings.ts'

type Ending = Pick<ChatSummary, 'sessionId' | 'reason' | 'rating'>

/** How often a chat is read again if messages arrive in between. */
const mostReadings = 3

/** Reads a chat for its summary, by its stored id; undefined if the chat does not exist. */
async function readChat(database: AdminClient, sessionId: string) {
  const [chat] = await callDatabase(
    database
      .from('chat_sessions')
      .select(
        `page_url, rating, ended_reason, contact, contact_left_at,
         chat_messages (id, role, content),
         email:emails!chat_sessions_email_id_fkey (lead, submission_id)`,
      )
      .eq('session_id', sessionId)
      .order('id', { referencedTable: 'chat_messages' }),
  )
  if (!chat) return undefined
  const { email, contact, contact_left_at, chat_messages: transcript, ...others } = chat
  return {
    ...others,
    transcript,
    booking: email?.submission_id ? chatBookingSchema.safeParse(email.lead).data : undefined,
    submissionId: email?.submission_id ?? undefined,
    /** The visitor's contact; undefined if they left none. */
    contact: contact_left_at ? (chatContactSchema.safeParse(contact).data ?? {}) : undefined,
  }
}

export type Chat = NonNullable<Awaited<ReturnType<typeof readChat>>>

/** Why a summary is sent, by what the server knows; the browser's claim counts only if the server knows nothing. */
function reasonOf({ ended_reason, booking }: Chat, claimed: ChatSummaryReason): ChatSummaryReason {
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
