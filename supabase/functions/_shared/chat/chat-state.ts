import { z } from '../contracts/zod.ts'

const bookingDraftSchema = z.object({
  stage: z.enum(['collecting', 'confirming']),
  name: z.string().optional(),
  contact: z.string().optional(),
  topic: z.string().optional(),
})

/** What the server remembers of a chat besides its messages. */
export const chatStateSchema = z.object({
  subjectId: z.string().optional(),
  intent: z.string().optional(),
  booking: bookingDraftSchema.optional(),
})

/** Parsed `chatStateSchema`. */
export type StoredChatState = z.output<typeof chatStateSchema>
