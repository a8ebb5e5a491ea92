import { useEffect, useMemo, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { emailKey, inboxKeys, refetchChanged } from '../../refetch'
import { useLiveTables } from '../../use-live-tables'
import { useInboxCounts } from '../fetch-inbox-counts'
import { type InboxEmail, useInboxPages } from '../fetch-inbox-page'
import type { InboxQuery } from '../inbox-query'

const place = {
  channel: 'inbox',
  tables: ['emails', 'email_notes', 'email_replies'],
  keys: inboxKeys,
}

const noEmails: InboxEmail[] = []

export function useInboxEmails(query: InboxQuery, viewerId: string) {
  const pollMs = useLiveTables(place)
  const { data: counts } = useInboxCounts(pollMs)
  const pages = useInboxPages(query, viewerId, pollMs)
  const emails = pages.data ?? noEmails
  const ids = useMemo(() => emails.map(({ id }) => id), [emails])
  return { counts, pages, emails, ids }
}

/**
 * The email to open after one that is done with: the next of the queue, or the next that waits where all are listed.
 * None are left below: the first above.
 */
export function nextOf(
  emails: readonly InboxEmail[],
  id: string,
  queue: InboxQuery['queue'],
): string | undefined {
  const at = emails.findIndex((email) => email.id === id)
  const others = [...emails.slice(at + 1), ...emails.slice(0, Math.max(at, 0))]
  return others.find(({ waits_until }) => queue !== 'all' || waits_until !== null)?.id
}

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
