import { catalogue } from '../../supabase/functions/_shared/catalogue/catalogue.ts'
import { consult } from '../../supabase/functions/ai-chat/rules/consult.ts'
import type { Answerer } from './judge.ts'
import { answered, llmAnswerer } from './llm.ts'
import { failuresOf, row, score, total } from './report.ts'
import { questions } from './questions/all.ts'
import { heldOutQuestions } from './questions/held-out.ts'
import { visitorQuestions } from './questions/held-out-visitors.ts'

// `npm run eval:chat`: the share of questions that the rules answer right and, with AI_BASE_URL, AI_API_KEY
// and AI_MODEL set, that the LLM does.
async function evaluate(name: string, answerer: Answerer) {
  console.log(`\n${name}`)
  const groups = []
  for (const [group, list] of Object.entries(questions)) {
    groups.push(await score(group, list, answerer))
  }
  const tuned = total('tuned on', groups)
  const heldOut = await score('held out', heldOutQuestions, answerer)
  const visitors = await score('held out, visitors', visitorQuestions, answerer)
  const all = total('all', [tuned, heldOut, visitors])
  console.log([...groups, tuned, heldOut, visitors, all].map(row).join('\n'))
  for (const failure of failuresOf(all)) console.log(failure)
}

await evaluate('Rules', (question) => consult(catalogue, question))
const llm = llmAnswerer()
if (llm) {
  await evaluate(llm.name, llm.answerer)
  console.log(`Answers by the LLM: ${answered.byLlm}, by the rules instead: ${answered.byRules}`)
}
