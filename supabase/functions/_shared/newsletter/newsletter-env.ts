import { z } from 'zod'
import { httpUrl, siteOrigin } from '../env.ts'

/** What the links in the newsletter's mails are made of. */
export const newsletterLinkEnv = z
  .object({
    SITE_URL: siteOrigin,
    // Signs the links. A new one ends those in all mails sent so far.
    NEWSLETTER_SECRET: z.string().min(32),
    SUPABASE_URL: httpUrl,
    // Inside a self-hosted stack SUPABASE_URL is an address that only the stack knows.
    SUPABASE_PUBLIC_URL: httpUrl.optional(),
  })
  .transform((env) => ({
    /** Origin of the site, without a trailing slash. */
    siteUrl: env.SITE_URL,
    /** The API's address from outside, without a trailing slash. */
    apiUrl: env.SUPABASE_PUBLIC_URL ?? env.SUPABASE_URL,
    secret: env.NEWSLETTER_SECRET,
  }))

/** Parsed `newsletterLinkEnv`. */
export type NewsletterLinkSettings = z.output<typeof newsletterLinkEnv>
