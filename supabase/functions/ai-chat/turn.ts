import type { ChatTurn } from '../_shared/chat/chat-mail.ts'
import type { BookingDraft, ChatStore, TakenMessage } from '../_shared/chat/chat-store.ts'
import { contactLeft } from '../_shared/chat/contact.ts'
import { hashClient, type ClientEnv } from '../_shared/client-hash.ts'
import {
  isSecretSessionId,
  type ChatBooking,
  type ChatContact,
  type ChatReply,
  type ChatRequest,
} from '../_shared/contracts/chat.ts'
import { chatLimits } from '../_shared/contracts/chat-limits.ts'
import { HttpError, rateLimited } from '../_shared/http/http-error.ts'
import type { LeadSettings } from '../_shared/lead-env.ts'
import { deliverSoon } from '../_shared/outbox/deliver.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'
import { answerQuestion, type Answered, type Answerers } from './answer.ts'
import { completeDraft, readSlots } from './booking/draft.ts'
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
/** How a message says that its author can be reached, or is called. */
function contactIn(message: string): ChatContact | undefined {
  const left = contactLeft(message)
  const { name } = readSlots(message, 'start')
  return left || name ? { ...left, ...(name && { name }) } : undefined
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
  { store, client, chat, llm, consult }: Dependencies,
): Promise<Turn | ChatReply> {
  const messageId = request.messageId ?? crypto.randomUUID()
  const clientHash = await hashClient(headers, client)
  const taken = await store.takeMessage({
    sessionId: request.sessionId,
    messageId,
    message: request.message,
    clientHash,
    pageUrl: request.origin?.pageUrl,
    contact: contactIn(request.message),
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

const bookingFailures = {
  ru: {
    failed:
      'Не получилось передать заявку: что-то сломалось на нашей стороне. Ваши данные я помню — подтвердите, пожалуйста, ещё раз через минуту.',
    rate_limited:
      'Заявка пока не передана: с вашего адреса за последний час их пришло слишком много. Подтвердите, пожалуйста, позже.',
  },
  en: {
    failed:
      'Your request could not be stored: something broke on our side. I still have your details, so please confirm once more in a minute.',
    rate_limited:
      'Your request is not stored yet: too many have come from your address within the last hour. Please confirm later.',
  },
}

async function storeBooking(
  booking: ChatBooking,
  { request, clientHash, taken }: Turn,
  { store, lead }: Dependencies,
) {
  const { origin, consent, sessionId, message } = request
  try {
    const { outcome } = await store.storeBooking({
      sessionId,
      clientHash,
      booking,
      transcript: [...taken.history, { role: 'user', content: message }],
      origin,
      consent,
      lead,
    })
    return outcome
  } catch (error) {
    console.error('a booking is not stored:', error)
    return 'failed'
  }
}

/**
 * Stores a confirmed booking as a lead before the answer says so.
 *
 * @returns the answer; if the lead is not stored, one that lets the visitor confirm again
 */
async function book(answer: Answer, turn: Turn, deps: Dependencies): Promise<Answer> {
  if (!answer.confirmed) return answer
  const outcome = await storeBooking(answer.confirmed, turn, deps)
  if (outcome === 'stored' || outcome === 'duplicate') {
    deliverSoon(deps.outbox)
    return answer
  }
  const lang = langOf(turn.request.message, turn.taken.history)
  const booking: BookingDraft = { stage: 'confirming', ...answer.confirmed }
  return {
    text: bookingFailures[lang][outcome],
    conversationStatus: 'active',
    suggestions: [bookingTexts[lang].chips.yes],
    state: { ...turn.taken.state, booking },
  }
}

/** An answer as it is sent, with the booking that waits for confirmation. */
function replyOf(answer: Answer): ChatReply {
  const { text, conversationStatus, suggestions, state, confirmed, person } = answer
  const pending = state.booking?.stage === 'confirming' ? completeDraft(state.booking) : undefined
  return {
    response: text.slice(0, chatLimits.reply),
    conversationStatus,
    bookingConfirmed: confirmed !== undefined && !confirmed.isClientMatter,
    suggestions: suggestions.slice(0, 4),
    ...(pending && { booking: pending }),
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

/** Calls a person where one is asked for, and offers one where an answer was of no use. */
async function answerForPerson(
  question: Question,
  sessionId: string,
  store: ChatStore,
): Promise<Answered | undefined> {
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
  const answered = isSecret
    ? ((await answerForPerson(question, request.sessionId, deps.store)) ??
      (await answerQuestion(
        question,
        { consult, llm: deps.llm },
        deps.openPurse?.(clientHash),
        listener,
      )))
    : byRules(answerApart(question, deps.consult))
  const state = { ...answered.answer.state, handedBack: undefined }
  const answer = await book({ ...answered.answer, state }, turn, deps)
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
