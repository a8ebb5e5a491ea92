import { z } from './zod.ts'
import { attachmentIdsField } from './attachment.ts'
import { estimateSchema } from './estimate.ts'
import { langs } from './lang.ts'
import {
  consentField,
  contactFields,
  currencyCode,
  fieldLimits,
  honeypotField,
  optionalChoice,
  optionalText,
  requiredChoice,
} from './lead-fields.ts'
import {
  consultationBudgets,
  consultationProjectTypes,
  quizBudgets,
  quizPriorities,
  quizProjectTypes,
  quizTeams,
  quizTimelines,
} from './lead-options.ts'
import { pageAddress } from './page-address.ts'

/** The consultation form's fields, in the form and in the request. */
export const consultationSchema = z.object({
  ...contactFields,
  projectType: optionalChoice(consultationProjectTypes),
  budget: optionalChoice(consultationBudgets),
  description: optionalText(fieldLimits.description),
})

/** The project quiz' answers in the request: `features` is one comma-joined string. */
export const projectQuizSchema = z.object({
  ...contactFields,
  projectType: requiredChoice(quizProjectTypes),
  timeline: requiredChoice(quizTimelines),
  budget: requiredChoice(quizBudgets),
  features: optionalText(fieldLimits.features),
  priority: requiredChoice(quizPriorities),
  team: requiredChoice(quizTeams),
  description: optionalText(fieldLimits.description),
})

/** The page of the form, and the visitor's referrer and campaign. */
export const leadOriginSchema = z.object({
  pageUrl: optionalText(fieldLimits.url).transform((url) => url && pageAddress(url)),
  referrer: optionalText(fieldLimits.url),
  utm: z
    .object({
      source: optionalText(fieldLimits.utm),
      medium: optionalText(fieldLimits.utm),
      campaign: optionalText(fieldLimits.utm),
      term: optionalText(fieldLimits.utm),
      content: optionalText(fieldLimits.utm),
    })
    .optional(),
})

/** Maximum length of a captcha's token, in characters: Turnstile's have up to 2048, others are not specified. */
const maximumCaptchaTokenLength = 8192

/** Optional additions to the specification's `{ type, data }`. */
const envelope = {
  /** Made by the client once per filled form: a resent one is the same lead. */
  submissionId: z.uuid().optional(),
  /** Id of the offer whose button opened the form (src/content/offers.ts); an unknown one counts as none. */
  offer: optionalText(fieldLimits.offer),
  /** The same in words, or another subject. */
  interest: optionalText(fieldLimits.interest),
  /** In which the visitor saw prices and budgets. */
  currency: currencyCode.optional(),
  /** The language of the page whose button opened the form, and of the confirmation. */
  lang: z.enum(langs).optional(),
  origin: leadOriginSchema.optional(),
  consent: consentField,
  /** Milliseconds between opening the form and sending it. */
  fillTimeMs: z.number().int().nonnegative().optional(),
  nickname: honeypotField,
  attachmentIds: attachmentIdsField,
  /** The captcha's token, if the server has asked for one. */
  captchaToken: z.string().max(maximumCaptchaTokenLength).optional(),
}

/** The body of `POST /functions/v1/send-email`. */
export const sendEmailRequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('consultation'), data: consultationSchema, ...envelope }),
  z.object({
    type: z.literal('project_quiz'),
    data: projectQuizSchema,
    estimate: estimateSchema.optional(),
    ...envelope,
  }),
])

/** The answer if the lead is stored; the client reads success from the status only. */
export const sendEmailResponseSchema = z.object({
  ok: z.literal(true),
  /** The deadline of the promised answer. */
  dueAt: z.iso.datetime({ offset: true }).optional(),
  /** Those of the lead's `attachmentIds` that were deleted, because they were uploaded too long ago. */
  missingAttachmentIds: z.array(z.uuid()).optional(),
  /** The lead is stored, but marked as suspicious: sent again with a captcha's token, the mark is removed. */
  wantsCaptcha: z.boolean().optional(),
})

/** Minimum time to fill in a form, in milliseconds; faster ones are bots. */
export const minimumFillTimeMs = 1500

/** The forms that send a lead. */
export const leadTypes = ['consultation', 'project_quiz'] as const
export type LeadType = (typeof leadTypes)[number]
export type ConsultationInput = z.input<typeof consultationSchema>
export type Consultation = z.output<typeof consultationSchema>
export type ProjectQuizInput = z.input<typeof projectQuizSchema>
export type ProjectQuiz = z.output<typeof projectQuizSchema>
export type SendEmailInput = z.input<typeof sendEmailRequestSchema>
export type SendEmailRequest = z.output<typeof sendEmailRequestSchema>
export type SendEmailResponse = z.output<typeof sendEmailResponseSchema>
export type LeadOriginInput = z.input<typeof leadOriginSchema>
