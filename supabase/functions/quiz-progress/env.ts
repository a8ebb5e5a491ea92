import { z } from 'zod'
import { positiveInt } from '../_shared/env.ts'

/** The limit on reports. */
export const quizProgressEnv = z
  .object({
    QUIZ_PROGRESS_LIMIT: positiveInt.default(300),
    QUIZ_PROGRESS_WINDOW_SECONDS: positiveInt.default(3600),
  })
  .transform((env) => ({
    /** Reports per client and window; a whole quiz sends nine. */
    limit: env.QUIZ_PROGRESS_LIMIT,
    windowSeconds: env.QUIZ_PROGRESS_WINDOW_SECONDS,
  }))

/** Parsed `quizProgressEnv`. */
export type QuizProgressSettings = z.output<typeof quizProgressEnv>
