/*
 * The links of the newsletter's mails. No zod here, so that the blog page may read a link without
 * pulling the validator in.
 */

/** Parameters of /blog under which each kind of link carries its token. */
export const newsletterLinkParameters = {
  confirm: 'newsletter',
  unsubscribe: 'unsubscribe',
} as const

export type NewsletterLinkKind = keyof typeof newsletterLinkParameters

/** How long a confirmation link works, in days. The database repeats it in `confirm_newsletter`. */
export const confirmationDays = 7
