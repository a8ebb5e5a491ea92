import type { EmailStatus } from '@contracts/email-status.ts'
import {
  AlarmClock,
  ClipboardList,
  Mail,
  MailWarning,
  MessageCircle,
  MessageSquareText,
  Newspaper,
  Paperclip,
  PenLine,
  PhoneCall,
  Reply,
  ShieldAlert,
} from 'lucide-react'
import { cn } from '@/lib/cn'
import { formatDateTime } from '@/lib/text/format-moment'
import { useNow } from '@/lib/hooks/use-now'
import { formatRowMoment } from '../../format-day'
import { type LeadSource, sourceLabel, statusAppearance } from '../../labels'
import { firstName, personName } from '../../person-name'
import type { InboxEmail } from '../fetch-inbox-page'

const countOf = (rows: readonly { count: number }[]) => rows[0]?.count ?? 0

/** The status of an email. A new one is marked by its bold name. */
export function RowStatus({ status }: { status: EmailStatus }) {
  const { label, color } = statusAppearance[status]
  if (status === 'new') return <span className="sr-only">{label}</span>
  return (
    <span className={cn('inline-flex items-center gap-1.5 font-medium', color)}>
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      {label}
    </span>
  )
}

export function RowFacts({ email, viewerId }: { email: InboxEmail; viewerId: string }) {
  const { assignee } = email
  const isMine = email.assigned_to_user_id === viewerId
  const isUndelivered = email.outbox.some(
    ({ status }) => status === 'failed' || status === 'bounced',
  )

  return (
    <>
      {email.is_suspicious && (
        <span className="inline-flex items-center gap-1 font-medium text-foreground">
          <ShieldAlert aria-hidden className="size-3.5" />
          Подозрительное
        </span>
      )}
      {email.authentication === 'fail' && (
        <span className="font-medium text-foreground">Не подтверждён</span>
      )}
      {isUndelivered && (
        <span className="inline-flex items-center gap-1 font-medium text-foreground">
          <MailWarning aria-hidden className="size-3.5" />
          Не доставлено
        </span>
      )}
      {assignee && (
        <span title={`Ответственный: ${personName(assignee)}`}>
          <span className="sr-only">Ответственный: {isMine ? 'Вы' : personName(assignee)}</span>
          <span aria-hidden className={cn(isMine && 'text-foreground')}>
            {isMine ? 'Вы' : firstName(assignee)}
          </span>
        </span>
      )}
      <Tags tags={email.tags} />
      {email.snoozed_until && <Snoozed until={email.snoozed_until} />}
      <Count Glyph={Reply} label="Ответов" count={countOf(email.email_replies)} />
      <Count Glyph={MessageSquareText} label="Заметок" count={countOf(email.email_notes)} />
      <Count Glyph={Paperclip} label="Файлов" count={countOf(email.attachments)} />
      <Source source={email.source} />
    </>
  )
}

const sourceGlyphs: Record<LeadSource, typeof Mail> = {
  consultation: PhoneCall,
  project_quiz: ClipboardList,
  chat: MessageCircle,
  inbound: Mail,
  newsletter: Newspaper,
  manual: PenLine,
}

/** The source of an email as an icon: its name would take room from the text. */
function Source({ source }: { source: LeadSource | null }) {
  const Glyph = sourceGlyphs[source ?? 'inbound']
  return (
    <span title={sourceLabel(source)} className="inline-flex">
      <Glyph aria-hidden className="size-3.5" />
      <span className="sr-only">{sourceLabel(source)}</span>
    </span>
  )
}

/** The first tag in full: two tags cut to one letter each would say nothing. */
function Tags({ tags }: { tags: readonly string[] }) {
  const [first, ...others] = tags
  if (!first) return null
  return (
    <span title={tags.join(', ')} className="inline-flex items-center gap-1">
      <span className="sr-only">Метки: {tags.join(', ')}</span>
      <span aria-hidden className="max-w-24 truncate rounded bg-muted px-1.5">
        {first}
      </span>
      {others.length > 0 && <span aria-hidden>+{others.length}</span>}
    </span>
  )
}

function Snoozed({ until }: { until: string }) {
  const now = useNow()
  const isBack = Date.parse(until) <= now
  return (
    <span
      title={`Отложено до ${formatDateTime(until)}`}
      className={cn('inline-flex items-center gap-1', isBack && 'font-medium text-accent')}
    >
      <AlarmClock aria-hidden className="size-3.5" />
      {isBack ? 'Вернулось' : `до ${formatRowMoment(until, now)}`}
    </span>
  )
}

function Count({ Glyph, label, count }: { Glyph: typeof Reply; label: string; count: number }) {
  if (count === 0) return null
  return (
    <span title={`${label}: ${count}`} className="inline-flex items-center gap-1">
      <Glyph aria-hidden className="size-3.5" />
      <span className="sr-only">{label}: </span>
      {count}
    </span>
  )
}
