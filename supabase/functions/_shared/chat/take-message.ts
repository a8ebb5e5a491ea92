import { z } from '../contracts/zod.ts'
import { chatReplySchema } from '../contracts/chat.ts'
import { chatRoles } from '../contracts/chat-limits.ts'
import { databaseTimeoutMs, type AdminClient } from '../database.ts'
import { databaseError } from '../database-error.ts'
import { chatStateSchema } from './chat-state.ts'

/** How much one visitor may say. */
export type ChatLimits = {
  /** Messages that one address may send within a window. */
  maxPerWindow: number
  windowSeconds: number
  /** A visitor's messages in one session. */
  maxMessages: number
  /** Earlier messages that come along, of visitor and assistant together. */
  historyLength: number
  /** A message whose answer takes longer than this may be answered by somebody else. */
  leaseSeconds: number
}

/** A visitor's message, with what it is counted by. */
export type IncomingMessage = {
  sessionId: string
  messageId: string
  message: string
  clientHash: string
  pageUrl?: string | undefined
  limits: ChatLimits
}

/** The row that take_chat_message returns, as what follows from it. */
const takenSchema = z.discriminatedUnion('outcome', [
  z
    .object({
      outcome: z.literal('taken'),
      history: z.array(z.object({ role: z.enum(chatRoles), content: z.string() })),
      // An older or a broken state costs the visitor no more than the context.
      state: chatStateSchema.catch({}),
      tokens_today: z.number(),
      cost_micros_today: z.number(),
    })
    .transform(({ tokens_today, cost_micros_today, ...taken }) => ({
      ...taken,
      tokensToday: tokens_today,
      costMicrosToday: cost_micros_today,
    })),
  z.object({ outcome: z.literal('answered'), reply: chatReplySchema }),
  z
    .object({ outcome: z.enum(['busy', 'rate_limited']), retry_after_seconds: z.number().int() })
    .transform(({ outcome, retry_after_seconds }) => ({
      outcome,
      retryAfterSeconds: retry_after_seconds,
    })),
  z.object({ outcome: z.enum(['ended', 'session_full']) }),
])

/** What becomes of a message: `taken` has to be answered, by the caller and nobody else. */
export type TakenMessage = z.output<typeof takenSchema>

/**
 * Stores a visitor's message, unless it is known, too much or out of turn.
 *
 * @throws HttpError when the database cannot be asked
 */
export async function takeMessage(
  database: AdminClient,
  { sessionId, messageId, message, clientHash, pageUrl, limits }: IncomingMessage,
): Promise<TakenMessage> {
  const result = await database
    .rpc('take_chat_message', {
      session_id: sessionId,
      message_id: messageId,
      message,
      client_hash: clientHash,
      page_url: pageUrl,
      max_per_window: limits.maxPerWindow,
      window_seconds: limits.windowSeconds,
      max_messages: limits.maxMessages,
      history_length: limits.historyLength,
      lease_seconds: limits.leaseSeconds,
    })
    .abortSignal(AbortSignal.timeout(databaseTimeoutMs))
  if (result.error) throw databaseError(result)
  return takenSchema.parse(result.data[0])
}
