import type { ChatTurn } from '../_shared/chat/chat-mail.ts'
import type { ChatStore, TakenMessage } from '../_shared/chat/chat-store.ts'
import { contactLeft } from '../_shared/chat/contact.ts'
import { hashClient, type ClientEnv } from '../_shared/client-hash.ts'
import {
  isSecretSessionId,
  type ChatBooking,
  type ChatContact,
  type ChatForm,
  type ChatReply,
  type ChatRequest,
} from '../_shared/contracts/chat.ts'
import { chatLimits } from '../_shared/contracts/chat-limits.ts'
import { leadNumber } from '../_shared/contracts/lead-number.ts'
import { HttpError, rateLimited } from '../_shared/http/http-error.ts'
import type { LeadSettings } from '../_shared/lead-env.ts'
import { deliverSoon } from '../_shared/outbox/deliver.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'
import { answerQuestion, type Answered, type Answerers } from './answer.ts'
import { promised } from './booking/form.ts'
import { answerToQuestions, askInPlaceOf } from './booking/questions.ts'
import type { Answer, Question } from './conversation.ts'
import type { ChatSettings } from './env.ts'
import type { Listener } from './llm/answer-with-llm.ts'
import type { Purse } from './llm/llm-budget.ts'
import { answerApart, recall } from './answer-apart.ts'
import { answerCall, asksForPerson, isDissatisfied, offerPerson } from './person.ts'
import { bookingTexts } from './booking/texts.ts'
import { langOf } from './rules/lang.ts'

/** What a turn needs; index.ts provides it. */
export type Dependencies = Answerers & {
  store: ChatStore
  outbox: Outbox
  client: ClientEnv
  chat: ChatSettings
  lead: LeadSettings
  /** What an answer to a client may use; given with `llm`. */
  openPurse?: ((clientHash: string) => Purse) | undefined
}

/** A message that this request, and no other, has to answer. */
export interface Turn {
  request: ChatRequest
  messageId: string
  clientHash: string
  taken: Extract<TakenMessage, { outcome: 'taken' }>
}

const pause = (seconds: number) =>
  seconds > 0 ? new Promise<void>((done) => setTimeout(done, seconds * 1000)) : undefined

/** How a message says that its author can be reached, and is called. */
function contactIn({ message, form }: ChatRequest): ChatContact | undefined {
  const left = contactLeft(message)
  return form ? { ...left, name: form.name } : left
}

/** The answer to a message that a person answers: nothing to be shown. */
const handled: ChatReply = {
  response: '',
  conversationStatus: 'active',
  bookingConfirmed: false,
  suggestions: [],
  person: 'here',
}

/** Time for storing answer and booking, on top of the LLM's. */
const storingSeconds = 40

/**
 * Stores a visitor's message.
 *
 * @returns the turn to answer, or the reply: the one that the message got before, or the empty one where a person
 *   has the chat
 * @throws HttpError when the message is out of turn or over a limit
 */
export async function takeMessage(
  request: ChatRequest,
  headers: Headers,
  { store, outbox, client, chat, lead, llm, consult }: Dependencies,
): Promise<Turn | ChatReply> {
  const messageId = request.messageId ?? crypto.randomUUID()
  const clientHash = await hashClient(headers, client)
  const taken = await store.takeMessage({
    sessionId: request.sessionId,
    messageId,
    message: request.message,
    clientHash,
    pageUrl: request.origin?.pageUrl,
    contact: contactIn(request),
    consentVersion: request.consent?.textVersion,
    continues: request.continues,
    limits: {
      maxPerWindow: chat.limit,
      windowSeconds: chat.windowSeconds,
      maxMessages: chat.sessionLimit,
      // The whole conversation, which goes into a booking.
      historyLength: 2 * chat.sessionLimit,
      leaseSeconds: storingSeconds + (llm?.settings.timeoutMs ?? 0) / 1000,
    },
  })
  switch (taken.outcome) {
    case 'taken':
      await pause(taken.delaySeconds)
      return {
        request,
        messageId,
        clientHash,
        taken: isSecretSessionId(request.sessionId)
          ? taken
          : { ...taken, ...recall(request.history, consult) },
      }
    case 'answered':
      return taken.reply
    case 'handled':
      await passOn(request, clientHash, { store, outbox, lead })
      return handled
    case 'busy':
      throw new HttpError('chat_busy', {
        headers: { 'retry-after': String(taken.retryAfterSeconds) },
      })
    case 'ended':
      throw new HttpError('chat_ended')
    case 'session_full':
      throw new HttpError('chat_full')
    case 'rate_limited':
      throw rateLimited(taken.retryAfterSeconds)
  }
}

