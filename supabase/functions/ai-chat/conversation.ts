import type { ChatTurn } from '../_shared/chat/chat-mail.ts'
import type { ChatState } from '../_shared/chat/chat-store.ts'
import type { ChatBooking, ChatReply } from '../_shared/contracts/chat.ts'

/** A message to answer. */
export interface Question {
  message: string
  /** Earlier messages, oldest first, without the present one. */
  history: readonly ChatTurn[]
  state: ChatState
}

/** An answer before it is stored. */
export interface Answer extends Pick<ChatReply, 'conversationStatus' | 'suggestions'> {
  text: string
  state: ChatState
  /** The booking that the visitor has just confirmed, to be stored as a lead before it is answered. */
  confirmed?: ChatBooking
}
