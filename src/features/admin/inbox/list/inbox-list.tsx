import { type RefObject, useMemo } from 'react'
import type { InboxEmail } from '../fetch-inbox-page'
import type { Selection } from '../selection/use-selection'
import { useDraftSubjects } from '../../draft-storage'
import { addressesIn, type InboxQuery } from '../inbox-query'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { InboxRow } from './inbox-row'
import { foundIn } from './marked'
import { Arrivals } from './arrivals'
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
  const open = useStableCallback(onOpen)
  const select = useStableCallback(selection.toggle)
  const begun = useDraftSubjects('reply', viewerId)

  return (
    <>
      <Arrivals listing={listing} ids={ids} />
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
