import { catalogue } from '../../_shared/catalogue/catalogue.ts'
import type { BookingDraft, ChatState } from '../../_shared/chat/chat-store.ts'
import { misspeltAddresses } from '../../_shared/chat/contact.ts'
import type { Answer, Question } from '../conversation.ts'
import type { Lang } from '../rules/lang.ts'
import { agrees, asksSomething, placeOf, refuses, replaces, resumes } from './acts.ts'
import { fields, fieldToChange, intentAfterAsking, isAlone, isAskingIntent } from './changes.ts'
import { completeDraft, mergeSlots, prefers, promised, proposal, readSlots } from './draft.ts'
import { bookingTexts } from './texts.ts'
import { namesService, topicOfBooking, withAdded, withToldBefore } from './topic.ts'
import { wantsBooking } from './wish.ts'

/** What the rules see in a message besides the booking. */
interface Seen {
  lang: Lang
  /** What the conversation is about, for the managers. */
  topic?: string | undefined
  /** Whether the message has a question that the rules can answer. */
  asks: boolean
  /** The answer to it, to stand before the booking's words. */
  answered?: (() => string) | undefined
}

const isOpen = (draft: BookingDraft | undefined): draft is BookingDraft =>
  draft !== undefined && draft.stage !== 'cancelled'

/** A visitor who keeps their name to themselves, which calls nothing off: «имя говорить не хочу». */
const namelessly =
  /(?<!\p{L})(?:без имени|аноним\p{L}*|инкогнито|имя\s.{0,20}не\s|не\s.{0,20}(?:имя|имени)(?!\p{L})|не представлюсь|no name|anonymous(?:ly)?)/iu
/** A number that misses something: «0555 12 34». */
const incomplete = /(?<![\d:.])\+?\d(?:[\s()-]{0,2}\d){4,8}(?![\d:.])/u

const money = /бюджет|(?<!\p{L})сом|руб|тыс|[₽$€]|budget/iu
/** What to say of a contact in a message that is not understood; undefined where all are. */
function asksWhole({ contact }: BookingDraft, message: string, lang: Lang): string | undefined {
  const [slip] = misspeltAddresses(message)
  if (slip) return bookingTexts[lang].askAddress(slip)
  const isIncomplete = contact === undefined && incomplete.test(message) && !money.test(message)
  return isIncomplete ? bookingTexts[lang].askWhole : undefined
}

function answer(text: string, state: ChatState, chips: string[] = []): Answer {
  return { text, state, conversationStatus: 'active', suggestions: chips }
}

/** The answer with the draft: a proposal, or a request for the missing part. */
function shown(draft: BookingDraft, { state }: Question, lang: Lang, text?: string): Answer {
  const { yes, change, cancel } = bookingTexts[lang].chips
  const chips = draft.stage === 'confirming' ? [yes, change, cancel] : [cancel]
  return answer(text ?? proposal(draft, lang), { ...state, booking: draft }, chips)
}

/** What the draft waits for now: a contact is enough for the card, to which a name can be added. */
const staged = (draft: BookingDraft): BookingDraft => ({
  ...draft,
  stage: completeDraft(draft) ? 'confirming' : 'collecting',
})

/**
 * Begins a booking, or takes a cancelled one up again, with the data that the message already contains.
 *
 * @param invitation what to say while neither name nor contact is known
 */
export function beginBooking(question: Question, seen: Seen, invitation?: string): Answer {
  const { message, state } = question
  const { lang, answered } = seen
  const { matter } = state
  const topic = matter ?? withToldBefore(catalogue, seen.topic, question)
  // «Меня зовут Анастасия», said before.
  const said = bookingTexts[lang]
  const before = question.history
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) => content.split(/(?<=[.!?\n])\s+/))
    // «А Нурбек с Лалафо чем хуже?» introduces nobody.
    .filter((it) => !asksSomething(it, 'start'))
    .map((it) => readSlots(it, isAlone(it) ? 'asked' : 'start').name)
  const name = before.findLast((it) => it !== undefined)
  const known: BookingDraft = {
    ...(name && { name }),
    ...state.booking,
    ...(matter && { topic: matter, isClientMatter: true }),
    stage: 'collecting',
  }
  const { time, ...slots } = readSlots(message, 'start')
  // The times in «записан на десять, перенесите на двенадцать» are part of what is passed on.
  const isMatter = matter !== undefined && message.trim().startsWith(matter)
  const merged = mergeSlots(known, { ...slots, ...(time && !isMatter && { time }) }, message)
  const draft = staged({ ...merged, ...(!merged.topic && topic && { topic }) })
  const isEmpty = !draft.name && !draft.contact
  const asked =
    asksWhole(draft, message, lang) ??
    (isEmpty ? (invitation ?? (matter ? said.askClient : said.askBoth)) : undefined)
  const begun = shown(draft, question, lang, asked)
  return { ...begun, text: [answered?.(), begun.text].filter(Boolean).join('\n') }
}

