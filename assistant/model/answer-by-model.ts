import type { Answer, Question } from '../language/conversation.ts'
import { answerWithLlm, type Listener, type Llm } from './answer-with-llm.ts'
import { createMeter } from './llm-client.ts'
import { LlmError } from './read-step.ts'
import type { Purse } from './settings.ts'

// A library error's message may quote the visitor, so only its name is logged.
function reasonOf(error: unknown): string {
  if (error instanceof LlmError) return error.message
  if (!(error instanceof Error)) return typeof error
  return error.name === 'Error' ? error.constructor.name : error.name
}

/**
 * Answers a message with the LLM if its budget allows it and it succeeds, otherwise by the rules. If the visitor
 * leaves, the part they have read is the answer.
 */
export async function answerByModel(
  question: Question,
  { consult, llm }: { consult: (question: Question) => Answer; llm: Llm },
  purse: Purse,
  { say, signal }: Listener,
): Promise<Answer> {
  const meter = createMeter(llm.settings)
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(llm.settings.timeoutMs)])
  let said = ''
  const saying = (text: string) => {
    said += text
    say?.(text)
  }
  const listener: Listener = { signal: deadline, say: say && saying }
  try {
    const answer = await orAbort(answerWithLlm(question, llm, listener, meter, purse), deadline)
    return { ...answer, answeredBy: 'model', said, usage: meter.usage() }
  } catch (error) {
    const usage = meter.usage()
    if (signal.aborted && said.trim()) {
      return { text: said.trim(), state: question.state, answeredBy: 'model', said, usage }
    }
    if (!signal.aborted) console.error('the rules answer, the LLM’s answer:', reasonOf(error))
    return { ...consult(question), said, usage }
  } finally {
    await purse.settle(meter.usage()).catch((error: unknown) => {
      console.error('what an LLM used stays reserved until it expires:', reasonOf(error))
    })
  }
}

/** Rejects as soon as the signal is aborted; OpenAI's client ignores it in the pause before a retry. */
function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
    if (signal.aborted) abort()
  })
}
