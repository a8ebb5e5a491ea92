import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { weekStart } from './week-start'
import { inboxKey } from '../inbox-cache'
import { unwrap } from '../request-error'

async function countInbox() {
  const supabase = await getSupabase()
  const answer = await supabase.rpc('inbox_counts', { since: weekStart(new Date()).toISOString() })
  return unwrap(answer)?.[0] ?? null
}

const countsQuery = (pollMs: number) =>
  queryOptions({
    queryKey: [...inboxKey, 'counts'],
    queryFn: countInbox,
    refetchInterval: pollMs,
    meta: { refused: 'Ошибка загрузки emails' },
  })

/** How many e-mails wait, and how the promise was kept this week. */
export const useInboxCounts = (pollMs: number) => useQuery(countsQuery(pollMs))

export type InboxCounts = NonNullable<Awaited<ReturnType<typeof countInbox>>>
