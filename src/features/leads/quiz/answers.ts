import {
  quizBudgets,
  quizFeatures,
  quizPriorities,
  quizProjectTypes,
  quizTeams,
  quizTimelines,
} from '@contracts/lead-options.ts'
import { fieldLimits } from '@contracts/lead-fields.ts'
import { z } from '@contracts/zod.ts'

/** What has been answered so far; contact data are never part of it. */
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
