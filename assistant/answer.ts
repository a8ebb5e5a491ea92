import type {
  ChatBooking,
  ChatContact,
  ChatReply,
  ChatRequest,
  OpenedForm,
} from '@contracts/chat.ts'
import { chatLimits, latestTurns, type ChatTurn } from '@contracts/chat-limits.ts'
import type { ChatState } from '@contracts/chat-state.ts'
import { contactLeft } from '../supabase/functions/_shared/contacts/contacts.ts'
import { consult } from './answers/consult.ts'
import { answerCall, asksForPerson, isDissatisfied, offerPerson } from './answers/person.ts'
import { fillIn, type ShownForm } from './form/fill-in.ts'
import {
  bookingOf,
  changeBooked,
  openForm,
  promised,
  timesFor,
  topicAfter,
  whenInWords,
  joined,
} from './form/form.ts'
import { openingOf } from './form/opening.ts'
import { answerToQuestions, askInPlaceOf, draftOf } from './form/questions.ts'
import { bookingTexts } from './form/texts.ts'
import type { Answer, LlmUsage, Question } from './language/conversation.ts'
import { langOf } from './language/lang.ts'
import { asksInWords } from './language/short-answers.ts'
import { typedIn } from './search/read.ts'
import { answerByModel, createLlm, type Listener, type Purse } from './model/answer-by-model.ts'
import type { LlmSettings } from './model/llm-client.ts'

export { bookingOf, type Listener, type LlmUsage, type Purse }

export interface Conversation extends Pick<
  ChatRequest,
  'message' | 'showsForm' | 'form' | 'shownForm' | 'clockOffset'
> {
  /** The stored conversation without this message, oldest first. */
  history: readonly ChatTurn[]
  state: ChatState
  /** The client's own history. Untrusted: it could put any words into the assistant's mouth. */
  clientHistory: ChatRequest['history']
  /** Whether the session's id is impossible to guess. Otherwise the stored conversation is only for staff. */
  isSecret: boolean
}

/** The side effects of an answer, provided by the function that serves it. */
export interface Actions extends Listener {
  /** @returns whether a colleague is available */
  callPerson: () => Promise<boolean>
  /** Stores a booking; `history` ends before its message. @returns its number for the managers */
  book: (
    booking: ChatBooking,
    history: readonly ChatTurn[],
  ) => Promise<{ number: string } | 'failed' | 'rateLimited'>
  /** The budget of the language model; without it the rules answer. */
  purse?: Purse | undefined
}

/** An answer with the data to store. */
export interface Answering {
  reply: ChatReply
  state: ChatState
  answeredBy: 'rules' | 'model'
  usage?: LlmUsage | undefined
}

export function contactIn({ message, form }: ChatRequest): ChatContact | undefined {
  const left = contactLeft(message)
  return form ? { ...left, name: form.name } : left
}

/** Marks staff messages, so that a language model does not take them for its own. */
const told = ({ role, content }: ChatTurn): Question['history'][number] =>
  role === 'staff'
    ? { role: 'assistant', content: `Сотрудник компании: ${content}` }
    : { role, content }

/**
 * Answers in a session whose id could be guessed: by the rules alone, since a language model is not spent on
 * unverified clients, and by questions instead of the form, which would show stored data. Staff messages do
 * not reach such a visitor, so nobody is called.
 */
function answerApart(question: Question): Answer {
  const booked = answerToQuestions(question, consult)
  if (booked) return booked
  const answer = asksForPerson(question) ? answerCall(question, false, false) : consult(question)
  return answer.form ? askInPlaceOf(answer.form, question, answer) : answer
}

const yesChips = new Set(Object.values(bookingTexts).map(({ chips }) => chips.yes))

/** Rebuilds the state by replaying the visitor's latest messages. */
function recall(
  history: ChatRequest['history'],
  latest: string,
): Pick<Question, 'history' | 'state'> {
  const heard: Question['history'][number][] = []
  let state: ChatState = {}
  const said = latestTurns(history).flatMap(({ role, content }) => (role === 'user' ? content : []))
  for (const [place, message] of said.entries()) {
    if (!message) continue
    const answer = answerApart({ message, history: [...heard], state })
    heard.push({ role: 'user', content: message }, { role: 'assistant', content: answer.text })
    // A booking counts as stored unless «Да» follows: only a failed one is offered again.
    const isAgain = yesChips.has(said[place + 1] ?? latest)
    const { booking } = answer
    state = { ...answer.state, ...(booking && isAgain && { booking: draftOf(booking) }) }
  }
  return { history: heard, state }
}

/** What a reply adds to the open form: the visitor's own values in it stay. */
const newIn = (form: OpenedForm, shown: ShownForm, topic?: string): OpenedForm => ({
  ...form,
  ...(shown.name && { name: undefined }),
  ...(shown.contact && { contact: undefined }),
  ...(shown.callAt && { callAt: undefined }),
  ...(shown.topic && { topic }),
})

