import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import {
  type InboxQuery,
  readInboxQuery,
  readOpened,
  writeInboxQuery,
  writeOpened,
} from '../../model/inbox-query'

/** Marks an entry of the history that lies right after the list it was opened from. */
const openedFromList = { openedFromList: true }

const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'openedFromList' in state

/** What the page's address says of the inbox, and how to change it. */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const openedId = readOpened(params)

  const setQuery = useCallback(
    (query: InboxQuery) =>
      setParams((now) => writeInboxQuery(now, query), { replace: true, state }),
    [setParams, state],
  )
  const open = useCallback(
    (id: string) => {
      // Going on to the next one adds no step to the way back.
      const replace = openedId !== undefined
      setParams((now) => writeOpened(now, id), { replace, state: replace ? state : openedFromList })
    },
    [setParams, openedId, state],
  )
  const close = useCallback(() => {
    if (isFromList(state)) void navigate(-1)
    else setParams((now) => writeOpened(now, undefined), { replace: true })
  }, [setParams, navigate, state])

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
