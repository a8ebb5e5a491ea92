import { Plus, SlidersHorizontal, TextSearch } from 'lucide-react'
import { memo, type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatNumber } from '@contracts/russian.ts'
import { IconButton } from '@/components/ui/icon-button'
import { cn } from '@/lib/cn'
import { useCommands } from '../../commands/use-commands'
import { SearchField } from '../../parts/search-field'
import { Segmented } from '../../parts/segmented'
import { countFilters, type InboxQuery, type InboxQueue, queues } from '../inbox-query'
import type { InboxCounts } from '../inbox-requests'
import { InboxFilters } from './inbox-filters'
import { SavedFilters } from './saved-filters'

export interface InboxToolbarProps {
  query: InboxQuery
  /** Whether the list shows what the query asks for. */
  isListed: boolean
  counts: InboxCounts | null | undefined
  isWide: boolean
  /** Unfolded below the filters on a narrow screen. */
  tools: ReactNode
  onChange: (query: InboxQuery) => void
  /** Must be stable between renders. */
  onNewLead: () => void
}

/** Active filters stay visible where there is room. On a narrow screen the search is folded too. */
export const InboxToolbar = memo(function InboxToolbar(props: InboxToolbarProps) {
  const { query, isListed, counts, isWide, tools, onChange, onNewLead } = props
  const search = useRef<HTMLInputElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  // The button reacts at once; the filters, which move the whole list, follow in the next frame.
  const areShown = useDeferredValue(isUnfolded)
  const [isSearching, setSearching] = useState(query.q !== '')
  const active = countFilters(query)
  const startSearch = () => {
    flushSync(() => setSearching(true))
    search.current?.focus()
  }
  useCommands(() => ({ filters: () => setUnfolded(!isUnfolded), search: startSearch }))
  /** The queue to return to after the search, which begins in all of them. */
  const before = useRef(query.queue)
  const onText = (q: string) => {
    if (query.q === '') before.current = query.queue
    const queue = q === '' ? before.current : query.q === '' ? 'all' : query.queue
    onChange({ ...query, q, queue })
  }

  const filterButton = (
    <IconButton
      variant={active > 0 ? 'selected' : isWide ? 'secondary' : 'ghost'}
      label={active > 0 ? `Фильтры, включено: ${active}` : 'Фильтры'}
      aria-expanded={isUnfolded}
      aria-controls="inbox-filters"
      keyName="F"
      aria-keyshortcuts="f"
      className={cn('size-11 lg:size-10', isUnfolded && 'bg-muted')}
      onClick={() => setUnfolded(!isUnfolded)}
    >
      <SlidersHorizontal aria-hidden />
    </IconButton>
  )

  return (
    <div className="flex flex-col gap-1.5 border-b px-3 py-1.5">
      {(isWide || isSearching) && (
        <div className="flex gap-2 max-lg:order-1">
          <SearchField
            ref={search}
            label="Поиск по всем письмам"
            placeholder="Поиск по письмам"
            text={query.q}
            onText={onText}
            isListed={isListed}
            shortcut="/"
            isCompact
            className="flex-1"
          />
          {isWide && filterButton}
        </div>
      )}
      <div className="flex items-center gap-0.5">
        <div className="min-w-0 flex-1">
          <Segmented
            legend="Очередь"
            isCompact
            options={queueOptions(query.queue, counts)}
            value={query.queue}
            onChange={(queue) => onChange({ ...query, queue })}
          />
        </div>
        {!isWide && (
          <>
            <IconButton label="Новое обращение" className="size-11" onClick={onNewLead}>
              <Plus aria-hidden />
            </IconButton>
            <IconButton
              label="Поиск"
              aria-expanded={isSearching}
              className="size-11"
              onClick={() => {
                if (!isSearching) startSearch()
                // Hiding the field would leave an invisible search active.
                else if (query.q === '') setSearching(false)
                else search.current?.focus()
              }}
            >
              {/* The magnifier above the list finds everything. */}
              <TextSearch aria-hidden />
            </IconButton>
            {filterButton}
          </>
        )}
      </div>
      <div
        id="inbox-filters"
        className={cn('max-lg:order-2', !areShown && (active > 0 ? 'max-lg:hidden' : 'hidden'))}
      >
        <InboxFilters query={query} onChange={onChange} />
        {areShown && <SavedFilters query={query} onChange={onChange} />}
        {areShown && tools}
      </div>
    </div>
  )
})

const queueOptions = (chosen: InboxQueue, counts: InboxToolbarProps['counts']) =>
  queues.flatMap(({ id, label, isRare }) => {
    // All emails are no work to be done, so they are not counted.
    const number = id === 'all' ? 0 : (counts?.[id] ?? 0)
    if (isRare && number === 0 && chosen !== id) return []
    const count = number > 0 && (
      <span
        className={cn(
          'rounded-full px-1.5 py-0.5 text-[0.6875rem] leading-none',
          id === 'overdue'
            ? 'bg-destructive text-destructive-foreground'
            : 'bg-foreground/10 text-foreground',
        )}
      >
        {formatNumber(number)}
      </span>
    )
    return {
      value: id,
      label: (
        <>
          {label}
          {count}
        </>
      ),
    }
  })
