import { chatFormKinds } from './chat-limits.ts'
import { z } from './zod.ts'

/** A booking collected by two questions and a yes, for clients without the form. */
const bookingDraftSchema = z.object({
  kind: z.enum(chatFormKinds),
  asks: z.enum(['contact', 'name', 'yes']),
  contact: z.string().optional(),
  name: z.string().optional(),
  topic: z.string().optional(),
  callAt: z.string().optional(),
  /** A wished time that is none of those offered, in the visitor's words. */
  time: z.string().optional(),
})

/** A consultation that can be changed or called off. */
const bookedSchema = z.object({
  number: z.string(),
  name: z.string(),
  contact: z.string(),
  time: z.string().optional(),
})

/** The shape of `chat_sessions.state`. */
export const chatStateSchema = z.object({
  /** Id of the offer or topic mentioned last: «а сколько по времени?» refers to it. */
  subjectId: z.string().optional(),
  /** The last question about it: «а дешевле?» continues from there. */
  intent: z.string().optional(),
  /** Id of the fact that was told last: «а она платная?» after a booking is about the consultation. */
  cardId: z.string().optional(),
  booking: bookingDraftSchema.optional(),
  /** What the visitor has booked, in this conversation or the one before it. */
  booked: bookedSchema.optional(),
  /** The visitor waits for a person. */
  called: z.boolean().optional(),
  /** A person had the conversation and has just given it back. */
  handedBack: z.boolean().optional(),
})

/** Only the server's: nothing the client sends can change it. */
export type BookingDraft = z.output<typeof bookingDraftSchema>

/** The server's memory of a chat besides its messages. */
export type ChatState = z.output<typeof chatStateSchema>
