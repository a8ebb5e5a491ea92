import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
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

const noChange = { from: new URLSearchParams(), to: new URLSearchParams() }

/** The state of the inbox in the URL: the query, and the opened email. */
export function useInboxAddress() {
  const [urlParams, setParams] = useSearchParams()
  const location = useLocation()
  const state: unknown = location.state
  const navigate = useNavigate()
  // The router updates the URL in a transition; a click must show at once.
  const [change, setChange] = useState(noChange)
  const params = change.from === urlParams ? change.to : urlParams
  useEffect(() => {
    const reset = () => setChange(noChange)
    window.addEventListener('popstate', reset)
    return () => window.removeEventListener('popstate', reset)
  }, [])

  const go = useCallback(
    (to: URLSearchParams, options: { replace: boolean; state: unknown }) => {
      setChange({ from: urlParams, to })
      setParams(to, options)
    },
    [urlParams, setParams],
  )
  const openedId = readOpened(params)
  const setQuery = useCallback(
    (query: InboxQuery) => go(writeInboxQuery(params, query), { replace: true, state }),
    [go, params, state],
  )
  const open = useCallback(
    (id: string) => {
      // Moving from email to email adds no history entries.
      const replace = openedId !== undefined
      go(writeOpened(params, id), { replace, state: replace ? state : openedFromList })
    },
    [go, params, openedId, state],
  )
  const close = useCallback(() => {
    if (isFromList(state)) void navigate(-1)
    else go(writeOpened(params, undefined), { replace: true, state: null })
  }, [go, navigate, params, state])

  const query = useMemo(() => readInboxQuery(params), [params])
  return { query, setQuery, openedId, open, close }
}
