import { chatBookingSchema } from '../_shared/contracts/chat.ts'
import { databaseTimeoutMs, type AdminClient } from '../_shared/database.ts'
import { databaseError } from '../_shared/database-error.ts'

/**
 * Everything that managers want to know of a chat.
 *
 * @returns undefined when there is no such chat
 * @throws HttpError when the database cannot be asked
 */
export async function readChat(database: AdminClient, sessionId: string) {
  const result = await database
    .from('chat_sessions')
    .select(
      `page_url, rating, ended_reason, chat_messages (role, content), chat_summaries (reason),
       emails (lead)`,
    )
    .eq('session_id', sessionId)
    .order('id', { referencedTable: 'chat_messages' })
    .abortSignal(AbortSignal.timeout(databaseTimeoutMs))
    .maybeSingle()
  if (result.error) throw databaseError(result)
  if (!result.data) return undefined
  const { page_url, rating, ended_reason, chat_messages, chat_summaries, emails } = result.data
  return {
    pageUrl: page_url ?? undefined,
    rating: rating ?? undefined,
    endedReason: ended_reason ?? undefined,
    transcript: chat_messages,
    /** What managers have been told of. */
    reasons: chat_summaries.map(({ reason }) => reason),
    booking: chatBookingSchema.safeParse(emails?.lead).data,
  }
}

/** What `readChat` found. */
export type Chat = NonNullable<Awaited<ReturnType<typeof readChat>>>
