import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { answerByRules, answered, llmAnswerer, type Answerer } from './answerers.ts'
import { answersOf, evaluate, failuresOf, table, type Result } from './report.ts'
import { measured, train } from './train/all.ts'
import { unseen } from './unseen/all.ts'

// `npm run eval:chat`: how the rules and, with AI_BASE_URL, AI_API_KEY and AI_MODEL set, the LLM answer the
// questions they were built with (train), those written with them but only counted (measured), and those nobody
// built with (unseen).
const { values: flags } = parseArgs({
  options: {
    // Prints what goes wrong on the measured and the unseen questions. For judging finished work only: who
    // builds with it in view makes training questions of them.
    'show-unseen': { type: 'boolean', default: false },
    // Writes the unseen questions and answers to a file, to be judged by hand.
    answers: { type: 'string' },
  },
})

async function run(name: string, answerer: Answerer) {
  const onTrain = await evaluate(train, answerer, { presses: true })
  const onMeasured = await evaluate(measured, answerer, { presses: true })
  const onUnseen = await evaluate(unseen, answerer, { presses: true })
  const hidden = (it: Result) => (flags['show-unseen'] ? failuresOf(it) : [])
  console.log([`\n${name}, train`, table(onTrain), ...failuresOf(onTrain)].join('\n'))
  console.log([`\n${name}, measured`, table(onMeasured), ...hidden(onMeasured)].join('\n'))
  console.log([`\n${name}, unseen`, table(onUnseen), ...hidden(onUnseen)].join('\n'))
  return onUnseen
}

const byRules = await run('Rules', answerByRules)
if (flags.answers) writeFileSync(flags.answers, `${answersOf(byRules).join('\n')}\n`)
const llm = llmAnswerer()
if (llm) {
  const byLlm = await run(llm.name, llm.answerer)
  console.log(`Answers by the LLM: ${answered.byLlm}, by the rules instead: ${answered.byRules}`)
  if (flags.answers) writeFileSync(`${flags.answers}.llm`, `${answersOf(byLlm).join('\n')}\n`)
}
