import { ArrowUp } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { formatNumber, plural } from '@contracts/russian.ts'
import type { InboxEmail } from '../fetch-inbox-page'
import type { Selection } from '../selection/use-selection'
import { useDraftSubjects } from '../../draft-storage'
import { addressesIn, type InboxQuery } from '../inbox-query'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { InboxRow } from './inbox-row'
import { foundIn } from './marked'
import { useArrivals } from './use-arrivals'
import { useSteadyScroll } from './use-steady-scroll'

export interface InboxListProps {
  ref: RefObject<HTMLUListElement | null>
  /** The query of the shown list, which may lag behind. */
  query: InboxQuery
  emails: readonly InboxEmail[]
  ids: readonly string[]
  viewerId: string
  openedId: string | undefined
  selection: Selection
  onOpen: (id: string, byKeyboard: boolean) => void
}

/** The rows; new emails do not move the rows being read. */
export function InboxList(props: InboxListProps) {
  const { ref, query, emails, ids, viewerId, openedId, selection, onOpen } = props
  const listing = JSON.stringify(query)
  const addressOf = addressesIn(query)
  const found = useMemo(() => foundIn(query.text), [query.text])
  useSteadyScroll(ref, listing, ids)
  const arrivals = useArrivals(listing, ids)
  const open = useStableCallback(onOpen)
  const select = useStableCallback(selection.toggle)
  const begun = useDraftSubjects('reply', viewerId)

  return (
    <>
      <Arrivals {...arrivals} />
      <ul ref={ref} aria-label="Письма" className="divide-y [overflow-anchor:none]">
        {emails.map((email) => (
          <InboxRow
            key={email.id}
            email={email}
            viewerId={viewerId}
            href={addressOf(email.id)}
            isOpened={email.id === openedId}
            isSelected={selection.selected.has(email.id)}
            hasDraft={[email.id, ...(email.laterIds ?? [])].some((id) => begun.includes(id))}
            found={found}
            onOpen={open}
            onSelect={select}
          />
        ))}
      </ul>
    </>
  )
}

/** Announces new emails above the visible rows, and scrolls to them. */
function Arrivals({ count, acknowledge }: ReturnType<typeof useArrivals>) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = top.current
    if (!element || count === 0) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) acknowledge()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [count, acknowledge])

  return (
    <>
      <div ref={top} className="h-px" />
      <div
        role="status"
        className="pointer-events-none sticky top-2 z-20 -mt-px flex h-0 justify-center max-lg:top-20"
      >
        {count > 0 && (
          <Button
            className="pointer-events-auto animate-in rounded-full shadow-lg fade-in slide-in-from-top-2"
            onClick={() => {
              top.current?.scrollIntoView({ block: 'nearest' })
              acknowledge()
            }}
          >
            <ArrowUp aria-hidden />
            {formatNumber(count)} {plural(count, 'новое письмо', 'новых письма', 'новых писем')}
          </Button>
        )}
      </div>
    </>
  )
}
