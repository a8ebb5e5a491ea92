import { z } from 'zod'
import { positiveInt, siteOrigin } from '../_shared/env.ts'

export const summaryEnv = z
  .object({
    LEADS_TO: z.email(),
    SITE_URL: siteOrigin,
    CHAT_SUMMARY_LIMIT: positiveInt.default(60),
    CHAT_SUMMARY_WINDOW_SECONDS: positiveInt.default(3600),
  })
  .transform((env) => ({
    /** Mailbox of the managers. */
    leadsTo: env.LEADS_TO,
    /** Origin of the site, without a slash at its end. */
    siteUrl: env.SITE_URL,
    /** Summaries that one client may cause within a window. */
    limit: env.CHAT_SUMMARY_LIMIT,
    windowSeconds: env.CHAT_SUMMARY_WINDOW_SECONDS,
  }))

/** Parsed `summaryEnv`. */
export type SummarySettings = z.output<typeof summaryEnv>
