import { z } from 'zod'
import { positiveInt } from '../_shared/env.ts'

/** The limit on requests: an office of people who chat at once, each asking every four seconds. */
export const updatesEnv = z
  .object({
    CHAT_UPDATES_LIMIT: positiveInt.default(20_000),
    CHAT_UPDATES_WINDOW_SECONDS: positiveInt.default(3600),
  })
  .transform((env) => ({
    limit: env.CHAT_UPDATES_LIMIT,
    windowSeconds: env.CHAT_UPDATES_WINDOW_SECONDS,
  }))

/** Parsed `updatesEnv`. */
export type UpdatesSettings = z.output<typeof updatesEnv>
