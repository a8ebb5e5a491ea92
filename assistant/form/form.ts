import { catalogue } from '../knowledge/catalogue.ts'
import { contactTime } from '@contracts/promised-text.ts'
import type { ChatBooking, ChatForm, OpenedForm } from '@contracts/chat.ts'
import { chatLimits, type ChatFormKind } from '@contracts/chat-limits.ts'
import type { Answer, Question } from '../language/conversation.ts'
import { langOf, type Lang } from '../language/lang.ts'
import { classify } from '../search/classify.ts'
import { contactIn, saidIn } from './said.ts'
import { bookingTexts } from './texts.ts'

/** When a manager reacts to a message sent now: «сегодня до 11:00», «в течение 2 часов». */
export const promised = (question: Question, lang: Lang): string =>
  contactTime(catalogue, lang, question) ??
  bookingTexts[lang].within(catalogue.promises.consultationHours)

export const bookingOf = ({ kind, name, contact, time, topic }: ChatForm): ChatBooking => ({
  ...{ name, contact, time, topic },
  ...(kind === 'message' && { isClientMatter: true }),
})

/** The form, prefilled from the conversation; `title` is its subject, in the catalogue's words. */
export function openForm(kind: ChatFormKind, question: Question, title?: string): OpenedForm {
  const { message, history, state } = question
  const { booked } = state
  const earlier = history
    .flatMap(({ role, content }) => (role === 'user' ? [contactIn(content)] : []))
    .findLast((contact) => contact !== undefined)
  const { name = booked?.name, contact = earlier ?? booked?.contact, ...said } = saidIn(message)
  const asked = kind === 'message' ? { topic: message } : { topic: title, ...said }
  const topic = asked.topic?.slice(0, chatLimits.formTopic)
  const time = kind === 'consultation' ? said.time : undefined
  return { kind, lang: langOf(question), name, contact, time, topic }
}

/** The class of the messages that want an earlier request changed or called off. */
const change = 'existing-clients/change-request'
/** Above this likelihood a visitor who has just booked means that: «перенести консультацию». */
const meansChange = -0.4

/** A message to the managers about the booking that the visitor wants changed or called off. */
export function changeBooked(question: Question): Answer | undefined {
  const { message, state } = question
  const { booked } = state
  if (!booked || (classify(message).get(change) ?? -1) < meansChange) return undefined
  const { number, time } = booked
  const form = openForm('message', question)
  const texts = bookingTexts[langOf(question)]
  return {
    text: texts.booked(number, time),
    state,
    form: { ...form, topic: texts.aboutBooked(number, message) },
  }
}
