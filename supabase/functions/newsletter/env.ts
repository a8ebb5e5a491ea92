import { z } from 'zod'
import { positiveInt } from '../_shared/env.ts'

/** The newsletter's limits. */
export const newsletterEnv = z
  .object({
    NEWSLETTER_LIMIT: positiveInt.default(5),
    NEWSLETTER_WINDOW_SECONDS: positiveInt.default(3600),
    NEWSLETTER_MAIL_PAUSE_SECONDS: positiveInt.default(600),
  })
  .transform((env) => ({
    /** Subscriptions per client and window. */
    limit: env.NEWSLETTER_LIMIT,
    windowSeconds: env.NEWSLETTER_WINDOW_SECONDS,
    /** Least time between two mails to one address. */
    mailPauseSeconds: env.NEWSLETTER_MAIL_PAUSE_SECONDS,
  }))

/** Parsed `newsletterEnv`. */
export type NewsletterSettings = z.output<typeof newsletterEnv>
