import { callTimeText, closedText, offeredTimes } from '@contracts/call-time.ts'
import { chatLimits, type ChatFormKind } from '@contracts/chat-limits.ts'
import type { ChatBooking, ChatForm, OpenedForm } from '@contracts/chat.ts'
import { fieldLimits } from '@contracts/lead-fields.ts'
import { contactTime } from '@contracts/promised-text.ts'
import { dayIn } from '@contracts/working-time.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import { cardWith, subjectTitle } from '../knowledge/offers.ts'
import type { Answer, Question } from '../language/conversation.ts'
import { langOf, type Lang } from '../language/lang.ts'
import { withLetters } from '../language/letters.ts'
import { asksInWords, clausesOf } from '../language/short-answers.ts'
import { rememberingLatest } from '../language/words.ts'
import { classify } from '../search/classify.ts'
import { readOrder } from '../search/names.ts'
import { asTyped, readQuestion } from '../search/read.ts'
import { besidesFields, contactIn, remarkIn, saidIn, withoutContacts } from './said.ts'
import { bookingTexts } from './texts.ts'
import { wishedTime } from './wished-time.ts'

/** When a manager reacts to a message sent now: «сегодня до 11:00», «в течение 2 часов». */
export const promised = (question: Question, lang: Lang): string =>
  contactTime(catalogue, lang, question) ??
  bookingTexts[lang].within(catalogue.promises.consultationHours)

/** A form as a booking: the time that was chosen, in words for the managers. */
export const bookingOf = ({ kind, callAt, ...said }: ChatForm): ChatBooking => ({
  ...said,
  ...(callAt && { callAt, time: callTimeText(callAt, catalogue, 'ru') }),
  ...(kind === 'message' && { isClientMatter: true }),
})

/** A time for a call as it is confirmed: «понедельник, 30 ноября, 15:00 по времени Бишкека». */
export const whenInWords = (callAt: string, lang: Lang): string =>
  `${callTimeText(callAt, catalogue, lang)} ${catalogue.clockName[lang]}`

/** The times that a form offers for what a message wishes, and what to say of a wish. */
export function timesFor(message: string, lang: Lang) {
  const now = Date.now()
  const today = dayIn(catalogue.workingHours.timeZone, now)
  const wish = wishedTime(message, today)
  const { times, exact, isClosed } = offeredTimes(catalogue.workingHours, now, wish)
  const closed = isClosed ? `${closedText(catalogue, lang)} ` : ''
  return {
    form: { times, ...(exact && { callAt: exact }) },
    isWished: wish !== undefined,
    hasHour: wish?.ms !== undefined,
    /** A wish that is not one of the times, for the managers. */
    inWords: exact
      ? undefined
      : joined(
          ...clausesOf(withoutContacts(message)).flatMap((clause) =>
            wishedTime(clause, today) ? [clause.trim()] : [],
          ),
        )?.slice(0, fieldLimits.term),
    /** What is said of a wish that is not one of the times, above the form and without it. */
    remark: wish && !exact ? closed + bookingTexts[lang].chooseTime : '',
    question: closed + bookingTexts[lang].askTime,
    choices: exact ? [] : times.map((at) => callTimeText(at, catalogue, lang)),
  }
}

/** What a message orders. */
const ordersIn = rememberingLatest(
  (message) => readOrder(readQuestion(asTyped(besidesFields(message)))).orders,
)

/** How many earlier messages may have named the subject. */
const rememberedSubjects = 6

/** The subject that the visitor has named last: not one that an answer brought up. */
function namedSubject({ message, history }: Question, lang: Lang): string | undefined {
  const said = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  for (const text of [message, ...said.slice(-rememberedSubjects).toReversed()]) {
    const [offer] = ordersIn(text)
    if (offer) return subjectTitle(offer, lang)
  }
  return undefined
}

/** What a form says of several things. */
export const joined = (...said: readonly (string | undefined)[]): string | undefined =>
  said.filter(Boolean).join('; ') || undefined

const adding = withLetters(/(?<!\p{L})(?:ещ[её]|также|тоже|плюс|и|also|plus|too|and)(?!\p{L})/iu)

/** The subject of an open form after a message that orders something else: «хотя нет, лучше сайт». */
export function topicAfter(message: string, topic = '', lang: Lang): string | undefined {
  const [offer] = ordersIn(message)
  const title = offer && subjectTitle(offer, lang)
  if (!title || topic.includes(title)) return undefined
  // The visitor's own words stay.
  const isOurs = catalogue.offers.some((each) => subjectTitle(each, lang) === topic)
  return isOurs && !asksInWords(message) && !adding.test(message) ? title : joined(topic, title)
}

/**
 * The form, prefilled from the conversation.
 *
 * @param about `topic`: what it is about, whatever the visitor has named; `isSubject`: whether a message is the subject
 *   itself, if no offer was named
 */
export function openForm(
  kind: ChatFormKind,
  question: Question,
  about: { topic?: string | undefined; isSubject?: boolean | undefined } = {},
): OpenedForm {
  const { message, history, state } = question
  const { booked } = state
  const lang = langOf(question)
  const earlier = history
    .flatMap(({ role, content }) => (role === 'user' ? [saidIn(content)] : []))
    .findLast((said) => said.contact)
  const { name = earlier?.name ?? booked?.name, contact = earlier?.contact ?? booked?.contact } =
    saidIn(message)
  const wanted =
    about.topic ?? namedSubject(question, lang) ?? (about.isSubject ? message : undefined)
  const remark = contactIn(message) && wanted !== message ? remarkIn(message, name) : ''
  const topic = kind === 'message' ? message : joined(wanted, remark)
  const times = kind === 'consultation' ? timesFor(message, lang).form : {}
  return { kind, lang, name, contact, topic: topic?.slice(0, chatLimits.formTopic), ...times }
}

/** Above this likelihood a visitor who has just booked means that: «перенести консультацию». */
const meansChange = -0.4

/** A message to the managers about the booking that the visitor wants changed or called off. */
export function changeBooked(question: Question): Answer | undefined {
  const { message, state } = question
  const { booked } = state
  if (!booked) return undefined
  if (
    contactIn(message) === undefined &&
    (classify(message).get(cardWith('change')?.id ?? '') ?? -1) < meansChange
  )
    return undefined
  const { number, time } = booked
  const form = openForm('message', question)
  const texts = bookingTexts[langOf(question)]
  return {
    text: texts.booked(number, time),
    state,
    form: { ...form, topic: texts.aboutBooked(number, message) },
  }
}
