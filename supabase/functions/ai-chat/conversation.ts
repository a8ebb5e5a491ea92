import type { ChatBooking, ChatReply } from '../_shared/contracts/chat.ts'
import type { ChatRole } from '../_shared/contracts/chat-limits.ts'

/** One message of the transcript that the server keeps. */
export interface ChatTurn {
  role: ChatRole
  content: string
}

/** How far a booking has come. It is the server's own: nothing the client sends can change it. */
export interface BookingDraft {
  /** `collecting`: name or contact is missing; `confirming`: shown to the visitor, who has to agree. */
  stage: 'collecting' | 'confirming'
  name?: string
  contact?: string
  topic?: string
}

/** What the server remembers of a session besides its messages; kept as JSON. */
export interface ChatState {
  /** Id of the offer or topic that was talked about last: «а сколько по времени?» is about it. */
  subjectId?: string
  /** What was asked about it last: «а дешевле?» goes on from there. */
  intent?: string
  booking?: BookingDraft
}

/** A message to be answered. */
export interface Question {
  message: string
  /** Earlier messages, oldest first; without the present one. */
  history: readonly ChatTurn[]
  state: ChatState
}

/** An answer, before it is stored. */
export interface Answer extends Pick<ChatReply, 'conversationStatus' | 'suggestions'> {
  text: string
  state: ChatState
  /** What the visitor has just confirmed: to be stored as a lead before it is said. */
  confirmed?: ChatBooking
}
