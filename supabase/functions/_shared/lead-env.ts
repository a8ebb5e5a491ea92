import { z } from 'zod'
import { positiveInt, siteOrigin } from './env.ts'

/** Recipient of the managers' notifications, and the limit on leads. */
export const leadEnv = z
  .object({
    LEADS_TO: z.email(),
    SITE_URL: siteOrigin,
    LEAD_LIMIT: positiveInt.default(5),
    LEAD_WINDOW_SECONDS: positiveInt.default(3600),
  })
  .transform((env) => ({
    /** Mailbox of the managers. */
    leadsTo: env.LEADS_TO,
    /** Origin of the site, without a trailing slash. */
    siteUrl: env.SITE_URL,
    /** Leads per client and window. */
    limit: env.LEAD_LIMIT,
    windowSeconds: env.LEAD_WINDOW_SECONDS,
  }))

/** Parsed `leadEnv`. */
export type LeadSettings = z.output<typeof leadEnv>
