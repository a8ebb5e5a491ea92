import { z } from 'zod'
import { mailAddress } from '../_shared/contracts/mail-address.ts'
import { positiveInt, siteOrigin } from '../_shared/env.ts'

/** Recipient of the summaries, and their limit. */
export const summaryEnv = z
  .object({
    LEADS_TO: mailAddress,
    SITE_URL: siteOrigin,
    CHAT_SUMMARY_LIMIT: positiveInt.default(60),
    CHAT_SUMMARY_WINDOW_SECONDS: positiveInt.default(3600),
  })
  .transform((env) => ({
    /** Mailbox of the managers. */
    leadsTo: env.LEADS_TO,
    /** Origin of the site, without a trailing slash. */
    siteUrl: env.SITE_URL,
    /** Summaries per client and window. */
    limit: env.CHAT_SUMMARY_LIMIT,
    windowSeconds: env.CHAT_SUMMARY_WINDOW_SECONDS,
  }))

/** Parsed `summaryEnv`. */
export type SummarySettings = z.output<typeof summaryEnv>
