import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Database } from '@contracts/database.types.ts'
import { getSupabase } from '@/lib/supabase'
import { inboxKey } from '../refetch'
import { unwrap } from '../request'
import type { InboxQuery } from './inbox-query'

const pageSize = 100

const columns =
  'id, from_email, from_name, authentication, is_suspicious, subject, preview, lead, interest, source, status, created_at, received_at, due_at, answered_at, waits_until, assigned_to_user_id, assignee:profiles!emails_assigned_to_user_id_fkey(full_name, email), outbox(status), email_replies(count), email_notes(count), attachments(count)'

/** The arguments of the database function `inbox_page`. */
type PageArguments = Database['public']['Functions']['inbox_page']['Args']

function assigneeArguments({ queue, assignee }: InboxQuery, viewerId: string): PageArguments {
  if (queue === 'mine' || assignee === 'me') return { assignee: viewerId }
  if (assignee === 'none') return { is_unassigned: true }
  return assignee === 'all' ? {} : { assignee }
}

/** Translates a query; the viewer's own queue is what waits and is assigned to them. */
export function pageArguments(query: InboxQuery, viewerId: string): PageArguments {
  const { text, queue, status, source } = query
  const search = text.trim()
  return {
    queue: queue === 'mine' ? 'waiting' : queue,
    ...(search && { search }),
    ...(status !== 'all' && { wanted_status: status }),
    ...(source !== 'all' && { wanted_source: source }),
    ...assigneeArguments(query, viewerId),
  }
}

/** A page of the inbox, filtered, searched and sorted by the database. */
export async function fetchInboxPage(page: PageArguments) {
  const supabase = await getSupabase()
  const emails = supabase
    .rpc('inbox_page', page)
    .select(columns)
    // Pictures of a mail's own text, such as the logo of a signature, are no files to open.
    .or('content_id.is.null,media_type.not.like.image/*', { referencedTable: 'attachments' })
  return unwrap(await emails) ?? []
}

/** An email as the inbox lists it. */
export type InboxEmail = Awaited<ReturnType<typeof fetchInboxPage>>[number]

/** The arguments of the page after an email. */
export const pageAfter = ({ waits_until, created_at, id }: InboxEmail): PageArguments => ({
  ...(waits_until !== null && { after_waits_until: waits_until }),
  after_created_at: created_at,
  after_id: id,
})

const firstPage: PageArguments = {}

/**
 * The inbox page by page; the previous list until the new one has loaded.
 * @param pollMs the interval of refetching
 */
export function useInboxPages(query: InboxQuery, viewerId: string, pollMs: number) {
  const filters = pageArguments(query, viewerId)
  return useInfiniteQuery({
    queryKey: [...inboxKey, 'pages', filters],
    queryFn: ({ pageParam }) => fetchInboxPage({ ...filters, ...pageParam, page_size: pageSize }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => {
      const last = page.at(-1)
      return last && page.length === pageSize ? pageAfter(last) : undefined
    },
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
    meta: { refused: 'Ошибка загрузки emails' },
  })
}
