import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { answerByRules, llmAnswerer, type Answerer } from './answerers.ts'
import { blind, measured, tuned } from './question-sets.ts'
import { answersOf, evaluate, failuresOf, table } from './report.ts'

// `npm run eval:chat`: evaluates the rules and, with AI_BASE_URL, AI_API_KEY and AI_MODEL set, the LLM.
const { values: flags } = parseArgs({
  options: {
    // Prints the failures on the measured and the blind questions. Only to judge finished work: tuning on
    // them turns them into tuned questions.
    'show-blind': { type: 'boolean', default: false },
    // Writes the blind questions and answers to a file, to be judged by hand.
    answers: { type: 'string' },
  },
})

async function run(name: string, answerer: Answerer, file = flags.answers) {
  const failures: string[] = []
  for (const [label, set] of Object.entries({ tuned, measured, blind })) {
    const result = await evaluate(set, answerer, { presses: true })
    console.log(`\n${name}, ${label}\n${table(result)}`)
    if (set === tuned || flags['show-blind']) failures.push(...failuresOf(result))
    if (set === blind && file) writeFileSync(file, `${answersOf(result).join('\n')}\n`)
  }
  console.log(['', ...failures].join('\n'))
}

await run('Rules', answerByRules)
const llm = llmAnswerer()
if (llm) await run(llm.name, llm.answerer, flags.answers && `${flags.answers}.llm`)
