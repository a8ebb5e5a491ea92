import type { ChatReply, ChatUpdates, OpenedForm } from '@contracts/chat.ts'
import { type ChatEndReason, chatLimits, type Rating } from '@contracts/chat-limits.ts'
import { closingMessages, personTexts } from '@/content/chat'
import type { ChatEffect, ChatEvent, FormSent, Submitted } from './chat-events'
import {
  type AssistantMessage,
  type ChatMessage,
  type ChatState,
  type ChatTimer,
  newChat,
  type OpenForm,
  type StaffMessage,
  type UserMessage,
  valuesOf,
} from './chat-state'
import { inactivityTimer, resetAfterRatingMs, timerAfterEnding } from './chat-timing'

interface Step {
  state: ChatState
  effects: readonly ChatEffect[]
}

const stay = (state: ChatState): Step => ({ state, effects: [] })

/** Whether a text may be sent: neither empty nor too long. */
export function isSendable(text: string): boolean {
  const { length } = text.trim()
  return length > 0 && length <= chatLimits.message
}

export const replyIdOf = (messageId: string) => `${messageId}:reply`

const withDelivery = (
  messages: readonly ChatMessage[],
  id: string,
  delivery: UserMessage['delivery'],
): ChatMessage[] =>
  messages.map((message) =>
    message.role === 'user' && message.id === id ? { ...message, delivery } : message,
  )

/** The message that awaits its reply becomes the last one, also when it is resent. */
function load(state: ChatState, message: UserMessage): ChatState {
  const others = state.messages.filter(({ id }) => id !== message.id)
  return {
    ...state,
    messages: [...others, message],
    talk: { phase: 'loading', messageId: message.id, partial: '' },
    timer: null,
  }
}

/** Whether staff or a timer ended the conversation while the visitor may have been writing. */
const isInterrupted = ({ talk }: ChatState) => talk.phase === 'ended' && talk.isInterrupted === true

/** Whether the visitor may write; not after an answer that ended the conversation. */
export const takesWords = (state: ChatState) => state.talk.phase !== 'ended' || isInterrupted(state)

/** The session that a message is said in: one after the end continues the ended one in a new session. */
const sessionFor = ({ talk, sessionId, continues }: ChatState, newId: string) =>
  talk.phase === 'ended'
    ? { sessionId: newId, continues: sessionId }
    : { sessionId: sessionId ?? newId, continues }

function submit(state: ChatState, event: Submitted): Step {
  const text = event.text ?? state.input
  const { phase } = state.talk
  if (phase === 'loading' || !takesWords(state) || !isSendable(text)) return stay(state)
  const next = {
    ...state,
    closed: null,
    ...sessionFor(state, event.sessionId),
    input: event.text === undefined ? '' : state.input,
  }
  const content = text.trim()
  const { messageId: id, at: timestamp } = event
  return stay(load(next, { id, role: 'user', content, timestamp, delivery: 'sending' }))
}

/** Sends the form; replaces an earlier message that failed to send it. */
function sendForm(
  state: ChatState,
  { form, content, messageId: id, sessionId, at: timestamp }: FormSent,
): Step {
  if (state.talk.phase === 'loading' || !takesWords(state)) return stay(state)
  const messages = state.messages.filter(
    (one) => one.role !== 'user' || !one.form || one.delivery !== 'failed',
  )
  const message: UserMessage = { id, role: 'user', content, timestamp, delivery: 'sending', form }
  return stay(load({ ...state, messages, ...sessionFor(state, sessionId) }, message))
}

function retry(state: ChatState, messageId: string, timestamp: number): Step {
  const failed = state.messages.find(({ id }) => id === messageId)
  if (state.talk.phase !== 'waiting' || failed?.role !== 'user') return stay(state)
  if (failed.delivery !== 'failed') return stay(state)
  return stay(load(state, { ...failed, timestamp, delivery: 'sending' }))
}

