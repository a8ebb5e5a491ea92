import { MailWarning, MessageSquareText, Paperclip, Reply, ShieldAlert } from 'lucide-react'
import { cn } from '@/lib/cn'
import { formatDateTime } from '@/lib/format-moment'
import { formatRowMoment } from '../../format-day'
import { sourceLabel, statusAppearance } from '../../labels'
import { personName } from '../../person-name'
import type { InboxEmail } from '../fetch-inbox-page'

const countOf = (rows: readonly { count: number }[]) => rows[0]?.count ?? 0

interface RowFactsProps {
  email: InboxEmail
  viewerId: string
  now: number
}

/** Status, source, assignee, counts and time of an email. */
export function RowFacts({ email, viewerId, now }: RowFactsProps) {
  const { assignee } = email
  const isMine = email.assigned_to_user_id === viewerId
  const isUndelivered = email.outbox.some(
    ({ status }) => status === 'failed' || status === 'bounced',
  )

  return (
    <span className="mt-1.5 flex items-end gap-3 text-[0.75rem] leading-none text-muted-foreground">
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <span
          className={cn(
            'inline-flex items-center gap-1.5 font-medium',
            statusAppearance[email.status].color,
          )}
        >
          <span aria-hidden className="size-1.5 rounded-full bg-current" />
          {statusAppearance[email.status].label}
        </span>
        <span className="rounded-md border px-1.5 py-[0.1875rem]">{sourceLabel(email.source)}</span>
        {assignee && (
          <span className={cn('max-w-36 truncate py-0.5', isMine && 'text-foreground')}>
            <span className="sr-only">Ответственный: </span>
            {isMine ? 'Вы' : personName(assignee)}
          </span>
        )}
        <Count Glyph={Reply} label="Ответов" count={countOf(email.email_replies)} />
        <Count Glyph={MessageSquareText} label="Заметок" count={countOf(email.email_notes)} />
        <Count Glyph={Paperclip} label="Файлов" count={countOf(email.attachments)} />
        {email.is_suspicious && (
          <span className="inline-flex items-center gap-1 font-medium text-destructive-text">
            <ShieldAlert aria-hidden className="size-3.5" />
            Подозрительное
          </span>
        )}
        {email.authentication === 'fail' && (
          <span className="font-medium text-destructive-text">Не подтверждён</span>
        )}
        {isUndelivered && (
          <span className="inline-flex items-center gap-1 font-medium text-destructive-text">
            <MailWarning aria-hidden className="size-3.5" />
            Не доставлено
          </span>
        )}
      </span>
      <time
        dateTime={email.created_at}
        title={formatDateTime(email.created_at)}
        className="shrink-0 py-1 tabular-nums"
      >
        {formatRowMoment(email.created_at, now)}
      </time>
    </span>
  )
}

function Count({ Glyph, label, count }: { Glyph: typeof Reply; label: string; count: number }) {
  if (count === 0) return null
  return (
    <span title={`${label}: ${count}`} className="inline-flex items-center gap-1 tabular-nums">
      <Glyph aria-hidden className="size-3.5" />
      <span className="sr-only">{label}: </span>
      {count}
    </span>
  )
}
