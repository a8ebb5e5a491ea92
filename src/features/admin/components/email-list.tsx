import type { ReactNode } from 'react'
import type { Email } from '../api/list-emails'
import { EmailRow } from './email-row'

interface EmailListProps {
  emails: readonly Email[]
  /** Shown when there is nothing to list. */
  empty: ReactNode
  onOpen: (id: string) => void
}

export function EmailList({ emails, empty, onOpen }: EmailListProps) {
  if (emails.length === 0) return empty
  return (
    <ul className="divide-y overflow-hidden rounded-card border bg-card">
      {emails.map((email) => (
        <li key={email.id}>
          <EmailRow email={email} onOpen={() => onOpen(email.id)} />
        </li>
      ))}
    </ul>
  )
}
