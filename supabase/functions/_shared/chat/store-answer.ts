import { chatReplySchema, type ChatReply } from '../contracts/chat.ts'
import { databaseTimeoutMs, type AdminClient } from '../database.ts'
import { databaseError } from '../database-error.ts'
import type { StoredChatState } from './chat-state.ts'

/** What a model used; there even if the rules had to answer in its place. */
export type ModelUsage = {
  model: string
  promptTokens: number
  completionTokens: number
  /** In millionths of a dollar. */
  costMicros: number
}

/** The answer to a message that was taken. */
export type ChatAnswer = {
  sessionId: string
  messageId: string
  reply: ChatReply
  state: StoredChatState
  answeredBy: 'rules' | 'model'
  usage?: ModelUsage | undefined
}

/** Why a reply ends the chat, if it does. */
function endedReason({ conversationStatus, bookingConfirmed }: ChatReply) {
  if (conversationStatus === 'active') return undefined
  return bookingConfirmed ? 'booking_confirmed' : 'completed'
}

/**
 * Stores the answer to a message. A reply that completes the conversation ends the session.
 *
 * @returns the reply that counts: this one, or the one somebody else stored before; undefined when the
 *   lease ran out and the conversation has gone on without this answer
 * @throws HttpError when nothing is stored
 */
export async function storeAnswer(
  database: AdminClient,
  { sessionId, messageId, reply, state, answeredBy, usage }: ChatAnswer,
): Promise<ChatReply | undefined> {
  const result = await database
    .rpc('store_chat_answer', {
      session_id: sessionId,
      message_id: messageId,
      content: reply.response,
      reply,
      state,
      answered_by: answeredBy,
      ended_reason: endedReason(reply),
      model: usage?.model,
      prompt_tokens: usage?.promptTokens,
      completion_tokens: usage?.completionTokens,
      cost_micros: usage?.costMicros,
    })
    .abortSignal(AbortSignal.timeout(databaseTimeoutMs))
  if (result.error) throw databaseError(result)
  return chatReplySchema.optional().parse(result.data ?? undefined)
}

/**
 * Gives up a message that could not be answered, so that the visitor may send it again at once.
 *
 * @throws HttpError when the database cannot be told; the lease runs out then
 */
export async function releaseMessage(
  database: AdminClient,
  sessionId: string,
  messageId: string,
): Promise<void> {
  const result = await database
    .rpc('release_chat_message', { session_id: sessionId, message_id: messageId })
    .abortSignal(AbortSignal.timeout(databaseTimeoutMs))
  if (result.error) throw databaseError(result)
}
