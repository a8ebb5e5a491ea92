import { chatBookingSchema, chatContactSchema } from '../contracts/chat.ts'
import { callDatabase, type AdminClient } from '../database.ts'

/** Reads a chat for its summary; undefined if the chat does not exist. */
export async function readChat(database: AdminClient, sessionId: string) {
  const [chat] = await callDatabase(
    database
      .from('chat_sessions')
      .select(
        `page_url, rating, ended_reason, contact, contact_left_at,
         chat_messages (id, role, content), chat_summaries (reason),
         emails!chat_sessions_email_id_fkey (lead, submission_id)`,
      )
      .eq('session_id', sessionId)
      .order('id', { referencedTable: 'chat_messages' }),
  )
  if (!chat) return undefined
  const contact = chatContactSchema.safeParse(chat.contact).data ?? {}
  return {
    pageUrl: chat.page_url ?? undefined,
    rating: chat.rating ?? undefined,
    endedReason: chat.ended_reason ?? undefined,
    transcript: chat.chat_messages,
    /** Id of its last message. */
    readUpTo: chat.chat_messages.at(-1)?.id ?? 0,
    /** The reasons that were reported to the managers. */
    reasons: chat.chat_summaries.map(({ reason }) => reason),
    booking: chat.emails?.submission_id
      ? chatBookingSchema.safeParse(chat.emails.lead).data
      : undefined,
    /** The visitor's contact; undefined if they left none. */
    contact: chat.contact_left_at ? contact : undefined,
  }
}

export type Chat = NonNullable<Awaited<ReturnType<typeof readChat>>>