/** The last message of an ended conversation. */
export const closingId = 'closing'

/** A message written by the widget itself. */
const note = (id: string, content: string, timestamp: number): AssistantMessage => ({
  id,
  role: 'assistant',
  content,
  timestamp,
  suggestions: [],
  isNote: true,
})

function end(state: ChatState, reason: ChatEndReason, at: number, isInterrupted?: boolean): Step {
  const { sessionId } = state
  const closing = note(closingId, closingMessages.ru[reason], at)
  return {
    state: {
      ...state,
      messages: [...state.messages, closing],
      form: isInterrupted || reason === 'abandoned' ? state.form : null,
      talk: {
        phase: 'ended',
        reason,
        rating: { stage: 'later' },
        ...(isInterrupted && { isInterrupted }),
      },
      timer: timerAfterEnding(reason, at),
      person: null,
    },
    effects: sessionId ? [{ type: 'sendSummary', summary: { sessionId, reason } }] : [],
  }
}

/**
 * The form that a reply opens. If a form is open already, it contains only new values, which replace what was typed;
 * another one takes over name and contact.
 */
function openForm(opened: OpenedForm, shown: OpenForm | null): OpenForm {
  if (!shown) return { ...opened, typed: {} }
  const { name, contact } = valuesOf(shown)
  if (shown.kind !== opened.kind) return { name, contact, ...opened, typed: {} }
  const kept = Object.entries(shown.typed).filter(([field]) => !(field in opened))
  return { ...shown, ...opened, typed: Object.fromEntries(kept) }
}

function receive(state: ChatState, messageId: string, reply: ChatReply, at: number): Step {
  const delivered = withDelivery(state.messages, messageId, 'delivered')
  const hadForm = delivered.some(
    (message) => message.id === messageId && message.role === 'user' && message.form,
  )
  const person = reply.person ? { name: null, ...state.person, stage: reply.person } : state.person
  const heard: ChatState = {
    ...state,
    messages: delivered,
    form: hadForm ? null : state.form,
    talk: { phase: 'waiting' },
    timer: person ? null : inactivityTimer(at),
    person,
  }
  if (reply.person === 'here') {
    const passedOn = note(replyIdOf(messageId), personTexts.ru.passedOn, at)
    return stay(hadForm ? { ...heard, messages: [...delivered, passedOn] } : heard)
  }
  const answer: AssistantMessage = {
    ...note(replyIdOf(messageId), reply.response, at),
    suggestions: reply.suggestions,
    isNote: false,
  }
  const next: ChatState = {
    ...heard,
    isUnread: !state.isOpen,
    messages: [...delivered, answer],
    form: reply.form ? openForm(reply.form, state.form) : heard.form,
    ...(reply.bookingConfirmed && { booked: state.sessionId, confirmation: reply.response }),
  }
  if (reply.conversationStatus !== 'completed') return stay(next)
  return end(next, reply.bookingConfirmed ? 'booking_confirmed' : 'completed', at)
}

function fail(state: ChatState, messageId: string, error: unknown, at: number): Step {
  return {
    state: {
      ...state,
      isUnread: !state.isOpen,
      messages: withDelivery(state.messages, messageId, 'failed'),
      talk: { phase: 'waiting' },
      timer: state.person ? null : inactivityTimer(at),
    },
    effects: [{ type: 'explainFailure', error }],
  }
}

/** The visitor's last message, if staff left it unanswered: the assistant answers it. A sent form needs no answer. */
function openQuestion(messages: readonly ChatMessage[]): UserMessage | undefined {
  const last = messages.findLast((message) => message.role !== 'assistant' || !message.isNote)
  return last?.role === 'user' && !last.form && last.delivery === 'delivered' ? last : undefined
}

