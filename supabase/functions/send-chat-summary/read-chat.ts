import { chatBookingSchema } from '../_shared/contracts/chat.ts'
import { callDatabase, type AdminClient } from '../_shared/database.ts'

/**
 * Reads what a summary needs of a chat.
 *
 * @returns undefined when there is no such chat
 * @throws HttpError when the database fails
 */
export async function readChat(database: AdminClient, sessionId: string) {
  const [chat] = await callDatabase(
    database
      .from('chat_sessions')
      .select(
        `page_url, rating, ended_reason, chat_messages (role, content), chat_summaries (reason),
         emails (lead)`,
      )
      .eq('session_id', sessionId)
      .order('id', { referencedTable: 'chat_messages' }),
  )
  if (!chat) return undefined
  return {
    pageUrl: chat.page_url ?? undefined,
    rating: chat.rating ?? undefined,
    endedReason: chat.ended_reason ?? undefined,
    transcript: chat.chat_messages,
    /** The reasons that the managers were told of. */
    reasons: chat.chat_summaries.map(({ reason }) => reason),
    booking: chatBookingSchema.safeParse(chat.emails?.lead).data,
  }
}

/** A chat that `readChat` found. */
export type Chat = NonNullable<Awaited<ReturnType<typeof readChat>>>
