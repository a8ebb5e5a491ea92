import type { Catalogue } from '../../_shared/catalogue/types.ts'
import { isConfirmation, isRefusal } from '../agreement.ts'
import { readContact } from '../../_shared/chat/contact.ts'
import type { Answer, Question } from '../conversation.ts'
import { beginBooking, continueBooking, reminder } from './booking-turn.ts'
import { compose } from './compose.ts'
import { questionReplies } from './question-turn.ts'
import { questionsOf } from './questions.ts'
import type { Scene } from './scene.ts'
import { talkReply } from './talk-turn.ts'
import { texts } from './texts.ts'
import { understand } from './understand.ts'
import { strangersIn } from './strangers.ts'
import { strangerReply, unknownReply } from './unknown.ts'

/** Whether the visitor agrees to what was offered, or to what was told. */
function agreesToOffer({ question, words, named }: Scene): boolean {
  const { message, state } = question
  const isWish = /^(?:хочу|хотим|беру|интересно|годится|i want it)[.!]*$/i.test(message.trim())
  const isOffered = state.subjectId !== undefined || state.intent === 'offered'
  return isOffered && words < 4 && named.length === 0 && (isWish || isConfirmation(message))
}

/** «Бот для записи клиентов», «форма заявки»: booking is what the thing shall do, not what the visitor wants. */
const features =
  /(?:для|под|с|со|при[её]м\p{L}*|форм\p{L}*|онлайн|бот\p{L}*|систем\p{L}*|сервис\p{L}*|модул\p{L}*|кнопк\p{L}*|автоматиз\p{L}*)[\s-]+(?:онлайн[\s-]+)?(?:запис(?:ь|и|ью|ей)|заяв\p{L}+|заказ\p{L}*|брон\p{L}+|встреч\p{L}*)(?!\p{L})|запис\p{L}+\s+(?:клиент|пациент|гост|посетител|учеников|на при[её]м|на стриж|на услуг|к врачу)/iu
const isFeature = (message: string) =>
  features.test(message) && !/запишите|запиши |записаться|консультаци|перезвони/i.test(message)

/** Whether the message asks to be booked; a question about consultations is none: «консультация платная?» */
function wantsBooking(scene: Scene): boolean {
  const { question, intents } = scene
  if (Object.keys(readContact(question.message)).length > 0) return true
  if (intents.has('free') || intents.has('advice') || intents.has('callback')) return false
  return (
    (intents.has('booking') && !isFeature(question.message)) ||
    intents.has('human') ||
    agreesToOffer(scene)
  )
}

/** An answer in the middle of a booking ends with where the booking stands. */
function withReminder(scene: Scene, answer: Answer): Answer {
  const said = answer.conversationStatus === 'active' ? reminder(scene) : undefined
  return said ? { ...answer, text: `${answer.text}\n\n${said}` } : answer
}

/**
 * Answers a visitor's message by rules, from the catalogue alone. Pure: the same question gets the same
 * answer, and what is to be remembered is in the answer's state.
 */
export function consult(catalogue: Catalogue, question: Question): Answer {
  const scene = understand(catalogue, question)
  const { lang, intents, named } = scene
  const talk = talkReply(scene)
  const questions = questionsOf(scene)
  // «Айгуль, из Алматы» answers who is writing: a place alone is no question there.
  const isQuestion = questions.some((it) => it !== 'remote') || question.message.includes('?')
  const asks = named.length > 0 || (questions.length > 0 && isQuestion) || talk !== undefined
  const booked = continueBooking(scene, asks && scene.isExact)
  if (booked) return booked
  if (talk)
    return withReminder(scene, compose(scene, [talk], intents.has('thanks') ? 'thanks' : undefined))
  if (isRefusal(question.message) && question.state.intent === 'thanks') {
    return compose(scene, [{ lines: [texts[lang].bye], status: 'completed' }])
  }
  if (wantsBooking(scene) && !question.state.booking) {
    const answered =
      questions.length > 0 ? [compose(scene, questionReplies(scene).replies).text] : []
    const first = intents.has('human') ? [texts[lang].humanFirst] : []
    return beginBooking(scene, [...answered, ...first].join('\n'))
  }
  const strange = strangersIn(question.message)
  if (strange.length > 0) {
    const rest = questions.length > 0 && named.length > 0 ? questionReplies(scene).replies : []
    return withReminder(scene, compose(scene, [strangerReply(strange, scene), ...rest]))
  }
  const { replies, intent } = questionReplies(scene)
  if (replies.length > 0) return withReminder(scene, compose(scene, replies, intent))
  return withReminder(scene, compose(scene, [unknownReply(scene)]))
}
