import {
  quizBudgets,
  quizFeatures,
  quizPriorities,
  quizProjectTypes,
  quizTeams,
  quizTimelines,
} from '@contracts/lead-options.ts'
import { contactFields, fieldLimits } from '@contracts/lead-fields.ts'
import { type ProjectQuiz, projectQuizSchema } from '@contracts/lead.ts'
import { z } from '@contracts/zod.ts'
import type { Lang } from '@contracts/lang.ts'
import { quizFeatureLabels } from '@/content/quiz'

export const contactSchema = z.object(contactFields)

export type ContactInput = z.input<typeof contactSchema>
export type Contact = z.output<typeof contactSchema>

/** The answers so far. */
export const quizAnswersSchema = z.object({
  projectType: z.enum(quizProjectTypes).optional(),
  timeline: z.enum(quizTimelines).optional(),
  budget: z.enum(quizBudgets).optional(),
  features: z.array(z.enum(quizFeatures)),
  priority: z.enum(quizPriorities).optional(),
  team: z.enum(quizTeams).optional(),
  description: z.string().max(fieldLimits.description),
})

export type QuizAnswers = z.infer<typeof quizAnswersSchema>

export const noAnswers: QuizAnswers = { features: [], description: '' }

/** The answers and the contact as sent: the features as one string. @throws if a required answer is missing */
export const quizData = (
  { features, ...answers }: QuizAnswers,
  contact: Contact,
  lang: Lang = 'ru',
): ProjectQuiz =>
  projectQuizSchema.parse({
    ...contact,
    ...answers,
    features: features.map((feature) => quizFeatureLabels[lang][feature]).join(', '),
  })
