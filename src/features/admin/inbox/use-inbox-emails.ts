import { useMemo } from 'react'
import { useInboxCounts } from './fetch-inbox-counts'
import { type InboxEmail, useInboxPages } from './fetch-inbox-page'
import { useLiveInbox } from './use-live-inbox'
import type { InboxQuery } from './inbox-query'

const noEmails: InboxEmail[] = []

/** Each e-mail once: between two pages one may have moved from the one to the other. */
const flatten = (pages: readonly (readonly InboxEmail[])[] | undefined) =>
  pages ? [...new Map(pages.flat().map((email) => [email.id, email])).values()] : noEmails

/** What the inbox lists and counts, kept up to date. */
export function useInboxEmails(query: InboxQuery, viewerId: string) {
  const pollMs = useLiveInbox()
  const { data: counts } = useInboxCounts(pollMs)
  const pages = useInboxPages(query, viewerId, pollMs)
  const emails = useMemo(() => flatten(pages.data?.pages), [pages.data])
  const ids = useMemo(() => emails.map(({ id }) => id), [emails])
  return { counts, pages, emails, ids }
}
