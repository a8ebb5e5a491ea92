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
  /** Email marked as spam, after it was marked. */
  spam: '30 days',
  /** An account whose address was not confirmed, after the sign-up. */
  accounts: '7 days',
  /** A line of the security log, after the event. */
  security: '1 year',
  /** The name and address of a former member of staff, for the logs, after they left. */
  team: '3 years',
} as const

const term = (english: string) => {
  const [count, unit = ''] = english.split(' ')
  return new Intl.NumberFormat('ru-RU', {
    style: 'unit',
    unit: unit.replace(/s$/, ''),
    unitDisplay: 'long',
  }).format(Number(count))
}

/** The same periods in Russian: «3 года», «90 дней». */
export const retentionRu: Record<keyof typeof retention, string> = {
  requests: term(retention.requests),
  mails: term(retention.mails),
  unconfirmed: term(retention.unconfirmed),
  unsubscribed: term(retention.unsubscribed),
  chats: term(retention.chats),
  quizzes: term(retention.quizzes),
  spam: term(retention.spam),
  accounts: term(retention.accounts),
  security: term(retention.security),
  team: term(retention.team),
}
