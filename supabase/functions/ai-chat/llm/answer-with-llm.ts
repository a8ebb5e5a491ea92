import { chatLimits } from '../../_shared/contracts/chat-limits.ts'
import type { Catalogue } from '../../_shared/catalogue/types.ts'
import { proposal } from '../booking.ts'
import type { Answer, Question } from '../conversation.ts'
import { bookingTexts } from '../rules/booking-texts.ts'
import { langOf } from '../rules/lang.ts'
import { texts } from '../rules/texts.ts'
import { createCleanReply, type CleanReply } from './clean-reply.ts'
import { claimsBooking, createGroundingCheck, type GroundingCheck } from './grounding.ts'
import { createLlmClient, type LlmClient, type LlmMessage } from './llm-client.ts'
import type { LlmSettings } from './llm-env.ts'
import { LlmError, type LlmStep, type TokenCount } from './read-step.ts'
import { createSentences } from './sentences.ts'
import { systemPrompt } from './system-prompt.ts'
import { createTools, toolDefinitions, type CatalogueSource } from './tools.ts'

/** An LLM with the tools and checks that hold it to the catalogue. */
export interface Llm {
  settings: LlmSettings
  client: LlmClient
  catalogue: Catalogue
  runTool: ReturnType<typeof createTools>
  ungrounded: GroundingCheck
  clean: CleanReply
}

const handedBack =
  'Разговор вёл сотрудник компании, его слова помечены «Сотрудник компании:». Он только что вернул разговор вам: учтите, что он сказал, не повторяйте и не отменяйте этого и не говорите от его имени.'

/** @param siteUrl origin of the site, without a trailing slash */
export const createLlm = (
  settings: LlmSettings,
  source: CatalogueSource,
  siteUrl: string,
): Llm => ({
  settings,
  client: createLlmClient(settings),
  catalogue: source.catalogue,
  runTool: createTools(source),
  ungrounded: createGroundingCheck(source.catalogue),
  clean: createCleanReply(source.catalogue, siteUrl),
})

/** The client that waits for the answer. */
export interface Listener {
  /** Gets text to show while the rest is still being written. */
  say?: (text: string) => void
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
 * Lets the LLM answer a message, with tools over the catalogue. Text is checked and released sentence by
 * sentence, so that a price the site does not publish is never shown.
 *
 * @param count gets the tokens as they are used, even if the answer fails
 * @throws when there is no acceptable answer; text released before that is void
 */
export async function answerWithLlm(
  question: Question,
  llm: Llm,
  { say, signal }: Listener,
  count: (tokens: TokenCount) => void,
): Promise<Answer> {
  const { history, message } = question
  const said = [...history.filter(({ role }) => role === 'user').map((it) => it.content), message]
  const messages: LlmMessage[] = [
    { role: 'system', content: systemPrompt(llm.catalogue) },
    ...history.map(({ role, content }): LlmMessage => ({ role, content })),
    ...(question.state.handedBack ? [{ role: 'system' as const, content: handedBack }] : []),
    { role: 'user', content: message },
  ]
  const ungrounded = llm.ungrounded(said)
  // A booking draft is confirmed by the very next message or dropped: a «да» to the LLM's answer must not
  // book. The LLM knows the conversation and can propose the booking again.
  let { subjectId } = question.state
  let text = ''

  const release = (sentences: string) => {
    signal.throwIfAborted()
    const clean = llm.clean(text ? sentences : sentences.trimStart())
    const wrong = ungrounded(clean)
    if (wrong.length > 0) {
      const list = wrong.map(({ value, unit }) => `${value} ${unit}`).join(', ')
      throw new LlmError(`stated what the catalogue does not: ${list}`)
    }
    if (claimsBooking(clean)) throw new LlmError('claimed a booking')
    if (!clean || text.length + clean.length > chatLimits.reply) return
    text += clean
    say?.(clean)
  }

  for (let step = 1; step <= llm.settings.maxSteps; step++) {
    const sentences = createSentences()
    const request = {
      messages,
      tools: toolDefinitions,
      isLast: step === llm.settings.maxSteps,
      signal,
      onText: (piece: string) => release(sentences.add(piece)),
    }
    const taken = await llm.client.step(request, count)
    // An answer cut off at the token limit ends with its last whole sentence.
    if (taken.isWhole) release(sentences.rest())
    if (taken.toolCalls.length === 0) break

    const outcomes = taken.toolCalls.map((call) => llm.runTool(call, said))
    subjectId = outcomes.findLast((it) => it.subjectId)?.subjectId ?? subjectId
    const draft = outcomes.findLast((it) => it.draft)?.draft
    if (draft) {
      // The visitor confirms our own wording, not the LLM's.
      const lang = langOf(message, history)
      const shown = `${text.trim() ? '\n\n' : ''}${proposal(draft, lang)}`
      const { yes, change, cancel } = bookingTexts[lang].chips
      say?.(shown)
      return {
        text: text.trimEnd() + shown,
        conversationStatus: 'active',
        suggestions: [yes, change, cancel],
        state: { subjectId, booking: draft },
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
  if (ungrounded(whole).length > 0) {
    throw new LlmError('stated across sentences what the catalogue does not')
  }
  return {
    text: whole,
    conversationStatus: 'active',
    suggestions: [texts[langOf(message, history)].chips.book],
    state: { subjectId },
  }
}
