import { memo } from 'react'
import { Check } from 'lucide-react'
import { cn } from '@/lib/cn'
import { useNow } from '@/lib/hooks/use-now'
import { formatRowMoment } from '../../lib/format-day'
import { deadlineOf } from '../../lib/deadline'
import { DeadlineChip } from '../../parts/deadline-chip'
import { Moment } from '../../parts/moment'
import type { InboxEmail } from '../inbox-requests'
import { type Found, Marked } from './marked'
import { RowFacts, RowStatus } from './row-facts'
import { otherRequests, rowTexts } from '../row-texts'

interface InboxRowProps {
  email: InboxEmail
  /** The URL that opens the email, also in a new tab. */
  href: string
  isOpened: boolean
  isSelected: boolean
  hasDraft: boolean
  /** Says which colleague is writing an answer. */
  writing: string | undefined
  found: Found
  onOpen: (id: string, byKeyboard: boolean) => void
  onSelect: (id: string, isRange: boolean) => void
}

const edges = { plenty: '', soon: 'before:bg-accent', overdue: 'before:bg-destructive-text' }

export const InboxRow = memo(function InboxRow(props: InboxRowProps) {
  const { email, href, isOpened, isSelected, hasDraft, writing, found, onOpen, onSelect } = props
  const now = useNow()
  const deadline = deadlineOf(email, now)
  const isNew = email.status === 'new'
  const { who, origin, subject, preview } = rowTexts(email)
  // A snoozed email is listed under the time of its return.
  const moment = (email.snoozed_until ? email.waiting_since : email.listed_at) ?? email.received_at

  return (
    <li
      data-row={email.id}
      className={cn(
        // Rows out of view are neither styled nor painted; all have the same height.
        'group relative flex scroll-my-2 [contain-intrinsic-block-size:auto_5rem] [content-visibility:auto] before:absolute before:inset-y-0 before:left-0 before:w-[3px] data-current:pointer-fine:bg-muted/50 data-current:pointer-fine:inset-ring-2 data-current:pointer-fine:inset-ring-accent/60',
        deadline?.state === 'open' && edges[deadline.urgency],
        isOpened ? 'bg-accent/10' : isSelected ? 'bg-muted/70' : 'hover:bg-muted/50',
      )}
    >
      {/* The row's whole left edge is the target of its checkbox; with Shift, too, which would select the page's text. */}
      <label className="relative grid w-11 shrink-0 cursor-pointer justify-center pt-2 select-none">
        <input
          type="checkbox"
          aria-label={`Выбрать: ${who}`}
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            onSelect(email.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
          className="peer size-4.5 cursor-pointer appearance-none rounded-[0.3125rem] border border-input transition-colors group-hover:border-foreground/70 checked:border-primary! checked:bg-primary"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute top-[0.5625rem] left-1/2 hidden size-4 -translate-x-1/2 text-primary-foreground peer-checked:block"
        />
      </label>
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
          {/* Wraps: company and contact are shown where there is room for some of them beside the whole name. */}
          <span className="flex h-5.5 min-w-0 flex-1 flex-wrap items-center gap-x-2 overflow-hidden">
            <span
              className={cn(
                'max-w-full truncate leading-5.5',
                isNew ? 'font-semibold' : 'font-medium',
              )}
            >
              <Marked text={who} found={found} />
            </span>
            {email.answers > 0 && (
              <span
                className="-ml-1 text-caption leading-5.5 text-muted-foreground"
                title={`Писем клиента: ${email.answers + 1}`}
              >
                <span className="sr-only">Писем клиента: </span>
                {email.answers + 1}
              </span>
            )}
            {origin && (
              <span className="min-w-0 flex-[1_1_6rem] truncate text-caption leading-5.5 text-muted-foreground">
                <Marked text={origin} found={found} />
              </span>
            )}
          </span>
          <Moment iso={moment} className="shrink-0 text-[0.75rem] text-muted-foreground">
            {formatRowMoment(moment, now)}
          </Moment>
        </span>
        <span className="block h-5 truncate text-sm leading-5 text-muted-foreground">
          {subject && (
            <span className="text-foreground">
              <Marked text={subject} found={found} />
            </span>
          )}
          <span>
            {subject && <span> — </span>}
            <Marked text={preview} found={found} />
          </span>
        </span>
        {/* Wraps: what has no room is left out whole. */}
        <span className="mt-0.5 flex h-5 flex-wrap items-center gap-x-2.5 gap-y-1 overflow-hidden text-[0.75rem] text-muted-foreground *:h-5 *:items-center">
          <DeadlineChip email={email} hidesAnswered className="h-5!" />
          {email.others !== undefined && email.others > 0 && (
            <span className="inline-flex font-medium text-foreground">
              {otherRequests(email.others)}
            </span>
          )}
          {writing && <span className="inline-flex font-medium text-accent">{writing}</span>}
          {hasDraft && <span className="inline-flex font-medium text-accent">Черновик</span>}
          <RowStatus status={email.status} />
          <RowFacts email={email} />
        </span>
      </a>
    </li>
  )
})
