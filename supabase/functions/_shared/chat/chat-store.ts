import type { Answering } from '../../../../assistant/answer.ts'
import { chatReplySchema, type ChatReply } from '../contracts/chat.ts'
import { chatSpeakers } from '../contracts/chat-limits.ts'
import { chatStateSchema } from '../contracts/chat-state.ts'
import type { Database } from '../contracts/database.types.ts'
import { z } from '../contracts/zod.ts'
import { callDatabase, type AdminClient } from '../database.ts'
import type { LeadLimits, ManagersSettings } from '../settings.ts'
import { bookingSubmission, type ConfirmedBooking } from './booking-submission.ts'

type TakeArgs = Database['public']['Functions']['take_chat_message']['Args']

/** A booking of a session, with its rate limit. */
export type SessionBooking = ConfirmedBooking & {
  clientHash: string
  managers: ManagersSettings
  limits: LeadLimits
}

const retry_after_seconds = z.number().int()
const submission_id = z.uuid()

const takenSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('taken'),
    history: z.array(z.object({ role: z.enum(chatSpeakers), content: z.string() })),
    // An outdated or broken state only loses the context.
    state: chatStateSchema.catch({}),
    /** Delay before answering; above zero only over the limit. */
    retry_after_seconds,
    submission_id,
  }),
  z.object({ outcome: z.literal('answered'), reply: chatReplySchema }),
  z.object({ outcome: z.enum(['busy', 'rate_limited']), retry_after_seconds }),
  z.object({ outcome: z.literal('handled'), submission_id }),
  z.object({ outcome: z.enum(['ended', 'session_full']) }),
])

/** The outcome for a message: a `taken` one must be answered by this caller and no other. */
export type TakenMessage = z.output<typeof takenSchema>

/** The outcome of a booking: the second of a session is a `duplicate`, and the first one counts. */
const bookedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['stored', 'duplicate']) }),
  z.object({ outcome: z.literal('rate_limited'), retry_after_seconds }),
])

/** Why a reply ends the chat; undefined if it continues. */
function endReason({ conversationStatus, bookingConfirmed }: ChatReply) {
  if (conversationStatus === 'active') return undefined
  return bookingConfirmed ? 'booking_confirmed' : 'completed'
}

/** @returns the database calls of a chat; each throws HttpError if the database fails */
export const createChatStore = (database: AdminClient) => ({
  /** Stores a visitor's message, unless it is known, over a limit or out of turn. */
  async takeMessage(message: TakeArgs): Promise<TakenMessage> {
    const [row] = await callDatabase(database.rpc('take_chat_message', message))
    return takenSchema.parse(row)
  },

  /**
   * Stores the answer to a message. A reply that completes the conversation ends the session.
   *
   * @returns the valid reply: this one, or one that another worker stored earlier; undefined if the lease expired and
   * the conversation went on without this answer
   */
  async storeAnswer(
    sessionId: string,
    messageId: string,
    { reply, state, answeredBy, usage }: Answering,
  ): Promise<ChatReply | undefined> {
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

  /** Puts the visitor at the top of the staff's list; false if no staff are present. */
  callPerson: (sessionId: string): Promise<boolean> =>
    callDatabase(database.rpc('call_person', { session_id: sessionId })),

  /** Stores a booking as a lead, with the managers' notification: once per session. */
  async storeBooking({ clientHash, managers, limits, ...booking }: SessionBooking) {
    const [row] = await callDatabase(
      database.rpc('submit_lead', {
        ...bookingSubmission(booking, managers),
        client_hash: clientHash,
        ...limits,
      }),
    )
    return bookedSchema.parse(row)
  },
})
