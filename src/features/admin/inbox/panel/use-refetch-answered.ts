import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { emailKey, refetchChanged } from '../../refetch'
import type { InboxEmail } from '../fetch-inbox-page'

/** Refetches the opened email when the list shows that its customer has written again. */
export function useRefetchAnswered(emails: readonly InboxEmail[], openedId: string | undefined) {
  const queries = useQueryClient()
  const answers = emails.find(({ id }) => id === openedId)?.answers
  const seen = useRef<{ id: string; answers: number }>(undefined)
  useEffect(() => {
    if (openedId === undefined || answers === undefined) return
    const isNew = seen.current?.id === openedId && seen.current.answers !== answers
    seen.current = { id: openedId, answers }
    if (isNew) void refetchChanged(queries, emailKey(openedId))
  }, [queries, openedId, answers])
}
