import { z } from './zod.ts'

/** How many steps the project quiz has before its confirmation. The database repeats it as a check. */
export const quizStepCount = 8

/** The body of `POST /functions/v1/quiz-progress`: how far a visitor has come, and nothing of whom. */
export const quizProgressSchema = z.object({
  /** Made at random for one quiz; reports under it may come twice and in any order. */
  runId: z.uuid({ error: 'Ожидается UUID' }),
  /** The furthest step that was shown. */
  step: z.number().int().min(1).max(quizStepCount),
  /** Whether the request was sent. */
  isSent: z.boolean(),
})

/** The answer when it is noted. */
export const quizProgressResponseSchema = z.object({ ok: z.literal(true) })

/** Largest accepted request body, in bytes. */
export const maximumQuizProgressBodyBytes = 1024

export type QuizProgress = z.output<typeof quizProgressSchema>
