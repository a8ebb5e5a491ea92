import { chatLimits } from '@contracts/chat-limits.ts'
import type { Answer, LlmUsage, Question } from '../language/conversation.ts'
import { langOf } from '../language/lang.ts'
import { texts } from '../answers/texts.ts'
import { createCleanReply } from './clean-reply.ts'
import { createGuard } from './guard/guard.ts'
import {
  createLlmClient,
  createMeter,
  estimateOf,
  type LlmMessage,
  type LlmSettings,
  type Meter,
} from './llm-client.ts'
import { fillPlaceholders, withPlaceholders } from './placeholders.ts'
import { LlmError } from './read-step.ts'
import { createSentences } from './sentences.ts'
import { systemPrompt } from './system-prompt.ts'
import { runTool } from './tools.ts'

const handedBack =
  'Разговор вёл сотрудник компании, его слова помечены «Сотрудник компании:». Он только что вернул разговор вам: учтите, что он сказал, не повторяйте и не отменяйте этого и не говорите от его имени.'

/** An LLM with the checks that limit it to the catalogue. @param siteUrl origin of the site, without a trailing slash */
export const createLlm = (settings: LlmSettings, siteUrl: string) => ({
  settings,
  client: createLlmClient(settings),
  guard: createGuard(),
  clean: createCleanReply(siteUrl),
})

type Llm = ReturnType<typeof createLlm>

export interface Listener {
  /** Receives text to show while the rest is still being written. */
  say?: ((text: string) => void) | undefined
  /** Aborted when the client has left. */
  signal: AbortSignal
}

/** The share of the day's budget for one answer. */
export interface Purse {
  /** Reserves the total use after the next request, cost in millionths of a dollar. @returns why it is refused */
  reserve: (use: { tokens: number; costMicros: number }) => Promise<string | undefined>
  /** Replaces the reservation by the actual use. */
  settle: (usage: LlmUsage | undefined) => Promise<void>
}

/**
 * Answers a message by the LLM, with tools over the catalogue. Text is checked and released sentence by sentence: the
 * LLM names offers, and this code inserts their figures.
 * @param meter gets the tokens as they are used, even if the answer fails
 * @param purse consulted before every request
 * @throws if there is no acceptable answer; text released before is void
 */
async function answerWithLlm(
  question: Question,
  llm: Llm,
  { say, signal }: Listener,
  meter: Meter,
  purse: Pick<Purse, 'reserve'>,
): Promise<Answer> {
  const { history, message } = question
  const lang = langOf(question)
  const said = [...history.filter(({ role }) => role === 'user'), { content: message }]
    .map(({ content }) => content)
    .join('\n')
  const messages: LlmMessage[] = [
    { role: 'system', content: systemPrompt },
    ...history.map(({ role, content }): LlmMessage =>
      role === 'user' ? { role, content } : { role, content: withPlaceholders(content, lang) },
    ),
    ...(question.state.handedBack ? [{ role: 'system' as const, content: handedBack }] : []),
    { role: 'user', content: message },
  ]
  let { subjectId } = question.state
  let text = ''
  /** The LLM's own words. */
  let ownText = ''

  const refuseFailures = (words: string) => {
    const failures = llm.guard(words)
    if (failures.length > 0) throw new LlmError(`said what it may not: ${failures.join(', ')}`)
  }
  const release = (sentences: string) => {
    signal.throwIfAborted()
    const clean = llm.clean(text ? sentences : sentences.trimStart())
    const { own, shown } = fillPlaceholders(clean, lang)
    refuseFailures(own)
    if (!shown || text.length + shown.length > chatLimits.reply) return
    text += shown
    ownText += own
    say?.(shown)
  }

  for (let step = 1; step <= llm.settings.maxSteps; step++) {
    const sentences = createSentences()
    const refusal = await purse.reserve(meter.after(estimateOf(messages, llm.settings.maxTokens)))
    if (refusal) throw new LlmError(refusal)
    const isLast = step === llm.settings.maxSteps
    const onText = (piece: string) => release(sentences.add(piece))
    const taken = await llm.client({ messages, isLast, signal, onText }, meter)
    // An answer cut off at the token limit ends with its last whole sentence.
    if (taken.isWhole) release(sentences.rest())
    if (taken.toolCalls.length === 0) break

    const { toolCalls } = taken
    const outcomes = toolCalls.map((call) => ({ id: call.id, ...runTool(call, said) }))
    subjectId = outcomes.findLast((outcome) => outcome.subjectId)?.subjectId ?? subjectId
    const form = outcomes.findLast((outcome) => outcome.form)?.form
    if (form) return { text: text.trim(), state: { subjectId }, form: { ...form, lang } }
    if (text && !/\s$/.test(text)) release('\n')
    messages.push(
      { role: 'assistant', content: taken.text || null, tool_calls: toolCalls },
      ...outcomes.map(({ id, content }) => ({ role: 'tool' as const, tool_call_id: id, content })),
    )
  }
  const whole = text.trim()
  if (!whole) throw new LlmError('said nothing')
  // Catches violations that are split over sentences.
  refuseFailures(ownText)
  return { text: whole, suggestions: [texts[lang].chips.book], state: { subjectId } }
}

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
