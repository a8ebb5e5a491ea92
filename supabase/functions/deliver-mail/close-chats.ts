import { endChat } from '../_shared/chat/end-chat.ts'
import { callDatabase, type AdminClient } from '../_shared/database.ts'
import type { ClosingSettings, LeadSettings } from '../_shared/settings.ts'

/** The rest is closed by the scheduler's next call. */
const mostChats = 20

/**
 * Ends inactive chats, and notifies the managers: a closed tab needs nothing from the browser. A failure does not
 * block the others.
 *
 * @returns how many were closed
 * @throws HttpError if the database cannot be queried
 */
export async function closeIdleChats(
  database: AdminClient,
  { idleSeconds, attendedIdleSeconds }: ClosingSettings,
  lead: Pick<LeadSettings, 'leadsTo' | 'siteUrl'>,
): Promise<number> {
  const chats = await callDatabase(
    database.rpc('idle_chats', {
      idle_seconds: idleSeconds,
      attended_idle_seconds: attendedIdleSeconds,
      max_rows: mostChats,
    }),
  )
  let closed = 0
  for (const { session_id: sessionId } of chats) {
    try {
      const outcome = await endChat(database, { sessionId, reason: 'abandoned' }, lead)
      if (outcome === 'stored') closed += 1
    } catch (error) {
      console.error('a silent chat is not closed:', error)
    }
  }
  return closed
}
