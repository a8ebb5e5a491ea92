import { company } from '@/content/company'
import { parseEnv } from '../../supabase/functions/_shared/env.ts'
import { createAssistant, type Answering, type Assistant, type Conversation } from '../answer.ts'
import { llmEnv } from '../../supabase/functions/_shared/settings.ts'

/** Answers a message of a conversation. */
export type Answerer = (
  question: Pick<Conversation, 'message' | 'history' | 'state'>,
) => Promise<Answering>

/** Stubs: no staff is available, no booking is stored, and the budget has no limit. */
const answererOf =
  ({ answer }: Assistant): Answerer =>
  (question) =>
    answer(
      { ...question, clientHistory: [], isSecret: true, showsForm: true },
      {
        callPerson: () => Promise.resolve(false),
        book: () => Promise.resolve({ number: '1' }),
        purse: { reserve: () => Promise.resolve(undefined), settle: () => Promise.resolve() },
        signal: new AbortController().signal,
      },
    )

const options = { siteUrl: company.site, remembers: 20 }

/** The rules, as visitors use them. */
export const answerByRules = answererOf(createAssistant(options))

/** The configured LLM with the rules as fallback; undefined without a key. */
export function llmAnswerer() {
  const { ai } = parseEnv({ ai: llmEnv }, process.env)
  if (!ai) return undefined
  return { name: `LLM ${ai.model}`, answerer: answererOf(createAssistant({ ...options, llm: ai })) }
}
