import type { Problem } from '../../supabase/functions/_shared/contracts/health.ts'

/** What `private.problems()` finds, in the words of doctor. */
const sentences: Readonly<Record<string, string>> = {
  'mail stopped':
    'every attempt to send a mail fails: mend the transport (SMTP_URL or RESEND_API_KEY)',
  'mail waiting': 'mails wait for more than an hour',
  'schedule overdue': 'mails are overdue: schedule deliver-mail',
  'schedule silent': 'the schedule has not called deliver-mail for 15 minutes',
  'retention late': 'old data was not deleted in two days: schedule prune-old-data',
  'database full': 'the database is nearly full: enlarge plan or disk, and DATABASE_LIMIT_MB',
  'database read_only': 'the database takes no rows: it is full, or being moved',
}

/** @param name `<part> <kind>` */
export const sentenceOf = (name: string): string => sentences[name] ?? name

/** The same with how many, and the words of the service that refused. */
export const explain = ({ part, kind, count, why }: Problem): string =>
  [
    count !== null && part !== 'database' ? `${count} of them: ` : '',
    sentenceOf(`${part} ${kind}`),
    why ? `: ${why}` : '',
  ].join('')