function update(state: ChatState, { person, ended, messages }: ChatUpdates, at: number): Step {
  const heard = messages.filter(({ id }) => id > state.heardUpTo)
  const isSame = JSON.stringify(person) === JSON.stringify(state.person)
  if (heard.length === 0 && isSame && ended === null) return stay(state)

  const said = heard.map(({ id, text, name }): StaffMessage => ({
    id: `staff:${id}`,
    role: 'staff',
    content: text,
    timestamp: at,
    name,
  }))
  const isJoined =
    person?.stage === 'here' &&
    (state.person?.stage !== 'here' || state.person.name !== person.name)
  const isHandedBack = person === null && ended === null && state.person?.stage === 'here'
  const next: ChatState = {
    ...state,
    person,
    // An offer to book, unless it is being accepted, is in the way of who has come to talk.
    form: isJoined && Object.keys(state.form?.typed ?? {}).length === 0 ? null : state.form,
    heardUpTo: heard.at(-1)?.id ?? state.heardUpTo,
    isUnread: state.isUnread || (said.length > 0 && !state.isOpen),
    messages: [
      ...state.messages,
      ...(isJoined ? [note(`here:${at}`, personTexts.ru.here(person.name), at)] : []),
      ...said,
      ...(isHandedBack ? [note(`back:${at}`, personTexts.ru.handedBack, at)] : []),
    ],
    timer: person ? null : (state.timer ?? inactivityTimer(at)),
  }
  if (ended !== null) return stay(end(next, ended, at, true).state)
  if (state.talk.phase === 'loading') return stay({ ...next, timer: null })
  const open = isHandedBack ? openQuestion([...state.messages, ...said]) : undefined
  return stay(open ? load(next, open) : next)
}

/** A chat without messages that knows of the booking made before. */
const newChatAfter = ({ booked, confirmation }: ChatState): ChatState => ({
  ...newChat,
  booked,
  confirmation,
  continues: booked,
})

/** A new chat; a conversation that was interrupted, or fell silent, can continue, and the input stays. */
function reset(state: ChatState): ChatState {
  const { talk, sessionId, messages, input, form } = state
  const canGoOn = talk.phase === 'ended' && (talk.isInterrupted || talk.reason === 'abandoned')
  if (!canGoOn || !sessionId) return { ...newChatAfter(state), input }
  const said = messages.filter((message) => message.role !== 'assistant' || !message.isNote)
  return { ...newChatAfter(state), input, closed: { sessionId, messages: said, form } }
}

function goOn(state: ChatState, sessionId: string, at: number): Step {
  const { closed } = state
  if (!closed || state.messages.length > 0) return stay(state)
  return stay({
    ...state,
    ...closed,
    sessionId,
    continues: closed.sessionId,
    closed: null,
    timer: inactivityTimer(at),
  })
}

function open(state: ChatState, at: number): Step {
  // The conversation was about to be reset.
  const { talk, timer } = state
  const isSilent = talk.phase === 'ended' && talk.reason === 'abandoned'
  if (isSilent || timer?.kind === 'reset') return stay({ ...reset(state), isOpen: true })
  const next = { ...state, isOpen: true, isUnread: false }
  // The question for a rating waited for the panel; the visitor reads the last answer first.
  if (talk.phase === 'ended' && talk.rating.stage === 'later' && !timer) {
    return stay({ ...next, timer: timerAfterEnding(talk.reason, at) })
  }
  return stay(next)
}

function timeUp(state: ChatState, kind: ChatTimer['kind'], at: number): Step {
  if (state.timer?.kind !== kind) return stay(state)
  const next = { ...state, timer: null }
  if (kind === 'reset') return stay(reset(state))
  if (kind === 'inactivity') return end(next, 'abandoned', at, state.input !== '')
  if (next.talk.phase !== 'ended' || !next.isOpen) return stay(next)
  return stay({ ...next, talk: { ...next.talk, rating: { stage: 'asking' } } })
}

