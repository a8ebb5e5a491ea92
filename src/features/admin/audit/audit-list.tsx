import {
  AlarmClock,
  ArrowRight,
  Bot,
  CircleCheck,
  CirclePause,
  CirclePlay,
  CircleX,
  Contact,
  Dot,
  Download,
  Headset,
  LogOut,
  type LucideIcon,
  MailPlus,
  PhoneIncoming,
  Reply,
  RotateCw,
  ShieldAlert,
  ShieldCheck,
  StickyNote,
  Tag,
  Undo2,
  UserRoundCheck,
  UserRoundPlus,
  UserRoundX,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '@/lib/text/format-moment'
import { formatTime, groupByDay } from '../format-day'
import { placeholders } from '../labels'
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

const icons: Record<string, LucideIcon> = {
  role_given: ShieldCheck,
  role_changed: ShieldCheck,
  role_taken: ShieldCheck,
  person_invited: MailPlus,
  invitation_accepted: UserRoundCheck,
  invitation_withdrawn: UserRoundX,
  person_blocked: UserRoundX,
  person_unblocked: UserRoundCheck,
  person_deleted: UserRoundX,
  sessions_ended: LogOut,
  status_changed: CircleCheck,
  assignee_changed: UserRoundCheck,
  note_added: StickyNote,
  note_deleted: StickyNote,
  reply_sent: Reply,
  reply_recalled: Undo2,
  mail_retried: RotateCw,
  suspicion_changed: ShieldAlert,
  lead_added: PhoneIncoming,
  snooze_changed: AlarmClock,
  tags_changed: Tag,
  thread_joined: UserRoundPlus,
  customer_edited: Contact,
  customers_merged: Contact,
  chat_taken_over: Headset,
  chat_handed_back: Bot,
  newsletter_started: CirclePlay,
  newsletter_resumed: CirclePlay,
  newsletter_paused: CirclePause,
  newsletter_cancelled: CircleX,
  newsletter_exported: Download,
  newsletter_subscriber_removed: UserRoundX,
}

/** The kind of action at a glance. */
function AuditIcon({ action }: { action: string }) {
  const Icon = icons[action] ?? Dot
  return (
    <span
      aria-hidden
      className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full border bg-muted text-muted-foreground"
    >
      <Icon className="size-4.5" strokeWidth={1.75} />
    </span>
  )
}
