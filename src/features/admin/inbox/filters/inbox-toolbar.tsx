import { SlidersHorizontal } from 'lucide-react'
import { type Ref, useCallback, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { cn } from '@/lib/cn'
import { SearchField } from '../../search-field'
import { useKeys } from '../../use-keys'
import type { InboxCounts } from '../fetch-inbox-counts'
import { countFilters, type InboxQuery } from '../inbox-query'
import { InboxFilters } from './inbox-filters'
import { InboxQueues } from './inbox-queues'
import { SavedFilters } from './saved/saved-filters'

interface InboxToolbarProps {
  search: Ref<HTMLInputElement>
  query: InboxQuery
  counts: InboxCounts | null | undefined
  viewerId: string
  onChange: (query: InboxQuery) => void
}

/** Search, queues and filters, which are folded; where there is room, those that are set stay in sight. */
export function InboxToolbar({ search, query, counts, viewerId, onChange }: InboxToolbarProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const active = countFilters(query)
  useKeys({ f: () => setUnfolded(!isUnfolded) })
  const onText = useCallback((text: string) => onChange({ ...query, text }), [onChange, query])

  return (
    <div className="flex flex-col gap-1.5 border-b px-3 py-1.5">
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
          aria-expanded={isUnfolded}
          aria-controls="inbox-filters"
          keyName="F"
          aria-keyshortcuts="f"
          className="size-12 lg:size-10"
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <SlidersHorizontal aria-hidden />
        </IconButton>
      </div>
      <InboxQueues
        queue={query.queue}
        counts={counts}
        onQueue={(queue) => onChange({ ...query, queue })}
      />
      <div
        id="inbox-filters"
        className={cn(!isUnfolded && (active > 0 ? 'max-lg:hidden' : 'hidden'))}
      >
        <InboxFilters query={query} viewerId={viewerId} onChange={onChange} />
        {isUnfolded && <SavedFilters query={query} onChange={onChange} />}
      </div>
    </div>
  )
}
