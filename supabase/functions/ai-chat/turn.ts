import {
  bookingOf,
  contactIn,
  type Assistant,
  type Listener,
  type Purse,
} from '../../../assistant/answer.ts'
import type { ChatStore, TakeArgs, TakenMessage } from '../_shared/chat/chat-store.ts'
import { hashClient } from '../_shared/client-hash.ts'
import {
  isSecretSessionId,
  type ChatBooking,
  type ChatReply,
  type ChatRequest,
} from '../_shared/contracts/chat.ts'
import type { ChatTurn } from '../_shared/contracts/chat-limits.ts'
import { leadNumber } from '../_shared/contracts/lead-number.ts'
import { HttpError, rateLimited } from '../_shared/http/http-error.ts'
import { deliverSoon, type Outbox } from '../_shared/outbox/outbox.ts'
import type { ClientEnv, LeadLimits, ManagersSettings } from '../_shared/settings.ts'

export interface Dependencies {
  assistant: Assistant
  store: ChatStore
  outbox: Outbox
  client: ClientEnv
  managers: ManagersSettings
  /** For a client's messages, and for all messages of a session. */
  messageLimits: Pick<TakeArgs, 'max_per_window' | 'window_seconds' | 'max_messages'>
  leadLimits: LeadLimits
  /** The language model's time limit for an answer, in milliseconds; 0 without one. */
  llmTimeoutMs: number
  /** The budget of a language model for an answer to a client. */
  openPurse?: ((clientHash: string) => Purse) | undefined
}

/** A message that only this request has to answer. */
export interface Turn {
  request: ChatRequest
  messageId: string
  clientHash: string
  taken: Extract<TakenMessage, { outcome: 'taken' }>
}

const pause = (seconds: number) =>
  seconds > 0 ? new Promise<void>((done) => setTimeout(done, seconds * 1000)) : undefined

/** The answer to a message that a staff member answers: nothing to show. */
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
 * @returns the turn to answer, or the reply: the earlier one to this message, or an empty one if staff handle the chat
 * @throws HttpError if the message is out of turn or over a limit
 */
export async function takeMessage(
  request: ChatRequest,
  headers: Headers,
  deps: Dependencies,
): Promise<Turn | ChatReply> {
  const { store, client, messageLimits, llmTimeoutMs } = deps
  const messageId = request.messageId ?? crypto.randomUUID()
  const clientHash = await hashClient(headers, client)
  const taken = await store.takeMessage({
    session_id: request.sessionId,
    message_id: messageId,
    message: request.message,
    client_hash: clientHash,
    page_url: request.origin?.pageUrl,
    contact: contactIn(request),
    consent_version: request.consent?.textVersion,
    continues: request.continues,
    ...messageLimits,
    // The whole conversation, which goes into a booking.
    history_length: 2 * messageLimits.max_messages,
    lease_seconds: storingSeconds + llmTimeoutMs / 1000,
  })
  switch (taken.outcome) {
    case 'taken':
      await pause(taken.retry_after_seconds)
      return { request, messageId, clientHash, taken }
    case 'answered':
      return taken.reply
    case 'handled':
      await passOn(request, taken.submission_id, clientHash, deps)
      return handled
    case 'busy':
      throw new HttpError('chat_busy', {
        headers: { 'retry-after': String(taken.retry_after_seconds) },
      })
    case 'ended':
      throw new HttpError('chat_ended')
    case 'session_full':
      throw new HttpError('chat_full')
    case 'rate_limited':
      throw rateLimited(taken.retry_after_seconds)
  }
}

/** @returns undefined if the database failed */
async function storeBooking(
  { origin, consent, message }: ChatRequest,
  submissionId: string,
  clientHash: string,
  booking: ChatBooking,
  history: readonly ChatTurn[],
  { store, outbox, managers, leadLimits: limits }: Dependencies,
) {
  try {
    const stored = await store.storeBooking({
      submissionId,
      clientHash,
      booking,
      transcript: [...history, { role: 'user', content: message }],
      origin,
      consent,
      managers,
      limits,
    })
    deliverSoon(outbox)
    return stored
  } catch (error) {
    console.error('a booking is not stored:', error)
    return undefined
  }
}

/** Stores the form of a visitor who writes with a staff member: it is a lead nevertheless. */
async function passOn(
  request: ChatRequest,
  submissionId: string,
  clientHash: string,
  deps: Dependencies,
) {
  if (!request.form) return
  const booking = bookingOf(request.form)
  const stored = await storeBooking(request, submissionId, clientHash, booking, [], deps)
  if (!stored) throw new HttpError('unavailable')
  if (stored.outcome === 'rate_limited') throw rateLimited(stored.retry_after_seconds)
}

/** Answers a turn or, failing, releases its message: the chat is not blocked. @throws HttpError without an answer */
export async function answerTurn(
  { request, messageId, clientHash, taken: { history, state, submission_id: id } }: Turn,
  deps: Dependencies,
  listener: Listener,
): Promise<ChatReply> {
  const { assistant, store, openPurse } = deps
  const { sessionId } = request
  const isSecret = isSecretSessionId(sessionId)
  try {
    const answering = await assistant.answer(
      { ...request, history, state, clientHistory: request.history, isSecret },
      {
        ...listener,
        callPerson: () => store.callPerson(sessionId),
        book: async (booking, said) => {
          const stored = await storeBooking(request, id, clientHash, booking, said, deps)
          if (!stored) return 'failed'
          return stored.outcome === 'rate_limited' ? 'rateLimited' : { number: leadNumber(id) }
        },
        purse: openPurse?.(clientHash),
      },
    )
    const stored = await store.storeAnswer(sessionId, messageId, answering)
    if (!stored) throw new HttpError('chat_busy')
    return stored
  } catch (error) {
    await store.releaseMessage(sessionId, messageId).catch((failure: unknown) => {
      console.error('a message stays taken until its lease expires:', failure)
    })
    throw error
  }
}
