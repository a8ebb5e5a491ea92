import type { EmailStatus } from '@contracts/email-status.ts'
import {
  AlarmClock,
  ClipboardList,
  type LucideIcon,
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
  ShoppingBag,
} from 'lucide-react'
import { cn } from '@/lib/cn'
import { Fact } from '../../parts/fact'
import { formatDateTime } from '@/lib/text/format-moment'
import { useNow } from '@/lib/hooks/use-now'
import { formatRowMoment } from '../../lib/format-day'
import { kindLabels, kindOf, type LeadKind, statusAppearance } from '../../lib/labels'
import { firstName, personName } from '../../lib/person-name'
import type { InboxEmail } from '../inbox-requests'
import { useViewer } from '../../lib/viewer'

const sumOf = (counts: readonly { count: number }[]) =>
  counts.reduce((sum, { count }) => sum + count, 0)

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

export function RowFacts({ email }: { email: InboxEmail }) {
  const { assignee, snoozed_until, tags } = email
  const kind = kindOf(email)
  const [tag, ...otherTags] = tags
  const now = useNow()
  const isMine = email.assigned_to_user_id === useViewer().userId
  const isUndelivered = email.outbox.some(
    ({ status }) => status === 'failed' || status === 'bounced',
  )
  const isBack = snoozed_until !== null && Date.parse(snoozed_until) <= now
  const strong = 'font-medium text-foreground'

  return (
    <>
      {email.is_suspicious && (
        <Fact Glyph={ShieldAlert} className={strong}>
          Подозрительное
        </Fact>
      )}
      {email.authentication === 'fail' && <span className={strong}>Не подтверждён</span>}
      {isUndelivered && (
        <Fact Glyph={MailWarning} className={strong}>
          Не доставлено
        </Fact>
      )}
      {assignee && (
        <span title={`Ответственный: ${personName(assignee)}`}>
          <span className="sr-only">Ответственный: {isMine ? 'Вы' : personName(assignee)}</span>
          <span aria-hidden className={cn(isMine && 'text-foreground')}>
            {isMine ? 'Вы' : firstName(assignee)}
          </span>
        </span>
      )}
      {tag && (
        <span title={tags.join(', ')} className="inline-flex items-center gap-1">
          <span className="sr-only">Метки: {tags.join(', ')}</span>
          {/* In full: two tags cut to one letter each would say nothing. */}
          <span aria-hidden className="max-w-24 truncate rounded bg-muted px-1.5">
            {tag}
          </span>
          {otherTags.length > 0 && <span aria-hidden>+{otherTags.length}</span>}
        </span>
      )}
      {snoozed_until && (
        <Fact
          Glyph={AlarmClock}
          title={`Отложено до ${formatDateTime(snoozed_until)}`}
          className={cn(isBack && 'font-medium text-accent')}
        >
          {isBack ? 'Вернулось' : `до ${formatRowMoment(snoozed_until, now)}`}
        </Fact>
      )}
      <Count Glyph={Reply} label="Ответов" count={sumOf(email.email_replies)} />
      <Count Glyph={MessageSquareText} label="Заметок" count={sumOf(email.email_notes)} />
      <Count Glyph={Paperclip} label="Файлов" count={sumOf(email.attachments)} />
      {/* As an icon: its name would take room from the text. */}
      <Fact Glyph={kindGlyphs[kind]} title={kindLabels[kind]} said={kindLabels[kind]} />
    </>
  )
}

const kindGlyphs: Record<LeadKind, LucideIcon> = {
  consultation: PhoneCall,
  order: ShoppingBag,
  project_quiz: ClipboardList,
  chat: MessageCircle,
  inbound: Mail,
  newsletter: Newspaper,
  manual: PenLine,
}

function Count({ Glyph, label, count }: { Glyph: LucideIcon; label: string; count: number }) {
  if (count === 0) return null
  return (
    <Fact Glyph={Glyph} title={`${label}: ${count}`} said={`${label}: `}>
      {count}
    </Fact>
  )
}
