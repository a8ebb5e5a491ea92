import { chatBookingSchema, chatContactSchema } from './chat.ts'
import { estimateSchema } from './estimate.ts'
import { consultationSchema, projectQuizSchema } from './lead.ts'
import { manualLeadFields } from './manual-lead.ts'
import { z } from './zod.ts'

/** The content of `emails.lead`, by its source: a form, staff, a form in the chat, or a contact left there. */
const storedLeadSchema = z.discriminatedUnion('kind', [
  consultationSchema.extend({ kind: z.literal('consultation') }),
  projectQuizSchema.extend({
    kind: z.literal('project_quiz'),
    // An unknown shape drops the estimate, not the whole lead.
    estimate: estimateSchema.optional().catch(undefined),
  }),
  manualLeadFields.extend({ kind: z.literal('manual') }),
  chatBookingSchema.extend({ kind: z.literal('booking') }),
  chatContactSchema.extend({ kind: z.literal('contact') }),
])

export type StoredLead = z.output<typeof storedLeadSchema>

/** @returns the lead of an email; undefined without one, or for an unknown shape */
export const readLead = (stored: unknown): StoredLead | undefined =>
  storedLeadSchema.safeParse(stored).data
