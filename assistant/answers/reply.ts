import type { ChatFormKind } from '@contracts/chat-limits.ts'

/** A part of an answer. */
export interface Reply {
  lines: readonly string[]
  /** Suggestions for the next message. */
  chips?: readonly string[]
  /** The subject of the conversation after this answer. */
  subjectId?: string | undefined
  /** The aspect asked for, repeated by «а магазин?». */
  intent?: string
  /** The form to open: for a consultation, or for a client's message. */
  opens?: ChatFormKind
  status?: 'completed'
  /** Whether it offers a booking, which a «да» accepts. */
  offersBooking?: boolean
}
