import type { Answer } from '../conversation.ts'
import type { Intent } from './intents.ts'
import type { Reply, Scene } from './scene.ts'
import { frankTexts } from './frank-texts.ts'
import { texts } from './texts.ts'

const mostChips = 4

/** What stands before a list that would begin an answer. */
function leadIn({ lang }: Scene, intent?: Intent): string {
  const { leads } = frankTexts[lang]
  if (intent === 'term' || intent === 'price' || intent === 'compare') return leads[intent]
  return leads.other
}

/** The lines as one text, each once; a greeting is returned at the start. */
function textOf(scene: Scene, replies: readonly Reply[], intent?: Intent): string {
  const { question, lang, intents } = scene
  const told = [...new Set(replies.flatMap((it) => it.lines))]
  const lines = told[0]?.startsWith('–') ? [leadIn(scene, intent), ...told] : told
  const greets = intents.has('greeting') && question.history.length === 0 && intents.size > 1
  if (!greets) return lines.join('\n')
  const [first = '', ...rest] = lines
  const { greeting } = texts[lang]
  return [`${greeting} ${first}`, ...rest].join('\n')
}

/** The parts of an answer as one, with what is to be remembered of it. */
export function compose(scene: Scene, replies: readonly Reply[], intent?: Intent): Answer {
  const { state } = scene.question
  const named = replies.find((it) => it.subjectId)?.subjectId
  const subjectId = named ?? scene.subjects[0]?.id
  const kept = replies.some((it) => it.offersBooking) ? 'offered' : intent
  return {
    text: textOf(scene, replies, intent),
    state: {
      ...(subjectId && { subjectId }),
      ...(kept && { intent: kept }),
      ...(state.booking && { booking: state.booking }),
    },
    conversationStatus: replies.some(({ status }) => status) ? 'completed' : 'active',
    suggestions: [...new Set(replies.flatMap(({ chips }) => chips ?? []))].slice(0, mostChips),
  }
}
