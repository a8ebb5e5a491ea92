import { catalogue } from '../../supabase/functions/_shared/catalogue/catalogue.ts'
import { searchCatalogue } from '../../supabase/functions/_shared/catalogue/search.ts'
import { parseEnv } from '../../supabase/functions/_shared/env.ts'
import { answerQuestion } from '../../supabase/functions/ai-chat/answer.ts'
import { createLlm } from '../../supabase/functions/ai-chat/llm/answer-with-llm.ts'
import { llmEnv } from '../../supabase/functions/ai-chat/llm/llm-env.ts'
import { consult } from '../../supabase/functions/ai-chat/rules/consult.ts'
import { company } from '../../src/content/company.ts'
import type { Answerer } from './judge.ts'

/** How often the LLM answered, and how often the rules stepped in. */
export const answered = { byLlm: 0, byRules: 0 }

/** The configured LLM with the rules as fallback; undefined without a key. */
export function llmAnswerer(): { name: string; answerer: Answerer } | undefined {
  const { ai } = parseEnv({ ai: llmEnv }, process.env)
  if (!ai) return undefined
  const search = (query: string, limit: number) =>
    searchCatalogue(query, limit).map(({ entry }) => entry)
  const llm = createLlm(ai, { catalogue, search }, company.site)
  const answerers = {
    llm,
    consult: (question: Parameters<Answerer>[0]) => consult(catalogue, question),
  }
  return {
    name: `LLM ${ai.model}`,
    answerer: async (question) => {
      const spent = { tokensToday: 0, costMicrosToday: 0 }
      const { signal } = new AbortController()
      const result = await answerQuestion(question, answerers, spent, { signal })
      answered[result.answeredBy === 'model' ? 'byLlm' : 'byRules'] += 1
      return result.answer
    },
  }
}