function rate(state: ChatState, rating: Rating, at: number): Step {
  const { talk, sessionId } = state
  if (talk.phase !== 'ended' || talk.rating.stage !== 'asking') return stay(state)
  const summary = sessionId && ({ sessionId, reason: 'rating_submitted', rating } as const)
  return {
    state: {
      ...state,
      talk: { ...talk, rating: { stage: 'given', rating } },
      timer: { kind: 'reset', at: at + resetAfterRatingMs },
    },
    effects: [
      ...(summary ? [{ type: 'sendSummary', summary } as const] : []),
      { type: 'thankForRating' },
    ],
  }
}

/** A booking stays to be read; a conversation that only ended closes, as it has announced. */
function skipRating(state: ChatState, at: number): Step {
  const { talk } = state
  if (talk.phase !== 'ended' || talk.rating.stage !== 'asking') return stay(state)
  return stay({
    ...state,
    talk: { ...talk, rating: { stage: 'skipped' } },
    timer: talk.reason === 'completed' ? { kind: 'reset', at: at + resetAfterRatingMs } : null,
  })
}

/**
 * The visitor is there: the time until the chat ends for inactivity begins again, and in an ended one nothing happens
 * under the hands of who writes.
 */
function underHands(state: ChatState, at: number): ChatState {
  if (state.talk.phase === 'ended') return { ...state, timer: null }
  return state.timer?.kind === 'inactivity' ? { ...state, timer: inactivityTimer(at) } : state
}

/** The chat's whole behaviour: the next state, and the effects to carry out. */
export function transition(state: ChatState, event: ChatEvent): Step {
  const { talk } = state
  // A reply that arrives after a reset has no message to answer.
  const awaits = (messageId: string) => talk.phase === 'loading' && talk.messageId === messageId
  switch (event.type) {
    case 'opened':
      return open(state, event.at)
    case 'closed':
      return stay({ ...state, isOpen: false })
    case 'typed': {
      if (!takesWords(state)) return stay(state)
      return stay({ ...underHands(state, event.at), input: event.text })
    }
    case 'filledIn': {
      const { form } = state
      if (!form) return stay(state)
      const typed = { ...form.typed, [event.field]: event.text }
      return stay({ ...underHands(state, event.at), form: { ...form, typed } })
    }
    case 'formSent':
      return sendForm(state, event)
    case 'formDeclined':
      return stay({ ...state, form: null })
    case 'continued':
      return goOn(state, event.sessionId, event.at)
    case 'submitted':
      return submit(state, event)
    case 'retried':
      return retry(state, event.messageId, event.at)
    case 'requested':
      if (talk.phase !== 'loading' || !awaits(event.messageId) || !talk.partial) return stay(state)
      return stay({ ...state, talk: { ...talk, partial: '' } })
    case 'streamed':
      if (talk.phase !== 'loading' || !awaits(event.messageId)) return stay(state)
      return stay({ ...state, talk: { ...talk, partial: talk.partial + event.text } })
    case 'replied':
      if (!awaits(event.messageId)) return stay(state)
      return receive(state, event.messageId, event.reply, event.at)
    case 'failed':
      if (!awaits(event.messageId)) return stay(state)
      return fail(state, event.messageId, event.error, event.at)
    case 'refusedAsEnded':
      if (!awaits(event.messageId)) return stay(state)
      return stay({ ...state, sessionId: event.sessionId, continues: state.sessionId })
    case 'updated':
      if (talk.phase === 'ended' || event.sessionId !== state.sessionId) return stay(state)
      return update(state, event.updates, event.at)
    case 'timeUp':
      return timeUp(state, event.kind, event.at)
    case 'rated':
      return rate(state, event.rating, event.at)
    case 'ratingSkipped':
      return skipRating(state, event.at)
    case 'restarted':
      return stay({
        ...newChatAfter(state),
        isOpen: state.isOpen,
        input: state.closed || isInterrupted(state) ? state.input : '',
      })
  }
}
