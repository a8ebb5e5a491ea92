import { isReachable } from '@contracts/chat-contact.ts'
import type { BookingDraft } from '@contracts/chat-state.ts'
import type { ChatBooking, OpenedForm } from '@contracts/chat.ts'
import { withoutCourtesy } from '../language/courtesy.ts'
import type { Answer, Question } from '../language/conversation.ts'
import { langOf } from '../language/lang.ts'
import { asksInWords, isNo, isYes, refusesContact } from '../language/short-answers.ts'
import { besidesNames } from '../search/names.ts'
import { readQuestion } from '../search/read.ts'
import { corrected } from './correction.ts'
import { bookingOf, timesFor } from './form.ts'
import { asksForBooking } from './opening.ts'
import { loneNameIn, saidIn, type Said } from './said.ts'
import { bookingTexts } from './texts.ts'

/* A booking through a client without the form, such as the specification's bare call: asks for the contact or
   the name that is missing, or for a yes if the visitor has given both unasked. */

type Known = Omit<BookingDraft, 'asks'>

/** A draft's booking, once nothing is missing. */
const bookingIn = ({ name, contact, time, ...draft }: Known): ChatBooking | undefined =>
  name === undefined || contact === undefined
    ? undefined
    : { ...(time && { time }), ...bookingOf({ ...draft, name, contact }) }

/** A booking that was not stored, as a draft that a yes sends again. */
export const draftOf = ({ isClientMatter, ...booking }: ChatBooking): BookingDraft => ({
  kind: isClientMatter ? ('message' as const) : ('consultation' as const),
  asks: 'yes' as const,
  ...booking,
})

/** Asks for the next missing part; `isFirst` also says what for. */
function ask(known: Known, question: Question, before = '', isFirst = false): Answer {
  const texts = bookingTexts[langOf(question)]
  const booking = bookingIn(known)
  const asks = booking ? 'yes' : known.contact === undefined ? 'contact' : 'name'
  const forContact = isFirst ? texts.askContact[known.kind] : texts.askReachable
  const next = asks === 'contact' ? forContact : texts.askName
  const asked = booking ? texts.askYes(booking) : next
  return {
    text: [before, asked].filter(Boolean).join('\n\n'),
    suggestions: booking ? [texts.chips.yes, texts.chips.no] : [texts.chips.no],
    state: { ...question.state, booking: { ...known, asks } },
  }
}

/** Books; only a consultation ends a conversation. */
const book = (booking: ChatBooking, { state }: Question): Answer => ({
  text: '',
  state: { ...state, booking: undefined },
  booking,
  ...(!booking.isClientMatter && { conversationStatus: 'completed' }),
})

/** Asks the first question in place of a form, or books if the message says all that a filled form does. */
export function askInPlaceOf(form: OpenedForm, question: Question, answer: Answer): Answer {
  const { kind, contact, name, topic, callAt } = form
  const { inWords: time } = timesFor(question.message, form.lang)
  const known: Known = {
    ...{ kind, topic, name, callAt, ...(kind === 'consultation' && { time }) },
    ...(contact && isReachable(contact) && { contact }),
  }
  const booking = bookingIn(known)
  const said = saidIn(question.message)
  if (booking && said.name && said.contact && asksForBooking(question.message))
    return book(booking, { ...question, state: answer.state })
  return ask(known, { ...question, state: answer.state }, answer.text, true)
}

/** Reads the answer to the pending question, if there is one; `consult` answers what is asked instead. */
export function answerToQuestions(
  question: Question,
  consult: (question: Question) => Answer,
): Answer | undefined {
  const { message, state } = question
  const { booking: draft } = state
  if (!draft) return undefined
  const { asks, ...known } = draft
  const lang = langOf(question)
  const others = { ...state, booking: undefined }
  if (isNo({ message: withoutCourtesy(message) }))
    return { text: bookingTexts[lang].calledOff, state: others }
  const booking = bookingIn(known)
  if (booking && isYes(question)) return book(booking, question)
  const said: Said = saidIn(message, true)
  const mended = said.contact ? undefined : corrected(known.contact ?? '', message)
  if (mended) said.contact = mended
  if (said.contact && !isReachable(said.contact)) delete said.contact
  const isLone = !said.contact && known.name === undefined
  const name = said.name ?? (isLone ? loneNameIn(message, asks === 'name') : undefined)
  const { isWished, form, inWords } = timesFor(message, lang)
  const { callAt, time } =
    known.kind === 'consultation' && isWished ? { callAt: form.callAt, time: inWords } : known
  const next: Known = { ...known, ...said, ...(name && { name }), callAt, time }
  const filled = bookingIn(next)
  if (said.contact || name) {
    // A correction of what was to be confirmed is confirmed again.
    return filled && asks !== 'yes' ? book(filled, question) : ask(next, question)
  }
  // «Чтоб завтра был готов» is no wish for a call.
  const isTime = isWished && besidesNames(readQuestion(message)).length < 2
  if (isTime) return ask(next, question)
  const isSlip = /@|(?<![\d.,])[+0]\d|^[\d\s()-]+$/.test(message) && !asksInWords(message)
  if (isYes(question) || isSlip) return ask(known, question)
  const answer = consult({ ...question, state: others })
  if (refusesContact(message) || answer.conversationStatus === 'completed') return answer
  // Other questions are answered. A contact is not asked for again: it is taken whenever it comes.
  const pending = { ...answer, state: { ...answer.state, booking: draft } }
  return asks === 'contact' && !answer.form
    ? pending
    : ask(known, { ...question, state: answer.state }, answer.text)
}
