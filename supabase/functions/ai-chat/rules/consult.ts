import type { Catalogue } from '../../_shared/catalogue/types.ts'
import type { Answer, Question } from '../conversation.ts'
import { isConfirmation, isRefusal } from '../agreement.ts'
import { readContact } from '../../_shared/chat/contact.ts'
import { beginBooking, continueBooking, reminder } from './booking-turn.ts'
import type { Intent } from './cues.ts'
import { questionReplies, questionsOf } from './question-turn.ts'
import type { Reply, Scene } from './scene.ts'
import { talkReply } from './talk-turn.ts'
import { texts } from './texts.ts'
import { understand } from './understand.ts'

const mostChips = 4

/** The answer's parts as one: each line once, the suggestions of the first. */
function compose(scene: Scene, replies: readonly Reply[], intent?: Intent | 'thanks'): Answer {
  const { question, lang, intents } = scene
  const { state, history } = question
  const isOpening = intents.has('greeting') && history.length === 0 && intents.size > 1
  const lines = new Set(replies.flatMap((it) => it.lines))
  const subjectId =
    replies.find((it) => it.subjectId)?.subjectId ?? scene.subjects[0]?.id ?? state.subjectId
  return {
    text: [...(isOpening ? [texts[lang].greeting] : []), ...lines].join('\n'),
    state: {
      ...(subjectId && { subjectId }),
      ...(intent && { intent }),
      ...(state.booking && { booking: state.booking }),
    },
    conversationStatus: replies.some(({ status }) => status === 'completed')
      ? 'completed'
      : 'active',
    suggestions: [...new Set(replies.flatMap(({ chips }) => chips ?? []))].slice(0, mostChips),
  }
}

/** A Latin word that neither the lexicon nor the site knows: «ruby». */
const strangeWord = ({ question, lang }: Scene) =>
  lang === 'ru'
    ? /(?<![\w@./:-])[a-z][a-z0-9+#-]{2,19}(?![\w@./:-])/i.exec(question.message)?.[0]
    : undefined

function unknown(scene: Scene): Reply {
  const { lang, question, words } = scene
  const said = texts[lang]
  const { book, prices, services, site } = said.chips
  const word = strangeWord(scene)
  if (word) return { lines: [said.unknownWord(word)], chips: [book, services, prices] }
  const isNoise = words < 2 || !/[\p{L}]{2}/u.test(question.message)
  return isNoise
    ? { lines: [said.unclear], chips: [services, prices, site, book] }
    : { lines: [said.unknown], chips: [book, services, prices] }
}

function wantsBooking({ question, intents, words, named }: Scene): boolean {
  if (intents.has('booking') || intents.has('human')) return true
  if (Object.keys(readContact(question.message)).length > 0) return true
  const { subjectId } = question.state
  const agrees =
    isConfirmation(question.message) ||
    /^(?:хочу|хотим|беру|интересно|годится)[.!]*$/i.test(question.message.trim())
  return subjectId !== undefined && words < 4 && named.length === 0 && agrees
}

/**
 * Answers a visitor's message by rules, from the catalogue alone. Pure: the same question gets the same
 * answer, and what is to be remembered is in the answer's state.
 */
export function consult(catalogue: Catalogue, question: Question): Answer {
  const scene = understand(catalogue, question)
  const { lang } = scene
  const talk = talkReply(scene)
  const hasTopic = scene.named.length > 0 || questionsOf(scene).length > 0
  const booked = continueBooking(scene, hasTopic || talk !== undefined)
  if (booked) return booked

  const refused = isRefusal(question.message) && question.state.intent === 'thanks'
  if (refused) return compose(scene, [{ lines: [texts[lang].bye], status: 'completed' }])
  if (talk && !(hasTopic && talk.lines[0] === texts[lang].offTopic)) {
    return withReminder(
      scene,
      compose(scene, [talk], scene.intents.has('thanks') ? 'thanks' : undefined),
    )
  }
  const asksBesides = questionsOf(scene).length > 0
  if (wantsBooking(scene) && !question.state.booking) {
    const answered = asksBesides ? compose(scene, questionReplies(scene).replies).text : ''
    return beginBooking(
      scene,
      scene.intents.has('human')
        ? [answered, texts[lang].humanFirst].filter(Boolean).join('\n')
        : answered,
    )
  }
  const { replies, intent } = questionReplies(scene)
  return withReminder(
    scene,
    compose(scene, replies.length > 0 ? replies : [unknown(scene)], intent),
  )
}

/** An answer in the middle of a booking ends with where the booking stands. */
function withReminder(scene: Scene, answer: Answer): Answer {
  const said = reminder(scene)
  return said && answer.conversationStatus === 'active'
    ? { ...answer, text: `${answer.text}\n\n${said}` }
    : answer
}
