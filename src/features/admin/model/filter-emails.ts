import type { AssignableStatus } from '@contracts/email-status.ts'

export interface EmailFilter {
  text: string
  status: AssignableStatus | 'all'
}

export const everything: EmailFilter = { text: '', status: 'all' }

interface Filterable {
  from_email: string | null
  to_email: string | null
  subject: string | null
  status: string
}

/** The e-mails that have the status, and the text in sender, recipient or subject, in any case. */
export function filterEmails<T extends Filterable>(
  emails: readonly T[],
  { text, status }: EmailFilter,
): T[] {
  const wanted = text.trim().toLocaleLowerCase('ru')
  return emails.filter(
    (email) =>
      (status === 'all' || email.status === status) &&
      [email.from_email, email.to_email, email.subject].some((part) =>
        (part ?? '').toLocaleLowerCase('ru').includes(wanted),
      ),
  )
}
