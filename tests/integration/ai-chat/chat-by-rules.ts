import { beforeAll, beforeEach } from 'vitest'
import { sharedBackend, type TestBackend } from '../../support/backend.ts'
import { startConversation } from '../../support/send-chat.ts'

interface ChatLead {
  id: string
  source: string
  lead: unknown
  body: string
  page_url: string | null
}

/**
 * One local backend without an LLM for all tests of a file; every test starts with a client that has sent nothing
 * yet.
 */
export function useChatByRules() {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await sharedBackend()
  })
  beforeEach(() => backend.supabase.sql('delete from private.rate_limits'))

  const sql = <Row>(query: string, ...parameters: string[]) =>
    backend.supabase.sql<Row>(query, ...parameters)
  return {
    /** Available once the tests run. */
    backend: () => backend,
    sql,
    begin: (more?: object) => startConversation(backend.url, more),
    /** The stored transcript: role and text. */
    async saidIn(sessionId: string) {
      const rows = await sql<{ role: string; content: string }>(
        `select m.role, m.content from public.chat_messages m
         join public.chat_sessions s on s.id = m.chat_id where s.session_id = private.stored_session_id($1) order by m.id`,
        sessionId,
      )
      return rows.map(({ role, content }) => [role, content])
    },
    leadsOf: (sessionId: string) =>
      sql<ChatLead>(
        `select e.* from public.emails e join public.chat_sessions s on s.email_id = e.id
         where s.session_id = private.stored_session_id($1)`,
        sessionId,
      ),
  }
}
