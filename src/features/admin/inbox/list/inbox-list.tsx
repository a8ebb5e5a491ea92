import { type RefObject, useMemo } from 'react'
import { formatNumber } from '@contracts/russian.ts'
import { Skeleton } from '@/components/ui/skeleton'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useDraftSubjects } from '../../lib/draft-storage'
import { Loaded } from '../../parts/loaded'
import { PanelNote } from '../../parts/panel-note'
import {
  addressesIn,
  countFilters,
  defaultInboxQuery,
  type InboxQuery,
  queueOf,
} from '../inbox-query'
import type { InboxEmail, useInboxEmails } from '../inbox-requests'
import type { Selection } from '../selection/use-selection'
import { useViewer } from '../../lib/viewer'
import { Arrivals } from './arrivals'
import { InboxRow } from './inbox-row'
import { foundIn } from './marked'
import { useSteadyScroll } from './use-steady-scroll'

interface InboxListProps {
  ref: RefObject<HTMLUListElement | null>
  pages: ReturnType<typeof useInboxEmails>['pages']
  /** The query of the shown list, which may lag behind. */
  query: InboxQuery
  emails: readonly InboxEmail[]
  ids: readonly string[]
  openedId: string | undefined
  selection: Selection
  /** Which colleague is writing an answer to an email. */
  writingIn: (id: string) => string | undefined
  onOpen: (id: string, byKeyboard: boolean) => void
  onQuery: (query: InboxQuery) => void
}

export const InboxList = (props: InboxListProps) => (
  <Loaded
    query={props.pages}
    failure="Не удалось загрузить письма"
    loading={<Loading />}
    isBare
    // The current row keeps clear of toasts (toaster.tsx).
    className="lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:overscroll-contain lg:in-data-toasts:scroll-pb-36"
  >
    {(emails) => (emails.length > 0 ? <Rows {...props} /> : <Nothing {...props} />)}
  </Loaded>
)

/** New emails do not move the rows being read. */
function Rows(props: InboxListProps) {
  const { ref, pages, query, emails, ids, openedId, selection, writingIn, onOpen } = props
  const listing = JSON.stringify(query)
  const addressOf = addressesIn(query)
  const found = useMemo(() => foundIn(query.q), [query.q])
  useSteadyScroll(ref, listing, ids)
  const open = useStableCallback(onOpen)
  const select = useStableCallback(selection.toggle)
  const begun = useDraftSubjects('reply', useViewer().userId)

  return (
    <>
      {query.q.trim() !== '' && (
        <p role="status" className="border-b px-4 py-1.5 text-caption text-muted-foreground">
          {`Найдено: ${formatNumber(emails.length)}${pages.hasNextPage ? ' и ещё' : ''}`}
        </p>
      )}
      <Arrivals listing={listing} ids={ids} />
      <ul ref={ref} aria-label="Письма" className="divide-y [overflow-anchor:none]">
        {emails.map((email) => (
          <InboxRow
            key={email.id}
            email={email}
            href={addressOf(email.id)}
            isOpened={email.id === openedId}
            isSelected={selection.selected.has(email.id)}
            hasDraft={[email.id, ...(email.laterIds ?? [])].some((id) => begun.includes(id))}
            writing={writingIn(email.id)}
            found={found}
            onOpen={open}
            onSelect={select}
          />
        ))}
      </ul>
    </>
  )
}

function Nothing({ query, onQuery }: InboxListProps) {
  const { label, none } = queueOf(query.queue)
  const isSearched = query.q.trim() !== ''
  if (isSearched && query.queue !== 'all') {
    const run = () => onQuery({ ...query, queue: 'all' })
    const text = `В очереди «${label}» такого нет`
    return <PanelNote isBare text={text} action={{ label: 'Искать во всех', run }} />
  }
  const isFiltered = countFilters(query) > 0
  if (!isSearched && !isFiltered) return <PanelNote isBare text={none} />
  return (
    <PanelNote
      isBare
      text="Нет email сообщений, соответствующих фильтрам"
      action={{
        label: isFiltered ? 'Сбросить фильтры' : `Очистить поиск «${query.q.trim()}»`,
        run: () => onQuery(defaultInboxQuery),
      }}
    />
  )
}

const Loading = () => (
  <div className="divide-y">
    {Array.from({ length: 12 }, (_, row) => (
      // As high as a row, to avoid layout shift.
      <div key={row} className="flex h-19.5 flex-col justify-center gap-2 pr-4 pl-11">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-3.5 w-2/3" />
      </div>
    ))}
  </div>
)
