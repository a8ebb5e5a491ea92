import type { BookingDraft } from '@contracts/chat-state.ts'
import type { OpenedForm } from '@contracts/chat.ts'
import { fieldLimits } from '@contracts/lead-fields.ts'
import type { Answer, Question } from '../language/conversation.ts'
import { withoutCourtesy } from '../language/courtesy.ts'
import { langOf } from '../language/lang.ts'
import { bookingOf } from './form.ts'
import { bookingTexts } from './texts.ts'
import { isNo, isYes } from '../language/short-answers.ts'

/* A booking through a client without the form, such as the specification's bare call: contact, name and a yes. Each
   answer is stored as written. */

type Known = Omit<BookingDraft, 'asks'>

/** A draft's booking, once nothing is missing. */
const bookingIn = ({ name, contact, ...draft }: Known) =>
  name === undefined || contact === undefined ? undefined : bookingOf({ ...draft, name, contact })

/** Asks for the next missing part. */
function ask(known: Known, question: Question, before = ''): Answer {
  const texts = bookingTexts[langOf(question)]
  const booking = bookingIn(known)
  const asks = booking ? 'yes' : known.contact === undefined ? 'contact' : 'name'
  const next = asks === 'contact' ? texts.askContact[known.kind] : texts.askName
  const asked = booking ? texts.askYes(booking) : next
  return {
    text: [before, asked].filter(Boolean).join('\n\n'),
    suggestions: booking ? [texts.chips.yes, texts.chips.no] : [texts.chips.no],
    state: { ...question.state, booking: { ...known, asks } },
  }
}

/** The first question, instead of a form opened by an answer. */
export const askInPlaceOf = (
  { kind, contact, name, topic }: OpenedForm,
  question: Question,
  { state, text }: Answer,
): Answer => ask({ kind, contact, name, topic }, { ...question, state }, text)

/** Reads the answer to the last question; `consult` answers one asked instead. @returns undefined if none is pending */
export function answerToQuestions(
  question: Question,
  consult: (question: Question) => Answer,
): Answer | undefined {
  const { message, state } = question
  const { booking: draft } = state
  if (!draft) return undefined
  const { asks, ...known } = draft
  const others = { ...state, booking: undefined }
  const texts = bookingTexts[langOf(question)]
  if (isNo(question)) return { text: texts.calledOff, state: others }
  const booking = bookingIn(known)
  if (booking && isYes(question))
    return { text: '', conversationStatus: 'completed', state: others, booking }
  if (message.includes('?')) {
    const { text, state: next } = consult({ ...question, state: others })
    return ask(known, { ...question, state: next }, text)
  }
  switch (asks) {
    case 'contact':
      return ask({ ...known, contact: message.slice(0, fieldLimits.email) }, question)
    case 'name':
      // «Привет» is no name.
      if (!/\p{L}/u.test(withoutCourtesy(message))) return ask(known, question)
      return ask({ ...known, name: message.slice(0, fieldLimits.name) }, question)
    case 'yes':
      // A part was wrong, so ask for both again.
      return ask({ kind: known.kind, topic: known.topic }, question)
  }
}
