// The links in the newsletter's mails. Without zod, so that the blog page can read them without the validator.

/** Parameters of /blog that carry the token, by kind of link. */
export const newsletterLinkParameters = {
  confirm: 'newsletter',
  unsubscribe: 'unsubscribe',
} as const

export type NewsletterLinkKind = keyof typeof newsletterLinkParameters

/** Validity of a confirmation link, in days. The database repeats it in `confirm_newsletter`. */
export const confirmationDays = 7
