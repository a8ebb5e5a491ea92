import { Check, Clock, Hourglass, TriangleAlert } from 'lucide-react'
import { cn } from '@/lib/cn'
import { formatDateTime } from '@/lib/text/format-moment'
import { useNow } from '@/lib/hooks/use-now'
import { formatDueDay } from '../lib/format-day'
import {
  type Deadline,
  deadlineOf,
  formatDeadline,
  formatSpan,
  type Promised,
} from '../lib/deadline'

const styles = {
  plenty: { Glyph: Clock, style: 'border-transparent bg-muted text-muted-foreground' },
  soon: { Glyph: Hourglass, style: 'border-accent/40 bg-accent/12 text-accent' },
  overdue: {
    Glyph: TriangleAlert,
    style: 'border-destructive-text/40 bg-destructive/12 text-destructive-text',
  },
  kept: { Glyph: Check, style: 'border-transparent text-success' },
  broken: { Glyph: Check, style: 'border-transparent text-muted-foreground' },
}

/** «1 ч 20 мин», or on another day «пн до 11:00»; «просрочено 3 ч», «ждёт 5 ч» */
function shortText(deadline: Deadline, due: string | null, now: number): string {
  if (deadline.state !== 'open') return formatDeadline(deadline).toLowerCase()
  const { urgency, minutes } = deadline
  if (urgency !== 'overdue') return (due && formatDueDay(due, now)) ?? formatSpan(minutes)
  // Minutes do not matter once an answer is hours late.
  return `просрочено ${formatSpan(minutes < 60 ? minutes : minutes - (minutes % 60))}`
}

interface DeadlineChipProps {
  email: Promised
  /** Hides the chip of an answered email. */
  hidesAnswered?: boolean
  className?: string
}

/** The time left until the promised answer, or how long the sender has waited without a promise. */
export function DeadlineChip({ email, hidesAnswered, className }: DeadlineChipProps) {
  const now = useNow()
  const deadline = deadlineOf(email, now)
  if (!deadline) return null
  if (hidesAnswered && (deadline.state === 'kept' || deadline.state === 'broken')) return null
  const { Glyph, style } = styles['urgency' in deadline ? deadline.urgency : deadline.state]
  const text = formatDeadline(deadline)
  const due = deadline.state !== 'waiting' && email.due_at
  return (
    <span
      title={due ? `${text}. Срок ответа: ${formatDateTime(due)}` : text}
      className={cn(
        'inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full border px-2 text-[0.75rem] leading-none font-medium whitespace-nowrap',
        style,
        className,
      )}
    >
      <Glyph aria-hidden className="size-3.5" />
      {/* Tooltip and screen readers get all of it. */}
      <span aria-hidden>{shortText(deadline, email.due_at, now)}</span>
      <span className="sr-only">{text}</span>
    </span>
  )
}
