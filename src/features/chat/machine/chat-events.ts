import type { ChatForm, ChatReply, ChatSummaryInput, ChatUpdates } from '@contracts/chat.ts'
import type { Rating } from '@contracts/chat-limits.ts'
import type { ChatTimer, OpenForm } from './chat-state'

export type FormField = keyof OpenForm['typed']

/** Everything that can happen to a chat. `at` is the moment, in milliseconds since 1970. */
export type ChatEvent =
  | { type: 'opened'; at: number }
  | { type: 'closed' }
  | { type: 'typed'; text: string; at: number }
  /** The visitor goes on with the conversation that was closed, under a new session. */
  | { type: 'continued'; sessionId: string; at: number }
  | Submitted
  /** Something was typed into a field of the form. */
  | { type: 'filledIn'; field: FormField; text: string; at: number }
  | { type: 'formSent'; form: ChatForm; content: string; messageId: string; at: number }
  | { type: 'formDeclined' }
  | { type: 'retried'; messageId: string; at: number }
  /** A request was sent: a partial reply to an earlier one, before a reload, does not count. */
  | { type: 'requested'; messageId: string }
  | { type: 'streamed'; messageId: string; text: string }
  | { type: 'replied'; messageId: string; reply: ChatReply; at: number }
  | { type: 'failed'; messageId: string; error: unknown; at: number }
  /** The server had closed the session while the message was written. */
  | { type: 'refusedAsEnded'; messageId: string; sessionId: string }
  /** What staff have said, and who attends to the conversation. */
  | { type: 'updated'; sessionId: string; updates: ChatUpdates; at: number }
  | { type: 'timeUp'; kind: ChatTimer['kind']; at: number }
  | { type: 'rated'; rating: Rating; at: number }
  | { type: 'ratingSkipped' }
  | { type: 'restarted' }

export interface Submitted {
  type: 'submitted'
  /** The suggestion that was pressed; absent: the input is sent. */
  text?: string | undefined
  messageId: string
  /** The session's id, if this message is its first. */
  sessionId: string
  at: number
}

/**
 * What a transition asks for besides the new state. The timer and the request under way are no
 * effects: they follow from the state (create-chat.ts).
 */
export type ChatEffect =
  | { type: 'sendSummary'; summary: ChatSummaryInput }
  | { type: 'explainFailure'; error: unknown }
  | { type: 'thankForRating' }
