import { catalogue } from '../../supabase/functions/_shared/catalogue/catalogue.ts'
import { consult } from '../../supabase/functions/ai-chat/rules/consult.ts'
import type { Answering } from './judge.ts'
import { answered, modelAnswering } from './llm.ts'
import { complaints, row, score, total } from './report.ts'
import { questions } from './questions/all.ts'
import { heldOutQuestions } from './questions/held-out.ts'
import { visitorQuestions } from './questions/held-out-visitors.ts'

// `npm run eval:chat`: how many questions the assistant answers right. With AI_BASE_URL, AI_API_KEY and
// AI_MODEL set, the model's answers, too.
async function evaluate(name: string, answering: Answering) {
  console.log(`\n${name}`)
  const groups = []
  for (const [group, list] of Object.entries(questions)) {
    groups.push(await score(group, list, answering))
  }
  const tuned = total('tuned on', groups)
  const heldOut = await score('held out', heldOutQuestions, answering)
  const visitors = await score('held out, visitors', visitorQuestions, answering)
  const all = total('all', [tuned, heldOut, visitors])
  console.log([...groups, tuned, heldOut, visitors, all].map(row).join('\n'))
  for (const complaint of complaints(all)) console.log(complaint)
}

await evaluate('Rules', (question) => consult(catalogue, question))
const model = modelAnswering()
if (model) {
  await evaluate(model.name, model.answering)
  console.log(
    `Answers by the model: ${answered.byModel}, by the rules instead: ${answered.byRules}`,
  )
}
