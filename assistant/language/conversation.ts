import type { ChatState } from '@contracts/chat-state.ts'
import type { ChatBooking, ChatReply, OpenedForm } from '@contracts/chat.ts'
import type { ChatRole } from '@contracts/chat-limits.ts'

export interface Question {
  message: string
  /** Earlier messages, oldest first, without this one. Staff messages count as the assistant's. */
  history: readonly { role: ChatRole; content: string }[]
  state: ChatState
  /** By how many minutes the visitor's clock is ahead of UTC, if known. */
  clockOffset?: number | undefined
}

/** An answer before it is stored; the conversation stays active unless it says otherwise. */
export interface Answer extends Partial<
  Pick<ChatReply, 'conversationStatus' | 'suggestions' | 'person'>
> {
  text: string
  state: ChatState
  /** Opened below the text, or replaced by questions. */
  form?: OpenedForm | undefined
  /** Whether `form` fills the form that is open already. */
  fills?: true
  /** Confirmed by the visitor; stored as a lead before the answer is sent. */
  booking?: ChatBooking
  answeredBy?: 'model'
  /** The part of a language model's text that has been sent. */
  said?: string
  /** A language model's usage, even if the rules gave the answer in the end. */
  usage?: LlmUsage | undefined
}

/** What a language model used for an answer. */
export interface LlmUsage {
  model: string
  promptTokens: number
  completionTokens: number
  /** In millionths of a dollar. */
  costMicros: number
}
