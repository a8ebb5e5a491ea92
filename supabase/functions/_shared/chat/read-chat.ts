import { chatBookingSchema, chatContactSchema } from '../contracts/chat.ts'
import { callDatabase, type AdminClient } from '../database.ts'

/** Reads a chat for its summary, by its stored id; undefined if the chat does not exist. */
export async function readChat(database: AdminClient, sessionId: string) {
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

export type StoredChat = NonNullable<Awaited<ReturnType<typeof readChat>>>
