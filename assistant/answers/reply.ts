import type { ChatFormKind } from '@contracts/chat-limits.ts'

/** A part of an answer. */
export interface Reply {
  lines: readonly string[]
  /** Suggestions for the next message. */
  chips?: readonly string[]
  /** The subject of the conversation after this answer. */
  subjectId?: string | undefined
  /** What was asked about it: «а магазин?» asks the same. */
  intent?: string
  /** The form that it opens: for a consultation, or for what a client wants passed on. */
  opens?: ChatFormKind
  status?: 'completed'
  /** Whether it offers a booking, which a «да» accepts. */
  offersBooking?: boolean
}
