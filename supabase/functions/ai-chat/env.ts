import { z } from 'zod'
import { positiveInt } from '../_shared/env.ts'

/** Limits on conversations. */
export const chatEnv = z
  .object({
    CHAT_LIMIT: positiveInt.default(60),
    CHAT_WINDOW_SECONDS: positiveInt.default(3600),
    CHAT_SESSION_LIMIT: positiveInt.default(60),
    CHAT_HISTORY: positiveInt.default(20),
  })
  .transform((env) => ({
    /** Messages per client and window; above it answers slow down, at twenty times as many they stop. */
    limit: env.CHAT_LIMIT,
    windowSeconds: env.CHAT_WINDOW_SECONDS,
    /** The visitor's messages in one conversation. */
    sessionLimit: env.CHAT_SESSION_LIMIT,
    /** Latest messages, of visitor and assistant, that an answer takes into account. */
    history: env.CHAT_HISTORY,
  }))

/** Parsed `chatEnv`. */
export type ChatSettings = z.output<typeof chatEnv>
