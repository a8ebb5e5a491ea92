import { chatLimits } from '@contracts/chat-limits.ts'
import type { Answer, Question } from '../language/conversation.ts'
import { langOf } from '../language/lang.ts'
import { texts } from '../answers/texts.ts'
import { createCleanReply, type CleanReply } from './clean-reply.ts'
import { createGuard, type Guard } from './guard/guard.ts'
import {
  createLlmClient,
  estimateOf,
  type LlmClient,
  type LlmMessage,
  type Meter,
} from './llm-client.ts'
import { fillPlaceholders, withPlaceholders } from './placeholders.ts'
import { LlmError, type LlmStep } from './read-step.ts'
import { createSentences } from './sentences.ts'
import type { LlmSettings, Purse } from './settings.ts'
import { systemPrompt } from './system-prompt.ts'
import { runTool } from './tools.ts'

/** An LLM with the checks that limit it to the catalogue. */
export interface Llm {
  settings: LlmSettings
  client: LlmClient
  guard: Guard
  clean: CleanReply
}

const handedBack =
  'Разговор вёл сотрудник компании, его слова помечены «Сотрудник компании:». Он только что вернул разговор вам: учтите, что он сказал, не повторяйте и не отменяйте этого и не говорите от его имени.'

/** @param siteUrl origin of the site, without a trailing slash */
export const createLlm = (settings: LlmSettings, siteUrl: string): Llm => ({
  settings,
  client: createLlmClient(settings),
  guard: createGuard(),
  clean: createCleanReply(siteUrl),
})

export interface Listener {
  /** Receives text to show while the rest is still being written. */
  say?: ((text: string) => void) | undefined
  /** Aborted when the client has left. */
  signal: AbortSignal
}

const toolMessages = ({ text, toolCalls }: LlmStep, results: string[]): LlmMessage[] => [
  {
    role: 'assistant',
    content: text || null,
    tool_calls: toolCalls.map(({ id, name, arguments: input }) => ({
      id,
      type: 'function',
      function: { name, arguments: input },
    })),
  },
  ...toolCalls.map(({ id }, index): LlmMessage => ({
    role: 'tool',
    tool_call_id: id,
    content: results[index] ?? '',
  })),
]

/**
 * Answers a message by the LLM, with tools over the catalogue. Text is checked and released sentence by sentence: the
 * LLM names offers, and this code inserts their figures.
 * @param meter gets the tokens as they are used, even if the answer fails
 * @param purse consulted before every request
 * @throws if there is no acceptable answer; text released before is void
 */
export async function answerWithLlm(
  question: Question,
  llm: Llm,
  { say, signal }: Listener,
  meter: Meter,
  purse: Pick<Purse, 'reserve'>,
): Promise<Answer> {
  const { history, message } = question
  const lang = langOf(message, history)
  const said = [
    ...history.filter(({ role }) => role === 'user').map((turn) => turn.content),
    message,
  ]
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

    const outcomes = taken.toolCalls.map((call) => runTool(call, said))
    subjectId = outcomes.findLast((outcome) => outcome.subjectId)?.subjectId ?? subjectId
    const form = outcomes.findLast((outcome) => outcome.form)?.form
    if (form) {
      return {
        text: text.trim(),
        state: { subjectId },
        form: { ...form, lang: langOf(message, history) },
      }
    }
    if (text && !/\s$/.test(text)) release('\n')
    messages.push(
      ...toolMessages(
        taken,
        outcomes.map(({ content }) => content),
      ),
    )
  }
  const whole = text.trim()
  if (!whole) throw new LlmError('said nothing')
  // Catches violations that are split over sentences.
  refuseFailures(ownText)
  return {
    text: whole,
    suggestions: [texts[lang].chips.book],
    state: { subjectId },
  }
}
