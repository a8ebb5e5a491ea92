import type { Catalogue } from '../../_shared/catalogue/types.ts'
import { isConfirmation, isRefusal } from '../agreement.ts'
import { readContact } from '../../_shared/chat/contact.ts'
import type { Answer, Question } from '../conversation.ts'
import { beginBooking, continueBooking, reminder } from './booking-turn.ts'
import { compose } from './compose.ts'
import { questionReplies } from './question-turn.ts'
import { questionsOf } from './questions.ts'
import type { MessageContext } from './message-context.ts'
import { talkReply } from './talk-turn.ts'
import { texts } from './texts.ts'
import { understand } from './understand.ts'
import { notOfferedIn } from './not-offered.ts'
import { notOfferedReply, unknownReply } from './unknown.ts'

/** Whether the visitor agrees to an offered booking or to the previous answer. */
function agreesToOffer({ question, words, named }: MessageContext): boolean {
  const { message, state } = question
  const isWish = /^(?:хочу|хотим|беру|интересно|годится|i want it)[.!]*$/i.test(message.trim())
  const isOffered = state.subjectId !== undefined || state.intent === 'offered'
  return isOffered && words < 4 && named.length === 0 && (isWish || isConfirmation(message))
}

/** «Бот для записи клиентов», «форма заявки»: booking as a feature, not as the visitor's wish. */
const features =
  /(?:для|под|с|со|при[её]м\p{L}*|форм\p{L}*|онлайн|бот\p{L}*|систем\p{L}*|сервис\p{L}*|модул\p{L}*|кнопк\p{L}*|автоматиз\p{L}*)[\s-]+(?:онлайн[\s-]+)?(?:запис(?:ь|и|ью|ей)|заяв\p{L}+|заказ\p{L}*|брон\p{L}+|встреч\p{L}*)(?!\p{L})|запис\p{L}+\s+(?:клиент|пациент|гост|посетител|учеников|на при[её]м|на стриж|на услуг|к врачу)/iu
const isFeature = (message: string) =>
  features.test(message) && !/запишите|запиши |записаться|консультаци|перезвони/i.test(message)

/** Whether the visitor wants to book; a question about consultations does not count: «консультация платная?» */
function wantsBooking(context: MessageContext): boolean {
  const { question, intents } = context
  if (Object.keys(readContact(question.message)).length > 0) return true
  if (intents.has('free') || intents.has('advice') || intents.has('callback')) return false
  return (
    (intents.has('booking') && !isFeature(question.message)) ||
    intents.has('human') ||
    agreesToOffer(context)
  )
}

/** Appends the state of the booking to an answer in the middle of one. */
function withReminder(context: MessageContext, answer: Answer): Answer {
  const said = answer.conversationStatus === 'active' ? reminder(context) : undefined
  return said ? { ...answer, text: `${answer.text}\n\n${said}` } : answer
}

/** Answers a message by rules, from the catalogue alone. Pure: the conversation's state is in the answer. */
export function consult(catalogue: Catalogue, question: Question): Answer {
  const context = understand(catalogue, question)
  const { lang, intents, named } = context
  const talk = talkReply(context)
  const questions = questionsOf(context)
  // «Айгуль, из Алматы» answers the question for a name: a place alone is no question then.
  const isQuestion = questions.some((it) => it !== 'remote') || question.message.includes('?')
  const asks = named.length > 0 || (questions.length > 0 && isQuestion) || talk !== undefined
  const booked = continueBooking(context, asks && context.isExact)
  if (booked) return booked
  if (talk)
    return withReminder(
      context,
      compose(context, [talk], intents.has('thanks') ? 'thanks' : undefined),
    )
  if (isRefusal(question.message) && question.state.intent === 'thanks') {
    return compose(context, [{ lines: [texts[lang].bye], status: 'completed' }])
  }
  if (wantsBooking(context) && !question.state.booking) {
    const answered =
      questions.length > 0 ? [compose(context, questionReplies(context).replies).text] : []
    const first = intents.has('human') ? [texts[lang].humanFirst] : []
    return beginBooking(context, [...answered, ...first].join('\n'))
  }
  const missing = notOfferedIn(question.message)
  if (missing.length > 0) {
    const rest = questions.length > 0 && named.length > 0 ? questionReplies(context).replies : []
    return withReminder(context, compose(context, [notOfferedReply(missing, context), ...rest]))
  }
  const { replies, intent } = questionReplies(context)
  if (replies.length > 0) return withReminder(context, compose(context, replies, intent))
  return withReminder(context, compose(context, [unknownReply(context)]))
}
