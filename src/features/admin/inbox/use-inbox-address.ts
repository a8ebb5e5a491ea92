import { startTransition, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import {
  type InboxQuery,
  readInboxQuery,
  readOpened,
  writeInboxQuery,
  writeOpened,
} from './inbox-query'

/** The state of a history entry that follows the list it was opened from. */
const openedFromList = { openedFromList: true }

const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'openedFromList' in state

/** Where the address was, where it goes, and the state of its history entry then. */
interface Change {
  from: URLSearchParams
  to: URLSearchParams
  state: unknown
}

const noChange: Change = { from: new URLSearchParams(), to: new URLSearchParams(), state: null }

/** The state of the inbox in the URL: the query, and the opened email. */
export function useInboxAddress() {
  const [urlParams, setParams] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const [change, setChange] = useState(noChange)
  const isPending = change.from === urlParams
  const params = isPending ? change.to : urlParams
  const state: unknown = isPending ? change.state : location.state
  useEffect(() => {
    const reset = () => setChange(noChange)
    window.addEventListener('popstate', reset)
    return () => window.removeEventListener('popstate', reset)
  }, [])

  const go = (to: URLSearchParams, options: { replace: boolean; state: unknown }) => {
    setChange({ from: urlParams, to, state: options.state })
    // A click shows at once here; whatever else on the page looks at the address follows after the frame.
    startTransition(() => setParams(to, options))
  }
  const openedId = readOpened(params)
  const setQuery = useStableCallback((query: InboxQuery) =>
    go(writeInboxQuery(params, query), { replace: true, state }),
  )
  const open = useStableCallback((id: string) => {
    // Moving from email to email adds no history entries.
    const replace = openedId !== undefined
    go(writeOpened(params, id), { replace, state: replace ? state : openedFromList })
  })
  const close = useStableCallback(() => {
    if (isFromList(state)) void navigate(-1)
    else go(writeOpened(params, undefined), { replace: true, state: null })
  })

  // The same object while the query stays the same: another one has the list rendered again.
  const listed = writeOpened(params, undefined).toString()
  const query = useMemo(() => readInboxQuery(new URLSearchParams(listed)), [listed])
  return { query, setQuery, openedId, open, close }
}
