import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import {
  type InboxQuery,
  readInboxQuery,
  readOpened,
  writeInboxQuery,
  writeOpened,
} from './inbox-query'

/** Marks an entry of the history that lies right after the list it was opened from. */
const openedFromList = { openedFromList: true }

const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'openedFromList' in state

const nowhere = { from: new URLSearchParams(), to: new URLSearchParams() }

/** What the page's address says of the inbox, and how to change it. */
export function useInboxAddress() {
  const [addressed, setParams] = useSearchParams()
  const location = useLocation()
  const state: unknown = location.state
  const navigate = useNavigate()
  // The router shows a new address when it has the time; what was clicked must show at once.
  const [change, setChange] = useState(nowhere)
  const params = change.from === addressed ? change.to : addressed
  useEffect(() => {
    const follow = () => setChange(nowhere)
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  const go = useCallback(
    (to: URLSearchParams, options: { replace: boolean; state: unknown }) => {
      setChange({ from: addressed, to })
      setParams(to, options)
    },
    [addressed, setParams],
  )
  const openedId = readOpened(params)
  const setQuery = useCallback(
    (query: InboxQuery) => go(writeInboxQuery(params, query), { replace: true, state }),
    [go, params, state],
  )
  const open = useCallback(
    (id: string) => {
      // Going on to the next one adds no step to the way back.
      const replace = openedId !== undefined
      go(writeOpened(params, id), { replace, state: replace ? state : openedFromList })
    },
    [go, params, openedId, state],
  )
  const close = useCallback(() => {
    if (isFromList(state)) void navigate(-1)
    else go(writeOpened(params, undefined), { replace: true, state: null })
  }, [go, navigate, params, state])

  return {
    query: readInboxQuery(params),
    setQuery,
    openedId,
    open,
    close,
    /** The address at which an e-mail is opened. */
    addressOf: (id: string) => ({ search: `?${writeOpened(params, id)}` }),
  }
}
