import { memo } from 'react'
import { Check } from 'lucide-react'
import { cn } from '@/lib/cn'
import { formatDateTime } from '@/lib/text/format-moment'
import { useNow } from '@/lib/hooks/use-now'
import { formatRowMoment } from '../../format-day'
import { deadlineOf } from '../../deadline'
import { DeadlineChip } from '../../deadline-chip'
import type { InboxEmail } from '../fetch-inbox-page'
import { RowFacts, RowStatus } from './row-facts'
import { rowTexts } from './row-texts'

interface InboxRowProps {
  email: InboxEmail
  viewerId: string
  /** The URL that opens the email, also in a new tab. */
  href: string
  isOpened: boolean
  isSelected: boolean
  onOpen: (id: string, byKeyboard: boolean) => void
  onSelect: (id: string, isRange: boolean) => void
}

const edges = { plenty: '', soon: 'before:bg-accent', overdue: 'before:bg-destructive-text' }

/** An email of the list: a link that opens it, and a checkbox that selects it. */
export const InboxRow = memo(function InboxRow(props: InboxRowProps) {
  const { email, viewerId, href, isOpened, isSelected, onOpen, onSelect } = props
  const now = useNow()
  const deadline = deadlineOf(email, now)
  const isNew = email.status === 'new'
  const { who, origin, subject, preview } = rowTexts(email)
  // A snoozed email is listed under the time of its return.
  const moment = (email.snoozed_until ? email.waiting_since : email.listed_at) ?? email.received_at

  const select = (isRange: boolean) => onSelect(email.id, isRange)

  return (
    <li
      data-email={email.id}
      className={cn(
        // Rows out of view are neither styled nor painted; all have the same height.
        'group relative flex scroll-my-2 [contain-intrinsic-block-size:auto_3.375rem] [content-visibility:auto] before:absolute before:inset-y-0 before:left-0 before:w-[3px]',
        deadline?.state === 'open' && edges[deadline.urgency],
        isOpened ? 'bg-accent/10' : isSelected ? 'bg-muted/70' : 'hover:bg-muted/50',
      )}
    >
      <RowCheckbox label={`Выбрать: ${who}`} isSelected={isSelected} onSelect={select} />
      {/* A router's link would re-render with every change of the URL. */}
      <a
        href={href}
        aria-current={isOpened || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          onOpen(email.id, event.detail === 0)
        }}
        // Keeps the focused row clear of the bulk bar on a small screen.
        className="-ml-1.5 min-w-0 flex-1 rounded-md py-1.5 pr-4 pl-1.5 focus-visible:-outline-offset-2 max-lg:scroll-mb-48"
      >
        <span className="flex h-5.5 items-center gap-2">
          <span
            className={cn('min-w-0 truncate leading-5.5', isNew ? 'font-semibold' : 'font-medium')}
          >
            {who}
          </span>
          {email.answers > 0 && (
            <span
              className="-ml-1 shrink-0 text-caption text-muted-foreground"
              title={`Писем клиента: ${email.answers + 1}`}
            >
              <span className="sr-only">Писем клиента: </span>
              {email.answers + 1}
            </span>
          )}
          {origin && (
            <span className="min-w-0 flex-1 truncate text-caption text-muted-foreground">
              {origin}
            </span>
          )}
          <span className="ml-auto" />
          <DeadlineChip email={email} isShort hidesAnswered className="h-5!" />
          <time
            dateTime={moment}
            title={formatDateTime(moment)}
            className="shrink-0 text-[0.75rem] text-muted-foreground"
          >
            {formatRowMoment(moment, now)}
          </time>
        </span>
        <span className="flex h-5 items-center gap-2 text-[0.75rem] text-muted-foreground">
          <RowStatus status={email.status} />
          <span className="min-w-0 flex-1 truncate text-sm leading-5">
            {subject && <span className="text-foreground">{subject}</span>}
            <span>{subject ? ` — ${preview}` : preview}</span>
          </span>
          <RowFacts email={email} viewerId={viewerId} />
        </span>
      </a>
    </li>
  )
})

interface RowCheckboxProps {
  label: string
  isSelected: boolean
  /** @param isRange whether Shift was held */
  onSelect: (isRange: boolean) => void
}

/** The checkbox of a row; the row's whole left edge is its target. */
function RowCheckbox({ label, isSelected, onSelect }: RowCheckboxProps) {
  return (
    <label className="relative grid w-11 shrink-0 cursor-pointer justify-center pt-2">
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="peer size-4.5 cursor-pointer appearance-none rounded-[0.3125rem] border border-input transition-colors group-hover:border-foreground/70 checked:border-primary! checked:bg-primary"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute top-[0.5625rem] left-1/2 hidden size-4 -translate-x-1/2 text-primary-foreground peer-checked:block"
      />
    </label>
  )
}
