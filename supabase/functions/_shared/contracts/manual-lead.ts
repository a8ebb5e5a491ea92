import {
  contactFields,
  fieldLimits,
  optionalChoice,
  optionalText,
  requiredChoice,
} from './lead-fields.ts'
import { consultationBudgets, consultationProjectTypes } from './lead-options.ts'
import { z } from './zod.ts'

/** The channel of a lead entered by staff. */
export const leadChannels = ['call', 'visit', 'message'] as const

/** The consultation's fields; a call seldom provides all of them. */
export const manualLeadFields = z.object({
  channel: requiredChoice(leadChannels),
  name: contactFields.name,
  phone: optionalText(fieldLimits.phone),
  email: z
    .union([z.string().trim().length(0), contactFields.email])
    .transform((email) => email || undefined)
    .optional(),
  company: optionalText(fieldLimits.company),
  projectType: optionalChoice(consultationProjectTypes),
  budget: optionalChoice(consultationBudgets),
  description: optionalText(fieldLimits.description),
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
