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

/** A form as a booking, with the chosen time also in words for the managers. */
export const bookingOf = ({ kind, callAt, ...said }: ChatForm): ChatBooking => ({
  ...said,
  ...(callAt && { callAt, time: callTimeText(callAt, catalogue, 'ru') }),
  ...(kind === 'message' && { isClientMatter: true }),
})

/** A time for a call as it is confirmed: «понедельник, 30 ноября, 15:00 по времени Бишкека». */
export const whenInWords = (callAt: string, lang: Lang): string =>
  `${callTimeText(callAt, catalogue, lang)} ${catalogue.clockName[lang]}`

/** The call times to offer for the wish in a message, and what to say about it. */
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
    /** A wish that is not offered, in the visitor's words for the managers. */
    inWords: exact
      ? undefined
      : joined(
          ...clausesOf(withoutContacts(message)).flatMap((clause) =>
            wishedTime(clause, today) ? [clause.trim()] : [],
          ),
        )?.slice(0, fieldLimits.term),
    /** Tells a visitor whose wish is not offered that the form has the nearest times. */
    remark: wish && !exact ? closed + bookingTexts[lang].chooseTime : '',
  }
}

const ordersIn = rememberingLatest(
  (message) => readOrder(readQuestion(asTyped(besidesFields(message)))).orders,
)

/** How many earlier messages are searched for the subject. */
const rememberedSubjects = 6

/** The subject of the talk if the visitor has named it, else what they named last: not what an answer brought up. */
function namedSubject({ message, history, state }: Question, lang: Lang): string | undefined {
  const said = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const [ordered] = ordersIn(message)
  const named = said.slice(-rememberedSubjects).toReversed().flatMap(ordersIn)
  const offer = ordered ?? named.find(({ id }) => id === state.subjectId) ?? named[0]
  return offer && subjectTitle(offer, lang)
}

/** The parts of a topic in one line; undefined if there are none. */
export const joined = (...said: readonly (string | undefined)[]): string | undefined =>
  said.filter(Boolean).join('; ') || undefined

const adding = withLetters(/(?<!\p{L})(?:ещ[её]|также|тоже|плюс|и|also|plus|too|and)(?!\p{L})/iu)

/** The topic of an open form after a message that orders something else: «хотя нет, лучше сайт». */
export function topicAfter(message: string, topic = '', lang: Lang): string | undefined {
  const [offer] = ordersIn(message)
  const title = offer && subjectTitle(offer, lang)
  if (!title || topic.includes(title)) return undefined
  // The visitor's own words are added to, not replaced.
  const isOurs = catalogue.offers.some((each) => subjectTitle(each, lang) === topic)
  return isOurs && !asksInWords(message) && !adding.test(message) ? title : joined(topic, title)
}

/**
 * The form, prefilled from the conversation.
 *
 * @param about `topic`: replaces what the visitor has named; `isSubject`: whether the message itself is the
 *   topic if no offer was named
 */
export function openForm(
  kind: ChatFormKind,
  question: Question,
  about: { topic?: string | undefined; isSubject?: boolean | undefined } = {},
): OpenedForm {
  const { message, history, state } = question
  const { booked } = state
  const lang = langOf(question)
  const left = history.findLast(
    ({ role, content }) => role === 'user' && contactIn(content) !== undefined,
  )
  const earlier = left && saidIn(left.content)
  const { name = earlier?.name ?? booked?.name, contact = earlier?.contact ?? booked?.contact } =
    saidIn(message)
  const wanted =
    about.topic ?? namedSubject(question, lang) ?? (about.isSubject ? message : undefined)
  const remark = contactIn(message) && wanted !== message ? remarkIn(message, name) : ''
  const topic = kind === 'message' ? message : joined(wanted, remark)
  const times = kind === 'consultation' ? timesFor(message, lang).form : {}
  return { kind, lang, name, contact, topic: topic?.slice(0, chatLimits.formTopic), ...times }
}

/** From this likelihood a visitor who has booked wants the booking changed: «перенести консультацию». */
const meansChange = -0.4

/** Opens a message to the managers if a visitor wants a booking changed or called off. */
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
