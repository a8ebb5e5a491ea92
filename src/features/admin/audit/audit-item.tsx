import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '@/lib/format-moment'
import type { AuditEntry } from './list-audit'
import { formatTime } from './audit-days'
import { placeholders } from '../email-labels'
import { AuditIcon } from './audit-icon'

/** One line of the log: what was done, to what, by whom and when. */
export function AuditItem({ entry }: { entry: AuditEntry }) {
  const { text, from, to } = entry.deed
  return (
    <li className="flex gap-3.5 px-4 py-3 sm:px-5">
      <AuditIcon action={entry.action} />
      <div className="min-w-0 flex-1">
        <p className="text-[0.9375rem]">
          {text}
          {(from ?? to) && ': '}
          {from && to && (
            <>
              <span className="text-muted-foreground">{from}</span>
              <ArrowRight aria-hidden className="mx-1.5 inline size-3.5 text-muted-foreground" />
              <span className="sr-only"> сменилось на </span>
            </>
          )}
          <span className="font-medium">{to ?? from}</span>
        </p>
        <p className="mt-0.5 text-sm text-muted-foreground">
          {entry.actor} <span aria-hidden>·</span> <Subject entry={entry} />
        </p>
      </div>
      <time
        dateTime={entry.at}
        title={formatDateTime(entry.at)}
        className="shrink-0 pt-0.5 text-caption text-muted-foreground tabular-nums"
      >
        {formatTime(entry.at)}
      </time>
    </li>
  )
}

const linkStyle =
  '[overflow-wrap:anywhere] underline decoration-input underline-offset-4 hover:text-accent'

/** What the line is about, with the way there unless it is gone. */
function Subject({ entry: { person, emailId, isGone, subject } }: { entry: AuditEntry }) {
  if (person) {
    return (
      <Link
        to={{ search: `?tab=users&q=${encodeURIComponent(person.email)}` }}
        className={linkStyle}
      >
        {person.full_name ?? person.email}
      </Link>
    )
  }
  if (isGone) return <span>{emailId ? 'Письмо удалено' : 'Аккаунт удалён'}</span>
  return (
    <Link to={{ search: `?email=${emailId}` }} className={linkStyle}>
      {subject ?? placeholders.subject}
    </Link>
  )
}
