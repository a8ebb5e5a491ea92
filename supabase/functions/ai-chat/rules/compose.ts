import type { Answer } from '../conversation.ts'
import type { Intent } from './intents.ts'
import type { Reply, MessageContext } from './message-context.ts'
import { objectionTexts } from './objection-texts.ts'
import { texts } from './texts.ts'

const mostChips = 4

/** The introduction of an answer that would begin with a list. */
function leadIn({ lang }: MessageContext, intent?: Intent): string {
  const { leads } = objectionTexts[lang]
  if (intent === 'term' || intent === 'price' || intent === 'compare') return leads[intent]
  return leads.other
}

/** The lines as one text, each once; a greeting is returned at the start. */
function textOf(context: MessageContext, replies: readonly Reply[], intent?: Intent): string {
  const { question, lang, intents } = context
  const unique = [...new Set(replies.flatMap((it) => it.lines))]
  const lines = unique[0]?.startsWith('–') ? [leadIn(context, intent), ...unique] : unique
  const greets = intents.has('greeting') && question.history.length === 0 && intents.size > 1
  if (!greets) return lines.join('\n')
  const [first = '', ...rest] = lines
  const { greeting } = texts[lang]
  return [`${greeting} ${first}`, ...rest].join('\n')
}

/** Combines the parts of an answer, and sets the state after it. */
export function compose(
  context: MessageContext,
  replies: readonly Reply[],
  intent?: Intent,
): Answer {
  const { state } = context.question
  const named = replies.find((it) => it.subjectId)?.subjectId
  const subjectId = named ?? context.subjects[0]?.id
  const kept = replies.some((it) => it.offersBooking) ? 'offered' : intent
  return {
    text: textOf(context, replies, intent),
    state: {
      ...(subjectId && { subjectId }),
      ...(kept && { intent: kept }),
      ...(state.booking && { booking: state.booking }),
    },
    conversationStatus: replies.some(({ status }) => status) ? 'completed' : 'active',
    suggestions: [...new Set(replies.flatMap(({ chips }) => chips ?? []))].slice(0, mostChips),
  }
}
