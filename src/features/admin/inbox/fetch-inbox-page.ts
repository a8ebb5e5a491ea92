import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { type InboxArguments, inboxArguments } from './inbox-arguments'
import type { InboxQuery } from './inbox-query'
import { inboxKey } from '../inbox-cache'
import { unwrap } from '../request-error'

/** How many e-mails one page has. */
export const emailsPerPage = 100

const columns =
  'id, from_email, subject, preview, lead, interest, source, status, created_at, received_at, due_at, answered_at, waits_until, assigned_to_user_id, assignee:profiles!emails_assigned_to_user_id_fkey(full_name, email), customer:customers(name), outbox(status), email_replies(count), email_notes(count)'

/** One page of the inbox, filtered, searched and sorted by the database. */
export async function fetchInboxPage(page: InboxArguments) {
  const supabase = await getSupabase()
  return unwrap(await supabase.rpc('inbox_page', page).select(columns)) ?? []
}

/** An e-mail as the inbox lists it. */
export type InboxEmail = Awaited<ReturnType<typeof fetchInboxPage>>[number]

/** Where the page after this one begins. */
export const placeOf = ({ waits_until, created_at, id }: InboxEmail): InboxArguments => ({
  ...(waits_until !== null && { after_waits_until: waits_until }),
  after_created_at: created_at,
  after_id: id,
})

const firstPage: InboxArguments = {}

/**
 * The inbox page by page; the previous list until the asked-for one is there.
 * @param pollMs how often to ask anew
 */
export function useInboxPages(query: InboxQuery, viewerId: string, pollMs: number) {
  const asked = inboxArguments(query, viewerId)
  return useInfiniteQuery({
    queryKey: [...inboxKey, 'pages', asked],
    queryFn: ({ pageParam }) =>
      fetchInboxPage({ ...asked, ...pageParam, page_size: emailsPerPage }),
    initialPageParam: firstPage,
    getNextPageParam: (last) => {
      const end = last.at(-1)
      return end && last.length === emailsPerPage ? placeOf(end) : undefined
    },
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
    meta: { refused: 'Ошибка загрузки emails' },
  })
}
