/**
 * How long we keep what is deleted by itself, as the privacy page prints it. The database keeps the
 * same terms in `private.retention_terms`; a new one needs a migration.
 */
export const retention = {
  /** After a person's last request. */
  requests: '3 years',
  /** After the last attempt to deliver a mail: the copy of it. */
  mails: '90 days',
  /** After it was entered: an address that nobody confirmed. */
  unconfirmed: '30 days',
  /** After its owner left the newsletter: the address. */
  unsubscribed: '30 days',
  /** After its last message: a chat, and its summary unless a booking made a request of it. */
  chats: '1 year',
  /** After it was opened: how far a quiz came. */
  quizzes: '1 year',
} as const
