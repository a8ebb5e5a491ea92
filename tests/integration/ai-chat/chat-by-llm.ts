import { expect } from 'vitest'
import { fillPlaceholders } from '@assistant/model/placeholders.ts'
import { sharedBackend, withFunctions } from '../../support/backend.ts'
import { startOpenAiFake } from '../../support/fakes/openai-fake.ts'
import { soldPackage } from '../../support/sold.ts'
import { startConversation } from '../../support/send-chat.ts'

interface StoredAnswer {
  content: string
  answered_by: 'rules' | 'model'
  model: string | null
  prompt_tokens: number
  completion_tokens: number
  cost_micros: number
}

export const apiKey = 'sk-test-of-the-chat'

/** Longest time for the LLM's answer, in these tests. */
export const timeoutSeconds = 3

/** A text of the LLM that keeps to the catalogue, and what the visitor reads. */
export const grounded = `Вот вариант:\n– {{${soldPackage.id}}}\nПодробности – [на странице](${soldPackage.path}). Расскажете о проекте?`
export const { shown } = fillPlaceholders(grounded, 'ru')

export type LlmBackend = Awaited<ReturnType<typeof start>>

let started: Promise<LlmBackend> | undefined

/** The shared backend with a chat answered by a scripted LLM, in one process for all files of a worker. */
export async function llmBackend(): Promise<LlmBackend> {
  await sharedBackend()
  return (started ??= start())
}

async function start() {
  const openAi = await startOpenAiFake()
  const backend = await withFunctions(await sharedBackend(), {
    AI_BASE_URL: openAi.url,
    AI_API_KEY: apiKey,
    AI_MODEL: 'fake-small',
    AI_TIMEOUT_SECONDS: String(timeoutSeconds),
    AI_DAILY_TOKENS: '100000',
    AI_PRICE_INPUT: '0.5',
    AI_PRICE_OUTPUT: '2',
    AI_DAILY_COST: '0.04',
    AI_CLIENT_SHARE: '50',
    CHAT_LIMIT: '10000',
  })
  const answersOf = (sessionId: string) =>
    backend.supabase.sql<StoredAnswer>(
      `select m.content, m.answered_by, m.model, m.prompt_tokens, m.completion_tokens,
         m.cost_micros::int
       from public.chat_messages m join public.chat_sessions s on s.id = m.chat_id
       where s.session_id = private.stored_session_id($1) and m.role = 'assistant' order by m.id`,
      sessionId,
    )

  return {
    openAi,
    backend,
    answersOf,
    begin: (more?: object) => startConversation(backend.url, more),
    /** Expects the rules' answer, without a word of the LLM. */
    async expectRules(sessionId: string, text: string, not = 'model says') {
      const stored = await answersOf(sessionId)
      expect(stored.at(-1)).toMatchObject({ answered_by: 'rules', content: text })
      expect(text).not.toBe('')
      expect(text).not.toContain(not)
    },
    /** An empty script and an unspent budget. */
    async reset() {
      openAi.script()
      await backend.supabase.sql('delete from public.chat_sessions')
      await backend.supabase.sql('delete from private.llm_spending')
      await backend.supabase.sql('delete from private.llm_pause')
    },
  }
}
