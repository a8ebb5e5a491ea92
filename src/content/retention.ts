/**
 * Retention periods, as the privacy page prints them. They must match `private.retention_terms` in the
 * database.
 */
export const retention = {
  /** After a person's last request. */
  requests: '3 years',
  /** The copy of a mail, after the last attempt to deliver it. */
  mails: '90 days',
  /** An unconfirmed address, after it was entered. */
  unconfirmed: '30 days',
  /** An address, after its owner unsubscribed. */
  unsubscribed: '30 days',
  /** A chat and, unless it led to a booking, its summary, after its last message. */
  chats: '1 year',
  /** The progress of a quiz, after it was opened. */
  quizzes: '1 year',
} as const
