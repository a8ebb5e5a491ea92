import { memo } from 'react'
import { Link, type To } from 'react-router-dom'
import { cn } from '@/lib/cn'
import { useNow } from '@/lib/use-now'
import type { InboxEmail } from '../../api/inbox-page'
import { deadlineOf } from '../../model/deadline'
import { rowTexts } from '../../model/row-texts'
import { Moment } from '../moment'
import { RowFacts } from './row-facts'

interface InboxRowProps {
  email: InboxEmail
  viewerId: string
  to: To
  isOpened: boolean
  isSelected: boolean
  onOpen: (id: string, byKeyboard: boolean) => void
  onSelect: (id: string, upTo: boolean) => void
}

const edges = { plenty: '', soon: 'before:bg-accent', overdue: 'before:bg-destructive-text' }

/** One e-mail of the list: a link that opens it, and a box that selects it. */
export const InboxRow = memo(function InboxRow(props: InboxRowProps) {
  const { email, viewerId, to, isOpened, isSelected, onOpen, onSelect } = props
  const deadline = deadlineOf(email, useNow())
  const isNew = email.status === 'new'
  const { who, contact, subject, preview } = rowTexts(email)

  return (
    <li
      data-email={email.id}
      className={cn(
        'group relative flex scroll-my-2 before:absolute before:inset-y-0 before:left-0 before:w-[3px]',
        deadline?.state === 'open' && edges[deadline.urgency],
        isOpened ? 'bg-accent/10' : isSelected ? 'bg-muted/70' : 'hover:bg-muted/50',
      )}
    >
      <label className="relative z-10 grid w-11 shrink-0 cursor-pointer place-items-start justify-center pt-4">
        <input
          type="checkbox"
          aria-label={`Выбрать: ${who}`}
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            onSelect(email.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
          className="size-4.5 cursor-pointer rounded accent-(--primary) opacity-60 transition-opacity group-hover:opacity-100 checked:opacity-100 focus-visible:opacity-100"
        />
      </label>
      <Link
        to={to}
        aria-current={isOpened || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          onOpen(email.id, event.detail === 0)
        }}
        className="min-w-0 flex-1 py-3 pr-4 focus-visible:-outline-offset-2"
      >
        <span className="flex items-baseline gap-2">
          <span className={cn('min-w-0 truncate', isNew ? 'font-semibold' : 'font-medium')}>
            {who}
          </span>
          {contact && (
            <span className="min-w-0 flex-1 truncate text-caption text-muted-foreground">
              {contact}
            </span>
          )}
          <span className="ml-auto shrink-0 text-caption whitespace-nowrap text-muted-foreground">
            <Moment iso={email.created_at} />
          </span>
        </span>
        <span className="mt-0.5 block truncate text-[0.9375rem]">{subject}</span>
        <span className="block truncate text-caption text-muted-foreground">{preview}</span>
        <RowFacts email={email} viewerId={viewerId} />
      </Link>
    </li>
  )
})
