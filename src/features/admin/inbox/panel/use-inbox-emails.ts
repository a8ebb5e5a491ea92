import { useMemo } from 'react'
import { refetchInbox } from '../../refetch'
import { useLiveTables } from '../../use-live-tables'
import { useInboxCounts } from '../fetch-inbox-counts'
import { type InboxEmail, useInboxPages } from '../fetch-inbox-page'
import type { InboxQuery } from '../inbox-query'

const place = {
  channel: 'inbox',
  tables: ['emails', 'email_notes', 'email_replies'],
  refetch: refetchInbox,
}

const noEmails: InboxEmail[] = []

/** Drops duplicates: an email may move to another page between two requests. */
const flatten = (pages: readonly (readonly InboxEmail[])[] | undefined) =>
  pages ? [...new Map(pages.flat().map((email) => [email.id, email])).values()] : noEmails

/** The emails and counts of the inbox, kept up to date. */
export function useInboxEmails(query: InboxQuery, viewerId: string) {
  const pollMs = useLiveTables(place)
  const { data: counts } = useInboxCounts(pollMs)
  const pages = useInboxPages(query, viewerId, pollMs)
  const emails = useMemo(() => flatten(pages.data?.pages), [pages.data])
  const ids = useMemo(() => emails.map(({ id }) => id), [emails])
  return { counts, pages, emails, ids }
}
