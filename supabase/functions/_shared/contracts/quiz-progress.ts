import { z } from './zod.ts'

/** Number of the quiz' steps before its confirmation. The database repeats it as a check. */
export const quizStepCount = 8

/** The body of `POST /functions/v1/quiz-progress`: a visitor's progress, without any identity. */
export const quizProgressSchema = z.object({
  /** Random, one per quiz; its reports may arrive twice and in any order. */
  runId: z.uuid({ error: 'Ожидается UUID' }),
  /** The furthest step shown, from 1. */
  step: z.number().int().min(1).max(quizStepCount),
  /** Whether the lead was sent. */
  isSent: z.boolean(),
})

export type QuizProgress = z.output<typeof quizProgressSchema>
