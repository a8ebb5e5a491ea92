import type { LlmUsage } from '../../../../assistant/answer.ts'
import { chatReplySchema, type ChatContact, type ChatReply } from '../contracts/chat.ts'
import { chatSpeakers } from '../contracts/chat-limits.ts'
import { chatStateSchema, type ChatState } from '../contracts/chat-state.ts'
import { z } from '../contracts/zod.ts'
import { callDatabase, type AdminClient } from '../database.ts'
import { bookingSubmission, type ConfirmedBooking } from './booking-submission.ts'
import type { LeadSettings } from '../settings.ts'

/** Limits on a visitor's messages. */
export type ChatLimits = {
  /** Messages per client and window. */
  maxPerWindow: number
  windowSeconds: number
  /** The visitor's messages per session. */
  maxMessages: number
  /** Number of earlier messages returned, of visitor and assistant together. */
  historyLength: number
  /** After this time another worker may answer the message. */
  leaseSeconds: number
}

/** A visitor's message. */
export type IncomingMessage = {
  sessionId: string
  messageId: string
  message: string
  clientHash: string
  pageUrl?: string | undefined
  /** The contact left in the message. */
  contact?: ChatContact | undefined
  /** Version of the consent text, accepted by writing. */
  consentVersion?: string | undefined
  /** Id of the inactive session that this one continues. */
  continues?: string | undefined
  limits: ChatLimits
}

/** The answer to a taken message. */
export type ChatAnswer = {
  sessionId: string
  messageId: string
  reply: ChatReply
  state: ChatState
  answeredBy: 'rules' | 'model'
  usage?: LlmUsage | undefined
}

/** A booking of a session, with its rate limit. */
export type SessionBooking = ConfirmedBooking & {
  sessionId: string
  clientHash: string
  lead: LeadSettings
}

/** The database's `retry_after_seconds`, in camel case. */
const refusal = <const Outcome extends string>(...outcomes: [Outcome, ...Outcome[]]) =>
  z
    .object({ outcome: z.enum(outcomes), retry_after_seconds: z.number().int() })
    .transform(({ outcome, retry_after_seconds }) => ({
      outcome,
      retryAfterSeconds: retry_after_seconds,
    }))

const takenSchema = z.discriminatedUnion('outcome', [
  z
    .object({
      outcome: z.literal('taken'),
      history: z.array(z.object({ role: z.enum(chatSpeakers), content: z.string() })),
      // An outdated or broken state only loses the context.
      state: chatStateSchema.catch({}),
      retry_after_seconds: z.number().int(),
    })
    .transform(({ retry_after_seconds, ...taken }) => ({
      ...taken,
      /** Delay before answering; above zero only over the limit. */
      delaySeconds: retry_after_seconds,
    })),
  z.object({ outcome: z.literal('answered'), reply: chatReplySchema }),
  refusal('busy', 'rate_limited'),
  z.object({ outcome: z.enum(['handled', 'ended', 'session_full']) }),
])

/** The outcome for a message: a `taken` one must be answered by this caller and no other. */
export type TakenMessage = z.output<typeof takenSchema>

const bookedSchema = z.discriminatedUnion('outcome', [
  z
    .object({ outcome: z.enum(['stored', 'duplicate']), submission_id: z.uuid() })
    .transform(({ outcome, submission_id }) => ({ outcome, submissionId: submission_id })),
  refusal('rate_limited'),
])

/** The outcome of a booking: the second of a session is a `duplicate`, and the first one counts. */
export type StoredBooking = z.output<typeof bookedSchema>

/** Why a reply ends the chat; undefined if it continues. */
function endReason({ conversationStatus, bookingConfirmed }: ChatReply) {
  if (conversationStatus === 'active') return undefined
  return bookingConfirmed ? 'booking_confirmed' : 'completed'
}

/** The chats in the database. */
export type ChatStore = ReturnType<typeof createChatStore>

/** @returns the database calls of a chat; each throws HttpError if the database fails */
export const createChatStore = (database: AdminClient) => ({
  /** Stores a visitor's message, unless it is known, over a limit or out of turn. */
  async takeMessage({
    sessionId,
    messageId,
    message,
    clientHash,
    pageUrl,
    contact,
    consentVersion,
    continues,
    limits,
  }: IncomingMessage): Promise<TakenMessage> {
    const [row] = await callDatabase(
      database.rpc('take_chat_message', {
        session_id: sessionId,
        message_id: messageId,
        message,
        client_hash: clientHash,
        page_url: pageUrl,
        contact,
        consent_version: consentVersion,
        continues,
        max_per_window: limits.maxPerWindow,
        window_seconds: limits.windowSeconds,
        max_messages: limits.maxMessages,
        history_length: limits.historyLength,
        lease_seconds: limits.leaseSeconds,
      }),
    )
    return takenSchema.parse(row)
  },

  /**
   * Stores the answer to a message. A reply that completes the conversation ends the session.
   *
   * @returns the valid reply: this one, or one that another worker stored earlier; undefined if the lease expired and
   * the conversation went on without this answer
   */
  async storeAnswer({
    sessionId,
    messageId,
    reply,
    state,
    answeredBy,
    usage,
  }: ChatAnswer): Promise<ChatReply | undefined> {
    const stored = await callDatabase(
      database.rpc('store_chat_answer', {
        session_id: sessionId,
        message_id: messageId,
        content: reply.response,
        reply,
        state,
        answered_by: answeredBy,
        ended_reason: endReason(reply),
        model: usage?.model,
        prompt_tokens: usage?.promptTokens,
        completion_tokens: usage?.completionTokens,
        cost_micros: usage?.costMicros,
      }),
    )
    return chatReplySchema.optional().parse(stored ?? undefined)
  },

  /** Releases a message that could not be answered, so that the visitor can resend it at once. */
  async releaseMessage(sessionId: string, messageId: string): Promise<void> {
    await callDatabase(
      database.rpc('release_chat_message', { session_id: sessionId, message_id: messageId }),
    )
  },

  /**
   * Puts the visitor at the top of the staff's list.
   *
   * @returns false if no staff are present
   */
  callPerson: (sessionId: string): Promise<boolean> =>
    callDatabase(database.rpc('call_person', { session_id: sessionId })),

  /** Stores a booking as a lead, with the managers' notification: once per session. */
  async storeBooking({
    sessionId,
    clientHash,
    lead,
    ...booking
  }: SessionBooking): Promise<StoredBooking> {
    const [row] = await callDatabase(
      database.rpc('book_chat', {
        ...bookingSubmission(booking, lead),
        session_id: sessionId,
        client_hash: clientHash,
        ...lead.limits,
      }),
    )
    return bookedSchema.parse(row)
  },
})
