import { catalogue } from '@assistant/knowledge/catalogue.ts'
import { parseEnv } from '../../supabase/functions/_shared/env.ts'
import { answerByModel } from '@assistant/model/answer-by-model.ts'
import type { Answer, Question } from '@assistant/language/conversation.ts'
import { createLlm } from '@assistant/model/answer-with-llm.ts'
import { llmEnv } from '../../supabase/functions/ai-chat/llm-env.ts'
import {
  answerCall,
  asksForPerson,
  isDissatisfied,
  offerPerson,
} from '@assistant/answers/person.ts'
import { consult } from '@assistant/answers/consult.ts'
import { searchCatalogue } from '@assistant/search/find.ts'
import { company } from '../../src/content/company.ts'

// The evaluation's only door to the assistant.

/** The rules, or an LLM with the rules as fallback. */
export type Answerer = (question: Question) => Answer | Promise<Answer>

/** What a turn does before anybody answers; no staff is there to be called. */
function answerForPerson(question: Question): Answer | undefined {
  if (asksForPerson(question)) return answerCall(question, false)
  return isDissatisfied(question) ? offerPerson(question) : undefined
}

const rules = (question: Question) => consult(catalogue, question)

/** The rules, as a visitor meets them. */
export const answerByRules: Answerer = (question) => answerForPerson(question) ?? rules(question)

/** How often the LLM answered, and how often the rules stepped in. */
export const answered = { byLlm: 0, byRules: 0 }

/** Without a budget. */
const purse = { reserve: () => Promise.resolve(undefined), settle: () => Promise.resolve() }

/** The configured LLM with the rules as fallback; undefined without a key. */
export function llmAnswerer(): { name: string; answerer: Answerer } | undefined {
  const { ai } = parseEnv({ ai: llmEnv }, process.env)
  if (!ai) return undefined
  const search = (query: string, limit: number) => searchCatalogue(catalogue, query, limit)
  const llm = createLlm(ai, { catalogue, search }, company.site)
  return {
    name: `LLM ${ai.model}`,
    answerer: async (question) => {
      const byPerson = answerForPerson(question)
      if (byPerson) return byPerson
      const { signal } = new AbortController()
      const result = await answerByModel(question, { llm, consult: rules }, purse, { signal })
      answered[result.answeredBy === 'model' ? 'byLlm' : 'byRules'] += 1
      return result.answer
    },
  }
}
