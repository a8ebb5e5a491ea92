import { z } from 'zod'
import type { ClientEnv } from '../_shared/client-hash.ts'
import type { AdminClient } from '../_shared/database.ts'
import { positiveInt } from '../_shared/env.ts'

export const quizProgressEnv = z
  .object({
    QUIZ_PROGRESS_LIMIT: positiveInt.default(300),
    QUIZ_PROGRESS_WINDOW_SECONDS: positiveInt.default(3600),
  })
  .transform((env) => ({
    /** Reports that one client may send within a window; a whole quiz makes nine. */
    limit: env.QUIZ_PROGRESS_LIMIT,
    windowSeconds: env.QUIZ_PROGRESS_WINDOW_SECONDS,
  }))

/** What the function needs from outside; index.ts puts it together. */
export type Dependencies = {
  database: AdminClient
  client: ClientEnv
  limits: z.output<typeof quizProgressEnv>
}
