import { chatBookingSchema, chatContactSchema } from './chat.ts'
import { estimateSchema } from './estimate.ts'
import { langs } from './lang.ts'
import { currencyCode } from './lead-fields.ts'
import { consultationSchema, projectQuizSchema } from './lead.ts'
import { manualLeadFields } from './manual-lead.ts'
import { z } from './zod.ts'

/** The visitor's, if they are not the site's own; leads from before have none. */
const visitors = {
  currency: currencyCode.optional().catch(undefined),
  lang: z.enum(langs).optional().catch(undefined),
}

/**
 * The content of `emails.lead`, by its source: a form, an order, staff, a form in the chat, or a contact left there.
 */
const storedLeadSchema = z.discriminatedUnion('kind', [
  consultationSchema.extend({ kind: z.literal('consultation'), ...visitors }),
  consultationSchema.extend({
    kind: z.literal('order'),
    ...visitors,
    /** Id of the offer (src/content/offers.ts), and its name and price at that time: an order outlives them. */
    offer: z.string(),
    order: z.string(),
    price: z.string(),
  }),
  projectQuizSchema.extend({
    kind: z.literal('project_quiz'),
    ...visitors,
    // An unknown shape drops the estimate, not the whole lead.
    estimate: estimateSchema.optional().catch(undefined),
  }),
  manualLeadFields.extend({ kind: z.literal('manual') }),
  chatBookingSchema.extend({ kind: z.literal('booking'), lang: visitors.lang }),
  chatContactSchema.extend({ kind: z.literal('contact') }),
])

export type StoredLead = z.output<typeof storedLeadSchema>

/** @returns the lead of an email; undefined without one, or for an unknown shape */
export const readLead = (stored: unknown): StoredLead | undefined =>
  storedLeadSchema.safeParse(stored).data
