import { z } from 'zod'
import { positiveInt, siteOrigin } from '../_shared/env.ts'

export const newsletterEnv = z
  .object({
    SITE_URL: siteOrigin,
    NEWSLETTER_LIMIT: positiveInt.default(5),
    NEWSLETTER_WINDOW_SECONDS: positiveInt.default(3600),
    NEWSLETTER_MAIL_PAUSE_SECONDS: positiveInt.default(600),
  })
  .transform((env) => ({
    siteUrl: env.SITE_URL,
    /** Addresses that one client may enter within a window. */
    limit: env.NEWSLETTER_LIMIT,
    windowSeconds: env.NEWSLETTER_WINDOW_SECONDS,
    /** No address is mailed twice within this time, whoever asks. */
    mailPauseSeconds: env.NEWSLETTER_MAIL_PAUSE_SECONDS,
  }))

/** Parsed `newsletterEnv`. */
export type NewsletterSettings = z.output<typeof newsletterEnv>
