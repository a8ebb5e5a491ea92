import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { inboxKey } from '../refetch'
import { unwrap } from '../request'

/** Monday, 0:00, of a moment's week in the viewer's time zone. */
export function weekStart(moment: Date): Date {
  const start = new Date(moment)
  start.setHours(0, 0, 0, 0)
  start.setDate(start.getDate() - ((start.getDay() + 6) % 7))
  return start
}

async function fetchInboxCounts() {
  const supabase = await getSupabase()
  const answer = await supabase.rpc('inbox_counts', { since: weekStart(new Date()).toISOString() })
  return unwrap(answer)?.[0] ?? null
}

export type InboxCounts = NonNullable<Awaited<ReturnType<typeof fetchInboxCounts>>>

const countsQuery = (pollMs: number) =>
  queryOptions({
    queryKey: [...inboxKey, 'counts'],
    queryFn: fetchInboxCounts,
    refetchInterval: pollMs,
    meta: { refused: 'Ошибка загрузки emails' },
  })

/** The lengths of the queues, and how the promise was kept this week. */
export const useInboxCounts = (pollMs: number) => useQuery(countsQuery(pollMs))
