import { z } from 'zod'
import { mailAddress } from './contracts/mail-address.ts'
import { positiveInt, siteOrigin } from './env.ts'

/** Recipient of the managers' notifications, and the limits on leads. */
export const leadEnv = z
  .object({
    LEADS_TO: mailAddress,
    SITE_URL: siteOrigin,
    LEAD_LIMIT: positiveInt.default(5),
    LEAD_WINDOW_SECONDS: positiveInt.default(3600),
    LEAD_REFUSAL_FACTOR: positiveInt.default(20),
    LEADS_PER_HOUR: positiveInt.default(60),
    LEADS_PER_DAY: positiveInt.default(300),
  })
  .transform((env) => ({
    /** Mailbox of the managers. */
    leadsTo: env.LEADS_TO,
    /** Origin of the site, without a trailing slash. */
    siteUrl: env.SITE_URL,
    /** Leads per client and window; those above it are stored as suspicious. */
    limit: env.LEAD_LIMIT,
    windowSeconds: env.LEAD_WINDOW_SECONDS,
    /** Leads per client and window above which they are refused. */
    refuseAbove: env.LEAD_LIMIT * env.LEAD_REFUSAL_FACTOR,
    /** Leads of all clients that are announced by a mail each; those above it are suspicious. */
    perHour: env.LEADS_PER_HOUR,
    perDay: env.LEADS_PER_DAY,
  }))

/** Parsed `leadEnv`. */
export type LeadSettings = z.output<typeof leadEnv>

/** The limits as `submit_lead` takes them. */
export const leadLimits = (lead: LeadSettings) => ({
  max_per_window: lead.limit,
  window_seconds: lead.windowSeconds,
  refuse_above: lead.refuseAbove,
  max_per_hour: lead.perHour,
  max_per_day: lead.perDay,
})
