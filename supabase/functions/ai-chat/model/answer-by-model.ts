import { chatLimits } from '../../_shared/contracts/chat-limits.ts'
import type { Catalogue } from '../../_shared/catalogue/types.ts'
import type { AiSettings } from '../ai-env.ts'
import { proposal } from '../booking.ts'
import type { Answer, Question } from '../conversation.ts'
import { bookingTexts } from '../rules/booking-texts.ts'
import { langOf } from '../rules/lang.ts'
import { texts } from '../rules/texts.ts'
import type { CleanReply } from './clean-reply.ts'
import { claimsBooking, type GroundingCheck } from './grounding.ts'
import type { ModelClient, ModelMessage } from './model-client.ts'
import type { ModelStep, TokenCount } from './read-step.ts'
import { ModelError } from './model-error.ts'
import { createSentences } from './sentences.ts'
import { systemPrompt } from './system-prompt.ts'
import { toolDefinitions, type createTools } from './tools.ts'

/** A model with all that holds it to the catalogue. */
export interface Model {
  settings: AiSettings
  client: ModelClient
  catalogue: Catalogue
  runTool: ReturnType<typeof createTools>
  ungrounded: GroundingCheck
  clean: CleanReply
}

/** Who waits for the answer. */
export interface Listener {
  /** Gets text that may be shown while the rest is still coming. */
  say?: (text: string) => void
  /** Aborted when nobody waits any more. */
  signal: AbortSignal
}

const toolMessages = ({ text, toolCalls }: ModelStep, results: string[]): ModelMessage[] => [
  {
    role: 'assistant',
    content: text || null,
    tool_calls: toolCalls.map(({ id, name, arguments: input }) => ({
      id,
      type: 'function',
      function: { name, arguments: input },
    })),
  },
  ...toolCalls.map(({ id }, index): ModelMessage => ({
    role: 'tool',
    tool_call_id: id,
    content: results[index] ?? '',
  })),
]

/**
 * Has the model answer a message, with tools over the catalogue. Text is checked and let out sentence by
 * sentence: a price that is not the site's is never seen.
 *
 * @param count gets the tokens as they are used, also when the answer fails
 * @throws when there is no answer that may be given; what was let out before is void then
 */
export async function answerByModel(
  question: Question,
  model: Model,
  { say, signal }: Listener,
  count: (tokens: TokenCount) => void,
): Promise<Answer> {
  const { history, message } = question
  const said = [...history.filter(({ role }) => role === 'user').map((it) => it.content), message]
  const messages: ModelMessage[] = [
    { role: 'system', content: systemPrompt(model.catalogue) },
    ...history.map(({ role, content }): ModelMessage => ({ role, content })),
    { role: 'user', content: message },
  ]
  const ungrounded = model.ungrounded(said)
  // A booking that was shown is confirmed by the very next message or not at all: «да» to what the model
  // says now must not book. It knows the conversation, and can show the booking again.
  let { subjectId } = question.state
  let text = ''

  const letOut = (sentences: string) => {
    signal.throwIfAborted()
    const clean = model.clean(text ? sentences : sentences.trimStart())
    const wrong = ungrounded(clean)
    if (wrong.length > 0) {
      const list = wrong.map(({ value, unit }) => `${value} ${unit}`).join(', ')
      throw new ModelError(`stated what the catalogue does not: ${list}`)
    }
    if (claimsBooking(clean)) throw new ModelError('claimed a booking')
    if (!clean || text.length + clean.length > chatLimits.reply) return
    text += clean
    say?.(clean)
  }

  for (let step = 1; step <= model.settings.maxSteps; step++) {
    const sentences = createSentences()
    const request = {
      messages,
      tools: toolDefinitions,
      isLast: step === model.settings.maxSteps,
      signal,
      onText: (piece: string) => letOut(sentences.add(piece)),
    }
    const taken = await model.client.step(request, count)
    // An answer that ran out of tokens ends with its last whole sentence.
    if (taken.isWhole) letOut(sentences.rest())
    if (taken.toolCalls.length === 0) break

    const outcomes = taken.toolCalls.map((call) => model.runTool(call, said))
    subjectId = outcomes.findLast((it) => it.subjectId)?.subjectId ?? subjectId
    const draft = outcomes.findLast((it) => it.draft)?.draft
    if (draft) {
      // The words that the visitor agrees to are ours, to the letter.
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
    if (text && !/\s$/.test(text)) letOut('\n')
    messages.push(
      ...toolMessages(
        taken,
        outcomes.map(({ content }) => content),
      ),
    )
  }
  const whole = text.trim()
  if (!whole) throw new ModelError('said nothing')
  if (ungrounded(whole).length > 0) {
    throw new ModelError('stated across sentences what the catalogue does not')
  }
  return {
    text: whole,
    conversationStatus: 'active',
    suggestions: [texts[langOf(message, history)].chips.book],
    state: { subjectId },
  }
}
