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

/** The state of history entries opened from the list. */
const openedFromList = { openedFromList: true }

const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'openedFromList' in state

/** The key of the history entry that is left, the new URL, and the state of its entry. */
interface Change {
  from: string | undefined
  to: URLSearchParams
  state: unknown
}

const noChange: Change = { from: undefined, to: new URLSearchParams(), state: null }

/** The state of the inbox in the URL: the query, and the opened email. */
export function useInboxAddress() {
  const [urlParams, setParams] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const [change, setChange] = useState(noChange)
  // Any other navigation, such as that of an undo, makes an entry of its own.
  const isPending = change.from === location.key
  const params = isPending ? change.to : urlParams
  const state: unknown = isPending ? change.state : location.state
  useEffect(() => {
    const reset = () => setChange(noChange)
    window.addEventListener('popstate', reset)
    return () => window.removeEventListener('popstate', reset)
  }, [])

  const go = (to: URLSearchParams, options: { replace: boolean; state: unknown }) => {
    setChange({ from: location.key, to, state: options.state })
    // A click shows here at once; other readers of the URL follow after the frame.
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

  // Keeps the object stable while the query stays the same, or the list would re-render.
  const listed = writeOpened(params, undefined).toString()
  const query = useMemo(() => readInboxQuery(new URLSearchParams(listed)), [listed])
  return { query, setQuery, openedId, open, close }
}