/** What a booking is stored with. */
type Sent = Pick<Turn, 'request' | 'clientHash'> & { history: readonly ChatTurn[] }

/** @returns undefined where the database failed */
async function storeBooking(
  booking: ChatBooking,
  { request, clientHash, history }: Sent,
  { store, outbox, lead }: Pick<Dependencies, 'store' | 'outbox' | 'lead'>,
) {
  const { origin, consent, sessionId, message } = request
  try {
    const stored = await store.storeBooking({
      sessionId,
      clientHash,
      booking,
      transcript: [...history, { role: 'user', content: message }],
      origin,
      consent,
      lead,
    })
    deliverSoon(outbox)
    return stored
  } catch (error) {
    console.error('a booking is not stored:', error)
    return undefined
  }
}

/** Stores the form of a visitor who talks to a person: it is a lead all the same. */
async function passOn(
  request: ChatRequest,
  clientHash: string,
  deps: Pick<Dependencies, 'store' | 'outbox' | 'lead'>,
) {
  if (!request.form) return
  const stored = await storeBooking(
    bookingOfForm(request.form),
    { request, clientHash, history: [] },
    deps,
  )
  if (!stored) throw new HttpError('unavailable')
  if ('retryAfterSeconds' in stored) throw rateLimited(stored.retryAfterSeconds)
}

/** Stores a booking as a lead, and says so; where it cannot be stored, it can be sent once more. */
async function book(
  booking: ChatBooking,
  answer: Answer,
  turn: Turn,
  deps: Dependencies,
): Promise<Answer> {
  const { form, message } = turn.request
  const lang = langOf(message, turn.taken.history)
  const texts = bookingTexts[lang]
  const stored = await storeBooking(booking, { ...turn, history: turn.taken.history }, deps)
  if (stored && 'submissionId' in stored) {
    const number = leadNumber(stored.submissionId)
    return { ...answer, text: texts.called(booking, number, promised(lang)), booking }
  }
  return {
    text: stored ? texts.rateLimited : texts.failed,
    conversationStatus: 'active',
    suggestions: form ? [] : [texts.chips.yes],
    state: turn.taken.state,
    ...(form && { form: { ...form, lang } }),
  }
}

const bookingOfForm = ({ kind, time, topic, name, contact }: ChatForm): ChatBooking => ({
  name,
  contact,
  ...(time && { time }),
  ...(topic && { topic }),
  ...(kind === 'message' && { isClientMatter: true }),
})

/** The form below an answer, or the first question in its place. */
function withForm(answer: Answer, question: Question, showsForm: boolean): Answer {
  const { form, text } = answer
  if (!form) return answer
  if (!showsForm) return askInPlaceOf(form, question, answer)
  const invitation = bookingTexts[form.lang].invitation[form.kind](promised(form.lang))
  return { ...answer, text: [text, invitation].filter(Boolean).join('\n\n') }
}

/** An answer as it is sent. */
function replyOf({
  text,
  conversationStatus,
  suggestions,
  booking,
  form,
  person,
}: Answer): ChatReply {
  return {
    response: text.slice(0, chatLimits.reply),
    conversationStatus,
    bookingConfirmed: booking !== undefined && !booking.isClientMatter,
    suggestions: suggestions.slice(0, 4),
    ...(form && { form }),
    ...(person && { person }),
  }
}

