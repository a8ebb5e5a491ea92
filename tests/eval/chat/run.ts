import { catalogue } from '../../../supabase/functions/_shared/catalogue/catalogue.ts'
import { consult } from '../../../supabase/functions/ai-chat/rules/consult.ts'
import type { Answering } from './judge.ts'
import { complaints, row, score, total } from './report.ts'
import { questions } from './questions/all.ts'

// `npm run eval:chat`: how many questions the assistant answers right.
async function evaluate(name: string, answering: Answering) {
  console.log(`\n${name}`)
  const groups = []
  for (const [group, list] of Object.entries(questions)) {
    groups.push(await score(group, list, answering))
  }
  const tuned = total('tuned on', groups)
  console.log([...groups, tuned].map(row).join('\n'))
  for (const complaint of [...complaints(tuned)]) console.log(complaint)
}

await evaluate('Rules', (question) => consult(catalogue, question))
