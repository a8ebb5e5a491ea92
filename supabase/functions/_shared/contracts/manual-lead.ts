import { contactFields, fieldLimits, optionalText, requiredChoice } from './lead-fields.ts'
import { consultationSchema } from './lead.ts'
import { writtenText } from './written-text.ts'
import { z } from './zod.ts'

/** The channel of a lead entered by staff. */
export const leadChannels = ['call', 'visit', 'message'] as const

/** The consultation's fields; a call seldom provides all of them. */
export const manualLeadFields = consultationSchema.extend({
  channel: requiredChoice(leadChannels),
  phone: optionalText(fieldLimits.phone),
  email: z
    .union([writtenText().length(0), contactFields.email])
    .transform((email) => email || undefined)
    .optional(),
})

/** A lead entered by staff. */
export const manualLeadSchema = manualLeadFields.refine(
  ({ phone, email }) => phone !== undefined || email !== undefined,
  {
    path: ['phone'],
    error: 'Нужен телефон или email: иначе клиенту не ответить',
  },
)

export type ManualLeadInput = z.input<typeof manualLeadSchema>
export type ManualLead = z.output<typeof manualLeadSchema>
