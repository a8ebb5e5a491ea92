import type { ChatFormKind } from '@contracts/chat-limits.ts'
import type { texts } from './texts.ts'

/** A part of an answer. */
export interface Reply {
  lines: readonly string[]
  /** Questions of the site to suggest, before the chips. */
  questions?: readonly string[]
  /** Suggestions for the next message, by their names in `texts`. */
  chips?: readonly (keyof (typeof texts)['ru']['chips'])[]
  /** The subject of the conversation after this answer. */
  subjectId?: string | undefined
  /** The card that it answers with. */
  cardId?: string | undefined
  /** The aspect asked for, repeated by «а магазин?». */
  intent?: string
  /** The form to open: for a consultation, or for a client's message. */
  opens?: ChatFormKind
  /** Whether the message itself is the form's topic, unless an offer was named. */
  isSubject?: boolean
  /** The form's topic, in place of what the visitor has named. */
  topic?: string
  status?: 'completed'
  /** Whether it offers a booking, which a «да» accepts. */
  offersBooking?: boolean
}
