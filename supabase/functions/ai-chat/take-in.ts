import type { TakenMessage } from '../_shared/chat/take-message.ts'
import { hashClient } from '../_shared/client-hash.ts'
import type { ChatReply, ChatRequest } from '../_shared/contracts/chat.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { rateLimited } from '../_shared/http/rate-limited.ts'
import type { Dependencies } from './dependencies.ts'

/** A message that this request has to answer, and no other. */
export interface Turn {
  request: ChatRequest
  messageId: string
  clientHash: string
  taken: Extract<TakenMessage, { outcome: 'taken' }>
}

/** Storing an answer and a booking takes its time, too. */
const storingSeconds = 40

/**
 * Stores a visitor's message under the limits.
 *
 * @returns the turn to be answered, or the reply that the message got before
 * @throws HttpError when the message is out of turn or too much
 */
export async function takeIn(
  request: ChatRequest,
  headers: Headers,
  { store, client, chat, model }: Dependencies,
): Promise<Turn | ChatReply> {
  const messageId = request.messageId ?? crypto.randomUUID()
  const clientHash = await hashClient(headers, client)
  const taken = await store.takeMessage({
    sessionId: request.sessionId,
    messageId,
    message: request.message,
    clientHash,
    pageUrl: request.origin?.pageUrl,
    limits: {
      maxPerWindow: chat.limit,
      windowSeconds: chat.windowSeconds,
      maxMessages: chat.sessionLimit,
      // All of it: a booking carries the whole conversation.
      historyLength: 2 * chat.sessionLimit,
      leaseSeconds: storingSeconds + (model?.settings.timeoutMs ?? 0) / 1000,
    },
  })
  switch (taken.outcome) {
    case 'taken':
      return { request, messageId, clientHash, taken }
    case 'answered':
      return taken.reply
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
