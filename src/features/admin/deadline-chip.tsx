import { Check, Clock, Hourglass, TriangleAlert } from 'lucide-react'
import { cn } from '@/lib/cn'
import { formatDateTime } from '@/lib/format-moment'
import { useNow } from '@/lib/use-now'
import { type Deadline, deadlineOf, formatDeadline, formatSpan, type Promised } from './deadline'

const looks = {
  plenty: { Glyph: Clock, look: 'border-transparent bg-muted text-muted-foreground' },
  soon: { Glyph: Hourglass, look: 'border-accent/40 bg-accent/12 text-accent' },
  overdue: {
    Glyph: TriangleAlert,
    look: 'border-destructive-text/40 bg-destructive/12 text-destructive-text',
  },
  kept: { Glyph: Check, look: 'border-transparent text-success' },
  broken: { Glyph: Check, look: 'border-transparent text-muted-foreground' },
}

/** What fits into a list: «1 ч 20 мин», «−3 ч». */
function inShort(deadline: Deadline): string {
  if (deadline.state !== 'open') return formatDeadline(deadline)
  const { urgency, minutes } = deadline
  if (urgency !== 'overdue') return formatSpan(minutes)
  // What is hours late is not a minute's matter any more.
  return `−${formatSpan(minutes < 60 ? minutes : minutes - (minutes % 60))}`
}

interface DeadlineChipProps {
  email: Promised
  /** As short as it can be said; the whole of it is in the tip and for screen readers. */
  isShort?: boolean
  /** Whether a promise that was kept or broken is left out: nothing is to be done about it. */
  hidesAnswered?: boolean
  className?: string
}

/** How much time is left until the promised answer; nothing where none was promised. */
export function DeadlineChip({
  email,
  isShort = false,
  hidesAnswered = false,
  className,
}: DeadlineChipProps) {
  const now = useNow()
  const deadline = deadlineOf(email, now)
  if (!deadline || email.due_at === null) return null
  if (hidesAnswered && deadline.state !== 'open') return null
  const { Glyph, look } = looks[deadline.state === 'open' ? deadline.urgency : deadline.state]
  const text = formatDeadline(deadline)
  return (
    <span
      title={`${text}. Срок ответа: ${formatDateTime(email.due_at)}`}
      className={cn(
        'inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full border px-2 text-[0.75rem] leading-none font-medium whitespace-nowrap tabular-nums',
        look,
        className,
      )}
    >
      <Glyph aria-hidden className="size-3.5" />
      {isShort ? (
        <>
          <span aria-hidden>{inShort(deadline)}</span>
          <span className="sr-only">{text}</span>
        </>
      ) : (
        text
      )}
    </span>
  )
}
