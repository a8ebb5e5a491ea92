import { startTransition, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { withParams, writeQuery } from '../lib/url-params'
import { type InboxQuery, inboxQuery, readInboxQuery, readOpened } from './inbox-query'

/** The state of history entries opened from the list. */
const openedFromList = { openedFromList: true }

const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'openedFromList' in state

/** The state of the inbox in the URL: the query, and the opened email. */
export function useInboxAddress() {
  const [urlParams, setParams] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  // A click shows here at once; other readers of the URL follow after the frame.
  const [{ params, state }, show] = useOptimistic<{ params: URLSearchParams; state: unknown }>({
    params: urlParams,
    state: location.state,
  })
  const go = (to: URLSearchParams, options: { replace: boolean; state: unknown }) =>
    startTransition(() => {
      show({ params: to, state: options.state })
      setParams(to, options)
    })
  const openedId = readOpened(params)
  const setQuery = useStableCallback((query: InboxQuery) =>
    go(writeQuery(inboxQuery, params, query), { replace: true, state }),
  )
  const open = useStableCallback((id: string) => {
    // Moving from email to email adds no history entries.
    const replace = openedId !== undefined
    go(withParams(params, { email: id }), { replace, state: replace ? state : openedFromList })
  })
  const close = useStableCallback(() => {
    if (isFromList(state)) void navigate(-1)
    else go(withParams(params, { email: undefined }), { replace: true, state: null })
  })

  // Keeps the object stable while the query stays the same, or the list would re-render.
  const listed = withParams(params, { email: undefined }).toString()
  const query = useMemo(() => readInboxQuery(listed), [listed])
  return { query, setQuery, openedId, open, close }
}
