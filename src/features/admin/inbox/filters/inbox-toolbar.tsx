import { SlidersHorizontal } from 'lucide-react'
import { type Ref, useCallback, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { cn } from '@/lib/cn'
import { SearchField } from '../../search-field'
import type { InboxCounts } from '../fetch-inbox-counts'
import { countFilters, type InboxQuery } from '../inbox-query'
import { InboxFilters } from './inbox-filters'
import { InboxQueues } from './inbox-queues'

interface InboxToolbarProps {
  search: Ref<HTMLInputElement>
  query: InboxQuery
  counts: InboxCounts | null | undefined
  viewerId: string
  onChange: (query: InboxQuery) => void
}

/** Search, queues and filters, which are folded on a small screen. */
export function InboxToolbar({ search, query, counts, viewerId, onChange }: InboxToolbarProps) {
  const [isOpen, setOpen] = useState(false)
  const active = countFilters(query)
  const onText = useCallback((text: string) => onChange({ ...query, text }), [onChange, query])

  return (
    <div className="flex flex-col gap-2 border-b p-3">
      <div className="flex gap-2">
        <SearchField
          ref={search}
          label="Поиск по всем письмам"
          placeholder="Поиск по письмам"
          text={query.text}
          onText={onText}
          shortcut="/"
          isCompact
          className="flex-1"
        />
        <IconButton
          variant={active > 0 ? 'selected' : 'secondary'}
          label={active > 0 ? `Фильтры, включено: ${active}` : 'Фильтры'}
          aria-expanded={isOpen}
          aria-controls="inbox-filters"
          className="size-12 lg:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
        </IconButton>
      </div>
      <InboxQueues
        queue={query.queue}
        counts={counts}
        onQueue={(queue) => onChange({ ...query, queue })}
      />
      <div id="inbox-filters" className={cn(!isOpen && 'max-lg:hidden')}>
        <InboxFilters query={query} viewerId={viewerId} onChange={onChange} />
      </div>
    </div>
  )
}