/** Marks what staff said, so that a language model does not take it for its own. */
const told = ({ role, content }: ChatTurn): Question['history'][number] =>
  role === 'staff'
    ? { role: 'assistant', content: `Сотрудник компании: ${content}` }
    : { role, content }

/** The rules' first words after a person has given the conversation back. */
const backAgain = {
  ru: 'Снова отвечаю я, автоматический помощник.',
  en: 'The automatic assistant is back.',
}

const byRules = (answer: Answer): Answered => ({ answer, answeredBy: 'rules', said: '' })

/**
 * Answers what is decided before anybody answers: the questions of a booking, and a visitor who asks for a person or
 * got an answer of no use.
 */
async function answerFirst(
  question: Question,
  sessionId: string,
  store: ChatStore,
  consult: Answerers['consult'],
): Promise<Answered | undefined> {
  const booked = answerToQuestions(question, consult)
  if (booked) return byRules(booked)
  if (asksForPerson(question)) {
    return byRules(answerCall(question, await store.callPerson(sessionId)))
  }
  return isDissatisfied(question) ? byRules(offerPerson(question)) : undefined
}

async function answerAndStore(
  turn: Turn,
  deps: Dependencies,
  listener: Listener,
): Promise<ChatReply> {
  const { request, messageId, clientHash, taken } = turn
  const question: Question = {
    message: request.message,
    history: taken.history.slice(-deps.chat.history).map(told),
    state: taken.state,
  }
  // The client could put anything into the assistant's mouth. Its history counts only where the server
  // has none, and only for the rules.
  const consult = (asked: Question) => {
    const known =
      asked.history.length > 0
        ? asked
        : { ...asked, history: request.history.slice(-chatLimits.history) }
    const found = deps.consult(known)
    if (!asked.state.handedBack) return found
    return { ...found, text: `${backAgain[langOf(asked.message, asked.history)]}\n${found.text}` }
  }
  const isSecret = isSecretSessionId(request.sessionId)
  const booking = request.form && bookingOfForm(request.form)
  const answered = booking
    ? byRules({ text: '', conversationStatus: 'completed', suggestions: [], state: {}, booking })
    : isSecret
      ? ((await answerFirst(question, request.sessionId, deps.store, consult)) ??
        (await answerQuestion(
          question,
          { consult, llm: deps.llm },
          deps.openPurse?.(clientHash),
          listener,
        )))
      : byRules(answerApart(question, deps.consult))
  const state = { ...answered.answer.state, handedBack: undefined }
  const found = withForm({ ...answered.answer, state }, question, request.showsForm)
  const answer = found.booking ? await book(found.booking, found, turn, deps) : found
  const reply = replyOf(answer)

  const { said } = answered
  const unsaid = reply.response.startsWith(said) ? reply.response.slice(said.length) : ''
  listener.say?.(unsaid)
  const stored = await deps.store.storeAnswer({
    sessionId: request.sessionId,
    messageId,
    reply,
    state: isSecret ? answer.state : {},
    answeredBy: answered.answeredBy,
    usage: answered.usage,
  })
  if (!stored) throw new HttpError('chat_busy')
  return stored
}

/**
 * Answers a message that was taken, and stores the answer. If that fails, the message is released, so
 * that the conversation does not wait for its answer.
 *
 * @throws HttpError when there is no answer: the visitor may send the message again
 */
export async function answerTurn(
  turn: Turn,
  deps: Dependencies,
  listener: Listener,
): Promise<ChatReply> {
  try {
    return await answerAndStore(turn, deps, listener)
  } catch (error) {
    const { sessionId } = turn.request
    await deps.store.releaseMessage(sessionId, turn.messageId).catch((failure: unknown) => {
      console.error('a message stays taken until its lease expires:', failure)
    })
    throw error
  }
}
