import {
  bookingOf,
  contactIn,
  createAssistant,
  type Listener,
  type Purse,
} from '../../../assistant/answer.ts'
import { createChatStore, type TakenMessage } from '../_shared/chat/chat-store.ts'
import { hashClient } from '../_shared/client-hash.ts'
import {
  chatRequestSchema,
  isSecretSessionId,
  maximumChatBodyBytes,
  type ChatBooking,
  type ChatReply,
  type ChatRequest,
} from '../_shared/contracts/chat.ts'
import { latestTurns } from '../_shared/contracts/chat-limits.ts'
import type { ChatTurn } from '../_shared/contracts/chat-limits.ts'
import { leadNumber } from '../_shared/contracts/lead-number.ts'
import { connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { parseBody, readJson } from '../_shared/http/body.ts'
import { postEndpoint } from '../_shared/http/endpoint.ts'
import { HttpError, rateLimited } from '../_shared/http/http-error.ts'
import { createOutbox, deliverSoon } from '../_shared/outbox/outbox.ts'
import {
  chatEnv,
  clientEnv,
  databaseEnv,
  leadLimitsEnv,
  llmEnv,
  managersEnv,
  outboxEnv,
} from '../_shared/settings.ts'
import { eventStream, splitForStream, wantsEvents } from './event-stream.ts'
import { openPurse } from './llm-budget.ts'
import { logError } from '../_shared/log/log.ts'

const env = readEnv({
  database: databaseEnv,
  outbox: outboxEnv,
  client: clientEnv,
  managers: managersEnv,
  limits: leadLimitsEnv,
  chat: chatEnv,
  llm: llmEnv,
})
const database = connectDatabase(env.database)
const outbox = createOutbox(database, env.outbox)
const store = createChatStore(database)
const { llm, managers, limits } = env
const { history: remembers, ...messageLimits } = env.chat
const assistant = createAssistant({ llm, siteUrl: managers.siteUrl, remembers })

setTimeout(assistant.warmUp)

/** A message that only this request has to answer. */
interface Turn {
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
async function takeMessage(request: ChatRequest, headers: Headers): Promise<Turn | ChatReply> {
  const messageId = request.messageId ?? crypto.randomUUID()
  const clientHash = await hashClient(headers, env.client)
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
    lease_seconds: storingSeconds + (llm?.timeoutMs ?? 0) / 1000,
  })
  switch (taken.outcome) {
    case 'taken':
      await pause(taken.retry_after_seconds)
      return { request, messageId, clientHash, taken }
    case 'answered':
      return taken.reply
    case 'handled':
      await passOn(request, taken.submission_id, clientHash)
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
  { origin, consent, message, lang }: ChatRequest,
  submissionId: string,
  clientHash: string,
  booking: ChatBooking,
  history: readonly ChatTurn[],
) {
  const transcript: ChatTurn[] = [...history, { role: 'user', content: message }]
  const sent = { submissionId, clientHash, booking, transcript, lang, origin, consent }
  try {
    const stored = await store.storeBooking({ ...sent, managers, limits })
    deliverSoon(outbox)
    return stored
  } catch (error) {
    logError('a booking is not stored:', error)
    return undefined
  }
}

/** Stores the form of a visitor who writes with a staff member: it is a lead nevertheless. */
async function passOn(request: ChatRequest, submissionId: string, clientHash: string) {
  if (!request.form) return
  const booking = bookingOf(request.form)
  const stored = await storeBooking(request, submissionId, clientHash, booking, [])
  if (!stored) throw new HttpError('unavailable')
  if (stored.outcome === 'rate_limited') throw rateLimited(stored.retry_after_seconds)
}

/** Answers a turn or, failing, releases its message: the chat is not blocked. @throws HttpError without an answer */
async function answerTurn(
  { request, messageId, clientHash, taken: { history, state, submission_id: id } }: Turn,
  listener: Listener,
): Promise<ChatReply> {
  const { sessionId } = request
  const isSecret = isSecretSessionId(sessionId)
  const answer = (purse: Purse | undefined, { say, signal }: Listener) =>
    assistant.answer(
      { ...request, history, state, clientHistory: request.history, isSecret },
      {
        say,
        signal,
        callPerson: () => store.callPerson(sessionId),
        book: async (booking, said) => {
          const stored = await storeBooking(request, id, clientHash, booking, said)
          if (!stored) return 'failed'
          return stored.outcome === 'rate_limited' ? 'rateLimited' : { number: leadNumber(id) }
        },
        purse,
      },
    )
  try {
    const answering = await answer(llm && openPurse(database, llm, clientHash), listener)
    const stored = await store
      .storeAnswer(sessionId, messageId, answering)
      .catch(async (error: unknown) => {
        if (answering.answeredBy === 'rules') throw error
        logError('the rules answer, the LLM’s answer is not stored:', error)
        return store.storeAnswer(
          sessionId,
          messageId,
          await answer(undefined, { signal: listener.signal }),
        )
      })
    if (!stored) throw new HttpError('chat_busy')
    return stored
  } catch (error) {
    await store.releaseMessage(sessionId, messageId).catch((failure: unknown) => {
      logError('a message stays taken until its lease expires:', failure)
    })
    throw error
  }
}

/** Serves `POST /functions/v1/ai-chat`, as JSON or an event stream; a refusal is sent before a stream begins. */
export default postEndpoint(async (httpRequest) => {
  const body = await readJson(httpRequest, maximumChatBodyBytes)
  const asked = parseBody(chatRequestSchema, body)
  const request = { ...asked, history: latestTurns(asked.history) }
  const turn = await takeMessage(request, httpRequest.headers)

  if (!wantsEvents(httpRequest)) {
    return 'taken' in turn ? answerTurn(turn, { signal: httpRequest.signal }) : turn
  }
  return eventStream(async ({ send, signal }) => {
    const say = (text: string) => {
      for (const piece of splitForStream(text)) send('delta', { text: piece })
    }
    if ('taken' in turn) {
      send('done', await answerTurn(turn, { say, signal }))
    } else {
      say(turn.response)
      send('done', turn)
    }
  })
})
