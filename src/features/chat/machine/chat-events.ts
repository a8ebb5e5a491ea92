import type { ChatForm, ChatReply, ChatSummaryInput, ChatUpdates } from '@contracts/chat.ts'
import type { Rating } from '@contracts/chat-limits.ts'
import type { ChatTimer, OpenForm } from './chat-state'

export type FormField = keyof OpenForm['typed']

/** All events of a chat. `at` is the time, in milliseconds since 1970. */
export type ChatEvent =
  | { type: 'opened'; at: number }
  | { type: 'closed' }
  | { type: 'typed'; text: string; at: number }
  /** The visitor continues the closed conversation, under a new session. */
  | { type: 'continued'; sessionId: string; at: number }
  | Submitted
  /** A field of the form was edited. */
  | { type: 'filledIn'; field: FormField; text: string; at: number }
  | FormSent
  | { type: 'formDeclined' }
  | { type: 'retried'; messageId: string; at: number }
  /** A request was sent: the partial reply to an earlier one, before a reload, is discarded. */
  | { type: 'requested'; messageId: string }
  | { type: 'streamed'; messageId: string; text: string }
  | { type: 'replied'; messageId: string; reply: ChatReply; at: number }
  | { type: 'failed'; messageId: string; error: unknown; at: number }
  /** The server had closed the session while the message was being written. */
  | { type: 'refusedAsEnded'; messageId: string; sessionId: string }
  /** New messages of staff, and who handles the conversation. */
  | { type: 'updated'; sessionId: string; updates: ChatUpdates; at: number }
  | { type: 'timeUp'; kind: ChatTimer['kind']; at: number }
  | { type: 'rated'; rating: Rating; at: number }
  | { type: 'ratingSkipped'; at: number }
  | { type: 'restarted' }

export interface FormSent {
  type: 'formSent'
  form: ChatForm
  /** The form as text. */
  content: string
  messageId: string
  /** The session's id, if the message begins one. */
  sessionId: string
  at: number
}

export interface Submitted {
  type: 'submitted'
  /** The pressed suggestion; absent: the input is sent. */
  text?: string | undefined
  messageId: string
  /** The session's id, if the message begins one. */
  sessionId: string
  at: number
}

/**
 * The effects of a transition besides the new state. The timer and the running request are no effects: they follow
 * from the state (create-chat.ts).
 */
export type ChatEffect =
  | { type: 'sendSummary'; summary: ChatSummaryInput }
  | { type: 'explainFailure'; error: unknown }
  | { type: 'thankForRating' }