function confirmed(draft: BookingDraft, { state }: Question, lang: Lang): Answer | undefined {
  const booking = completeDraft(draft)
  if (!booking) return undefined
  return {
    text: bookingTexts[lang].confirmed(booking, promised(lang)),
    state: { ...(state.subjectId && { subjectId: state.subjectId }) },
    conversationStatus: 'completed',
    suggestions: [],
    confirmed: booking,
  }
}

/** Asks for the new value when a visitor wants a change without giving it. */
function asksNew(draft: BookingDraft, question: Question, lang: Lang, intent?: string) {
  const field = fieldToChange(question.message, intent)
  if (!field) return undefined
  const state = { ...question.state, intent: intentAfterAsking[field] }
  const text = bookingTexts[lang].askNew[field]
  return shown({ ...draft, stage: 'collecting' }, { ...question, state }, lang, text)
}

const isSame = (one: BookingDraft, other: BookingDraft) =>
  (['name', 'contact', 'email', 'messenger', 'reach', 'time', 'topic'] as const).every(
    (it) => one[it] === other[it],
  )

const moves =
  /(?<!\p{L})(?:лучше(?! не)|давайте(?! не| отмен)|перенес\p{L}*|а (?=в|на|после)|rather|instead)(?!\p{L})/iu

/** «Давайте лучше про приложение», «хотя нет, не лендинг, а магазин». */
const movesTopic =
  /(?<!\p{L})(?:лучше|точнее|вернее|хотя(?: нет| давай(?:те)?)?|ой|rather|instead)(?!\p{L}).{0,20}?(?<!\p{L})(?:про|о|об|обсуди\p{L}*|насч[её]т|по|не [\p{L}-]+,? а|about|discuss)(?!\p{L})/iu

/** Whether a message that sounds like a refusal gives other data: «не надо звонить, пишите в телеграм». */
function saysOtherwise(draft: BookingDraft, message: string): boolean {
  const slots = readSlots(message, placeOf(draft))
  return (
    mergeSlots(draft, slots, message).contact !== draft.contact ||
    slots.reach?.isOpen === true ||
    (slots.time !== undefined && moves.test(message))
  )
}

/** Whether the message agrees to the booking that was shown, and changes nothing of it but adds a time or a way. */
function confirms(draft: BookingDraft, { message }: Question): boolean {
  if (draft.stage !== 'confirming') return false
  if (!agrees(message) || misspeltAddresses(message).length > 0) return false
  const { name, phone, email, messenger, reach, time } = readSlots(message, 'shown')
  const isTimeKept = !time || !draft.time || time.toLowerCase() === draft.time.toLowerCase()
  const isAdded = isTimeKept && !(reach && (draft.reach ?? draft.messenger))
  return isAdded && (!name || name === draft.name) && !phone && !email && !messenger
}