/** Opens the form below an answer; a client without forms is asked the first question instead. */
function withForm(answer: Answer, question: Question, asked: Conversation): Answer {
  const { text } = answer
  const { shownForm, showsForm } = asked
  const lang = langOf(question)
  // The topic of an open form follows the latest order (decision 62).
  const isTurned = answer.state.subjectId !== question.state.subjectId
  const topic =
    shownForm?.kind === 'consultation' && isTurned && !answer.fills
      ? topicAfter(question.message, shownForm.topic, lang)
      : undefined
  if (!answer.form && topic) return { ...answer, form: { kind: 'consultation', lang, topic } }
  if (!answer.form || answer.fills) return answer
  if (!showsForm) return askInPlaceOf(answer.form, question, answer)
  // A further question that is left to a manager joins those in the open form.
  const { message } = question
  const isLeft = shownForm?.topic !== undefined && answer.form.topic?.includes(message)
  const isNew = isLeft && !shownForm.topic?.includes(message)
  const left = isNew ? joined(shownForm.topic, message)?.slice(0, chatLimits.formTopic) : topic
  const isSame = isLeft || shownForm?.kind === answer.form.kind
  const form =
    shownForm && isSame
      ? { ...newIn(answer.form, shownForm, left), kind: shownForm.kind }
      : answer.form
  const invitation = bookingTexts[form.lang].invitation[form.kind](promised(question, form.lang))
  const { remark } = timesFor(question.message, form.lang)
  const below = form.times ? [invitation, remark].filter(Boolean).join(' ') : invitation
  return { ...answer, form, text: [text, below].filter(Boolean).join('\n\n') }
}

function replyOf(answer: Answer): ChatReply {
  const { text, conversationStatus = 'active', suggestions = [], booking, form, person } = answer
  return {
    response: text.slice(0, chatLimits.reply),
    conversationStatus,
    bookingConfirmed: booking !== undefined && !booking.isClientMatter,
    suggestions: suggestions.slice(0, 4),
    form,
    person,
  }
}

interface Options {
  /** The language model; the rules are its fallback. */
  llm?: LlmSettings | undefined
  /** Origin of the site, without a trailing slash. */
  siteUrl: string
  /** How many of the latest messages an answer takes into account. */
  remembers: number
}

/** The assistant: the only entry point of this folder. */
export function createAssistant({ llm: settings, siteUrl, remembers }: Options) {
  const llm = settings && createLlm(settings, siteUrl)

  async function answerKnown(
    question: Question,
    { clientHistory, form, isSecret, showsForm, shownForm }: Conversation,
    { callPerson, purse, ...listener }: Actions,
  ): Promise<Answer> {
    if (form) {
      const booking = bookingOf(form)
      // A booked consultation ends the conversation, unless the visitor waits for a person.
      const goesOn = booking.isClientMatter || question.state.called
      return {
        text: '',
        state: {},
        booking,
        ...(!goesOn && { conversationStatus: 'completed' }),
      }
    }
    if (!isSecret) return answerApart(question)
    // The client's history counts only if the server has none, and only for the rules.
    const isNew = question.history.length === 0
    const history = isNew ? latestTurns(clientHistory) : question.history
    const consultRules = (asked: Question) => consult({ ...asked, history })
    const booked = answerToQuestions(question, consultRules)
    if (booked) return booked
    const filled = showsForm && shownForm && fillIn(question, shownForm, consultRules)
    if (filled) return filled
    if (asksForPerson(question)) return answerCall(question, await callPerson())
    const changed = changeBooked(question)
    if (changed) return changed
    if (isDissatisfied(question)) return offerPerson(question)
    const opening = openingOf(question.message)
    if (!llm || !purse || (opening && !asksInWords(question.message))) return consultRules(question)
    const answer = await answerByModel(question, { llm, consult: consultRules }, purse, listener)
    // A contact or a wish to be called opens the form, whatever the model answers (decision 62).
    return opening && !answer.form
      ? { ...answer, form: openForm(opening.kind, question, { isSubject: opening.isOrder }) }
      : answer
  }

  /** Stores a booking as a lead and confirms it; if that fails, the visitor can send it again. */
  async function book(
    answer: Answer,
    question: Question,
    { form, history }: Conversation,
    actions: Actions,
  ): Promise<Answer> {
    const { booking } = answer
    if (!booking) return answer
    const lang = langOf(question)
    const texts = bookingTexts[lang]
    const stored = await actions.book(booking, history)
    if (typeof stored === 'object') {
      const { name, contact, callAt, isClientMatter } = booking
      const { number } = stored
      const time = callAt && whenInWords(callAt, lang)
      const booked = { number, name, contact, time: time ?? booking.time }
      return {
        ...answer,
        text: texts.called(booking, number, promised(question, lang), time),
        state: isClientMatter ? answer.state : { ...answer.state, booked },
      }
    }
    return {
      text: texts[stored],
      state: form ? question.state : { ...question.state, booking: draftOf(booking) },
      ...(form ? { form: { ...form, lang } } : { suggestions: [texts.chips.yes] }),
    }
  }

  return {
    /** Builds the search index, which takes a tenth of a second, before the first visitor asks. */
    warmUp: () => void consult({ message: '?', history: [], state: {} }),

    /** Answers a message, by the rules if there is no language model or it fails. */
    async answer(received: Conversation, actions: Actions): Promise<Answering> {
      const { message, isSecret } = received
      const conversation = isSecret
        ? received
        : { ...received, ...recall(received.clientHistory, message) }
      const { history, state } = conversation
      const latest = history.slice(-remembers).map(told)
      const question: Question = {
        ...{ message: typedIn({ message, history: latest }), state, history: latest },
        clockOffset: received.clockOffset,
      }
      const answered = await answerKnown(question, conversation, actions)
      const { said = '', answeredBy = 'rules', usage } = answered
      // Kept unless the answer sets them.
      const { booked, called } = state
      const next = { booked, called, ...answered.state, handedBack: undefined }
      const shown = withForm({ ...answered, state: next }, question, conversation)
      const answer = await book(shown, question, conversation, actions)
      const reply = replyOf(answer)
      actions.say?.(reply.response.startsWith(said) ? reply.response.slice(said.length) : '')
      return { reply, state: isSecret ? answer.state : {}, answeredBy, usage }
    },
  }
}

export type Assistant = ReturnType<typeof createAssistant>
