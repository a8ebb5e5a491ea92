import { z } from 'zod'
import { positiveInt, siteOrigin } from './env.ts'

/** Where the managers' mail goes, and how many requests one client may send. */
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
    /** Origin of the site, without a slash at its end. */
    siteUrl: env.SITE_URL,
    /** Leads that one client may send within a window. */
    limit: env.LEAD_LIMIT,
    windowSeconds: env.LEAD_WINDOW_SECONDS,
  }))

/** Parsed `leadEnv`. */
export type LeadSettings = z.output<typeof leadEnv>
