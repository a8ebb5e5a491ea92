import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '@/lib/format-moment'
import { formatTime, groupByDay } from '../format-day'
import { placeholders } from '../labels'
import { AuditIcon } from './audit-icon'
import type { AuditEntry } from './audit-requests'

/** The log, day by day. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <div className="space-y-6">
      {groupByDay(entries).map(({ day, rows }) => (
        <section key={rows[0]?.id} aria-label={day}>
          <h3 className="mb-2 text-sm font-semibold text-muted-foreground">{day}</h3>
          <ol className="divide-y overflow-hidden rounded-card border bg-card">
            {rows.map((entry) => (
              <AuditItem key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function AuditItem({ entry }: { entry: AuditEntry }) {
  const { text, from, to } = entry.change
  return (
    <li className="flex gap-3.5 px-4 py-3 sm:px-5">
      <AuditIcon action={entry.action} />
      <div className="min-w-0 flex-1">
        <p className="text-[0.9375rem]">
          <span>{(from ?? to) ? `${text}: ` : text}</span>
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
        className="shrink-0 pt-0.5 text-caption text-muted-foreground"
      >
        {formatTime(entry.at)}
      </time>
    </li>
  )
}

const linkStyle =
  '[overflow-wrap:anywhere] underline decoration-input underline-offset-4 hover:text-accent'

const goneTexts: Record<string, string> = {
  email: 'Письмо удалено',
  customer: 'Клиент удалён',
  user: 'Аккаунт удалён',
}

/** The user, customer, email, chat or issue that was changed, as a link unless it is gone. */
function Subject({ entry }: { entry: AuditEntry }) {
  const { person, customer, emailId, chatId, issueId, isOfNewsletter, isGone, subject } = entry
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
  if (customer) {
    const contact = customer.email ?? customer.phone ?? ''
    return (
      <Link to={{ search: `?q=${encodeURIComponent(contact)}` }} className={linkStyle}>
        {customer.name ?? contact}
      </Link>
    )
  }
  if (chatId) {
    return (
      <Link to={{ search: `?tab=chats&chat=${chatId}` }} className={linkStyle}>
        Чат на сайте
      </Link>
    )
  }
  if (isOfNewsletter) {
    const to = issueId && !isGone ? `?tab=newsletter&issue=${issueId}` : '?tab=newsletter'
    return (
      <Link to={{ search: to }} className={linkStyle}>
        {subject ?? 'Рассылка'}
      </Link>
    )
  }
  if (entry.entity === 'invitation') return <span>Приглашение в команду</span>
  if (entry.entity === 'person') return <span>Персональные данные</span>
  if (isGone) return <span>{goneTexts[entry.entity]}</span>
  return (
    <Link to={{ search: `?email=${emailId}` }} className={linkStyle}>
      {subject ?? placeholders.subject}
    </Link>
  )
}
