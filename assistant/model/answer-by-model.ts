import { ZodError } from 'zod'
import { timesFor } from '../form/form.ts'
import type { Answer, LlmUsage, Question } from '../language/conversation.ts'
import { langOf } from '../language/lang.ts'
import { texts } from '../answers/texts.ts'
import { createCleanReply } from './clean-reply.ts'
import { createDraft } from './draft.ts'
import { LlmError, Refusal } from './failures.ts'
import { createGuard } from './guard/guard.ts'
import { createLlmClient, type LlmSettings } from './llm-client.ts'
import { withPlaceholders } from './placeholders.ts'
import { requestBody, fullDialect, type LlmMessage } from './request.ts'
import { systemPrompt } from './system-prompt.ts'
import { findingsFor, normalCall, runTool } from './tools.ts'
import { createMeter, estimate, type Meter } from './usage.ts'

const handedBack =
  'Разговор вёл сотрудник компании, его слова помечены «Сотрудник компании:». Он только что вернул разговор вам: учтите, что он сказал, не повторяйте и не отменяйте этого и не говорите от его имени.'

/** An LLM with the checks that hold it to the catalogue. @param siteUrl origin, without a trailing slash */
export const createLlm = (settings: LlmSettings, siteUrl: string) => ({
  settings,
  client: createLlmClient(settings),
  guard: createGuard(),
  clean: createCleanReply(siteUrl),
  /** What this worker has learnt of the model. */
  habits: { thinksUnmarked: false },
})

type Llm = ReturnType<typeof createLlm>

export interface Listener {
  /** Receives text to show while the rest is still being written. */
  say?: ((text: string) => void) | undefined
  /** Aborted when the client has left. */
  signal: AbortSignal
}

/** What one answer may take from the day's budget. */
export interface Purse {
  /** Reserves the total after the next request, cost in millionths of a dollar. @returns a refusal */
  reserve: (use: { tokens: number; costMicros: number }) => Promise<string | undefined>
  /** Replaces the reservation by the actual use, and pauses the model for so many seconds. */
  settle: (usage: LlmUsage | undefined, pauseSeconds: number) => Promise<void>
}

/** Defuses template marks in a visitor's words, which a self-hosted model would take for its own. */
const withoutMarks = (text: string) => text.replace(/[<＜](?=[\p{L}/|｜!])/gu, '‹')

/**
 * The conversation as every endpoint takes it: one system message, then alternating turns, beginning with the
 * visitor's.
 */
function conversationOf({ history, message, state }: Question): LlmMessage[] {
  const lang = langOf({ history, message })
  const turns: { role: 'user' | 'assistant'; content: string }[] = []
  for (const { role, content } of [...history, { role: 'user' as const, content: message }]) {
    const told = role === 'user' ? withoutMarks(content) : withPlaceholders(content, lang)
    const last = turns.at(-1)
    if (!told.trim() || (!last && role === 'assistant')) continue
    if (last?.role === role) last.content += `\n\n${told}`
    else turns.push({ role, content: told })
  }
  const instructions = state.handedBack ? `${systemPrompt}\n\n${handedBack}` : systemPrompt
  return [{ role: 'system', content: instructions }, ...turns]
}

/**
 * Answers a message by the LLM, with tools over the catalogue. Text is checked and released sentence by
 * sentence; the LLM names offers, code inserts their figures (decision 10).
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
  const { settings, client, guard, clean, habits } = llm
  const lang = langOf(question)
  const said = [...history.filter(({ role }) => role === 'user'), { content: message }]
    .map(({ content }) => content)
    .join('\n')
  const messages = conversationOf(question)
  const findings = () => findingsFor(message)
  const draft = createDraft({
    lang,
    visitorSaid: said,
    clean,
    guard,
    say(text) {
      signal.throwIfAborted()
      say?.(text)
    },
    habits,
  })
  let { subjectId } = question.state

  for (let number = 1; number <= settings.maxSteps; number++) {
    const isLast = number === settings.maxSteps
    const body = requestBody({ ...settings, messages, isLast, findings }, fullDialect)
    const most = { prompt: estimate(JSON.stringify(body)), completion: settings.maxTokens }
    const refusal = await purse.reserve(meter.after(most))
    if (refusal) throw new LlmError(refusal)

    const step = draft.startStep()
    const taken = await client.step({ messages, isLast, findings, signal, onText: step.add }, meter)
    const toolCalls = taken.toolCalls.map(normalCall)
    step.end({ isWhole: taken.isWhole, callsTools: toolCalls.length > 0 })
    if (toolCalls.length === 0) break
    const outcomes = toolCalls.map((call) => ({ callId: call.id, ...runTool(call, said) }))
    subjectId = outcomes.findLast((outcome) => outcome.subjectId)?.subjectId ?? subjectId
    const form = outcomes.findLast((outcome) => outcome.form)?.form
    if (form) {
      const { times } = timesFor(message, lang).form
      const opened = { ...form, lang, ...(form.kind === 'consultation' && { times }) }
      return { text: draft.text(), state: { subjectId }, form: opened }
    }
    messages.push(
      { role: 'assistant', content: step.spoken(), toolCalls, extra: taken.extra },
      ...outcomes.map(({ callId, content }) => ({ role: 'tool' as const, callId, content })),
    )
  }
  return { text: draft.finish(), suggestions: [texts[lang].chips.book], state: { subjectId } }
}

// A library error's message may quote the visitor, so only its name is logged.
function reasonOf(error: unknown): string {
  if (error instanceof LlmError) return error.message
  if (error instanceof ZodError) return 'called a tool with wrong arguments'
  if (!(error instanceof Error)) return typeof error
  return error.name === 'Error' ? error.constructor.name : error.name
}

/** How many seconds to pause the endpoint after a failure: as long as it asks, an hour at most. */
function pauseAfter(error: unknown, { pauseSeconds }: LlmSettings): number {
  if (!(error instanceof LlmError) || !error.pauses) return 0
  const asked = error instanceof Refusal ? (error.retryAfter ?? 0) : 0
  return Math.min(Math.max(Math.ceil(asked), pauseSeconds), 3600)
}

/**
 * Answers a message by the LLM if its budget allows it and it succeeds, otherwise by the rules. If the
 * visitor leaves, the part that they have read is the answer.
 */
export async function answerByModel(
  question: Question,
  { consult, llm }: { consult: (question: Question) => Answer; llm: Llm },
  purse: Purse,
  { say, signal }: Listener,
): Promise<Answer> {
  const meter = createMeter(llm.settings.model, llm.settings.price)
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(llm.settings.timeoutMs)])
  let said = ''
  const saying = (text: string) => {
    said += text
    say?.(text)
  }
  const listener: Listener = { signal: deadline, say: say && saying }
  let pauseSeconds = 0
  try {
    const answer = await answerWithLlm(question, llm, listener, meter, purse)
    return { ...answer, answeredBy: 'model', said, usage: meter.usage() }
  } catch (error) {
    const usage = meter.usage()
    if (signal.aborted && said.trim()) {
      return { text: said.trim(), state: question.state, answeredBy: 'model', said, usage }
    }
    if (!signal.aborted) {
      pauseSeconds = pauseAfter(error, llm.settings)
      const pause = pauseSeconds > 0 ? `; nobody asks it for ${pauseSeconds} s` : ''
      console.error(`the rules answer, the LLM’s answer: ${reasonOf(error)}${pause}`)
    }
    return { ...consult(question), said, usage }
  } finally {
    await purse.settle(meter.usage(), pauseSeconds).catch((error: unknown) => {
      console.error('what an LLM used stays reserved until it expires:', reasonOf(error))
    })
  }
}