function proceed(draft: BookingDraft, asked: Question, seen: Seen): Answer | undefined {
  const { lang, topic, asks, answered } = seen
  const { intent } = asked.state
  const place = placeOf(draft)
  const isTopic = intent === intentAfterAsking.topic && !refuses(asked.message, place)
  const question: Question = {
    ...asked,
    message: isTopic ? `Тема: ${asked.message}` : asked.message,
    state: { ...asked.state, intent: isAskingIntent(intent) ? undefined : intent },
  }
  const { message } = question
  const isWrong = replaces(message) || /(?<!\p{L})не\s+\p{L}+,?\s+а\s/iu.test(message)
  const isNameWanted = draft.name === undefined || (isWrong && !fields.contact.test(message))
  const isQuestion = asks || message.includes('?')
  const mayTakeTopic =
    !draft.topic ||
    movesTopic.test(message) ||
    (!draft.isClientMatter &&
      namesService(catalogue, topic) &&
      !namesService(catalogue, draft.topic))
  const changed =
    intent === intentAfterAsking.any ? topicOfBooking(catalogue, [], [message]) : undefined
  const newTopic = changed ?? (mayTakeTopic ? topic : undefined)
  const titled = { ...draft, ...(newTopic && { topic: newTopic }) }
  const cancels = refuses(message, place) && !namelessly.test(message)
  if (cancels && !saysOtherwise(titled, message)) {
    // A matter that is called off is none of a booking that may follow.
    const { isClientMatter, topic: about, ...others } = draft
    const booking: BookingDraft = {
      ...others,
      ...(!isClientMatter && about && { topic: about }),
      stage: 'cancelled',
    }
    const state = { ...question.state, intent: undefined, matter: undefined, booking }
    const more = isQuestion && asks ? answered?.() : undefined
    return answer([bookingTexts[lang].cancelled, more].filter(Boolean).join('\n\n'), state)
  }
  if (confirms(draft, question)) {
    const { time, reach } = readSlots(message, 'shown')
    const asksToo = message.includes('?')
    const more = asksToo ? draft.topic : titled.topic && withAdded(catalogue, titled.topic, message)
    const added = { ...(time && { time }), ...(reach && { reach }), rest: '' }
    const done = confirmed(mergeSlots({ ...titled, topic: more }, added, message), question, lang)
    const told = asksToo ? answered?.() : undefined
    return done && told ? { ...done, text: `${told}\n\n${done.text}` } : done
  }
  const isNameless = namelessly.test(message)
  // Below a card without a name, one is still asked for.
  const read = readSlots(message, draft.name ? place : 'asked')
  // «Асель передаёт привет» leaves the name that is known.
  const mayTakeName = !isNameless && (isNameWanted || !asks)
  const slots = mayTakeName ? read : { ...read, name: undefined }
  // «А завтра работаете?» is a question, and no wish.
  const { time, ...others } = slots
  const isOnlyTime = (slots.rest.match(/\p{L}+/gu) ?? []).length < 3
  const hasMore = [others.name, others.phone, others.email, others.messenger].some(Boolean)
  const merged = mergeSlots(
    titled,
    asks && time && !hasMore && !isOnlyTime ? others : slots,
    message,
  )
  if (!isSame(merged, draft) && (!isSame(merged, titled) || draft.topic)) {
    const next = shown(staged(merged), question, lang, asksWhole(merged, message, lang))
    const before = isQuestion && asks ? answered?.() : undefined
    return { ...next, text: [before, next.text].filter(Boolean).join('\n') }
  }
  const askingNew = isNameless ? undefined : asksNew(merged, question, lang, intent)
  if (askingNew) return askingNew
  const said = bookingTexts[lang]
  const whole = asks ? undefined : asksWhole(merged, message, lang)
  if (whole) return shown(merged, question, lang, whole)
  if (isQuestion) return undefined
  // «Лучше в телегу», as it is on the card already, is answered with the card.
  const waits = draft.stage === 'confirming' && !prefers.test(message)
  return waits ? shown(merged, question, lang, said.waiting) : shown(staged(merged), question, lang)
}

/**
 * Takes a message's part in a booking: begins, continues, confirms or cancels it.
 *
 * @returns undefined when the message is no matter of booking, so that the rules answer it
 */
export function bookingTurn(question: Question, seen: Seen): Answer | undefined {
  const { booking } = question.state
  if (isOpen(booking)) return proceed(booking, question, seen)
  // «Тогда не буду записываться», once more.
  if (booking && !seen.asks && refuses(question.message, placeOf(booking)))
    return answer(bookingTexts[seen.lang].cancelled, question.state)
  const wants = wantsBooking(question, seen.asks) || (booking && resumes(question.message))
  return wants ? beginBooking(question, seen) : undefined
}

/** Whether the message answers a booking that is shown, which code and no language model may take. */
export const settlesBooking = ({ state, message }: Question): boolean =>
  state.booking?.stage === 'confirming' && (agrees(message) || refuses(message, 'shown'))

/** What is still needed of a booking, to follow the answer to a question in the middle of it. */
export function reminder({ state: { booking } }: Question, lang: Lang): string | undefined {
  if (!isOpen(booking)) return undefined
  if (booking.stage === 'confirming') return bookingTexts[lang].waiting
  return proposal(booking, lang)
}
