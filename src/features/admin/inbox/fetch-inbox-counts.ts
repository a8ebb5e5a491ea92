import { useQuery } from '@tanstack/react-query'
import { dayIn, momentIn } from '@contracts/working-time.ts'
import { workingHours } from '@/content/working-hours'
import { request } from '@/lib/backend/database-answer'
import { inboxKey } from '../refetch'

const dayMs = 86_400_000

/** Monday 0:00 of a week in company time; in milliseconds since 1970. */
export function weekStart(moment: number): number {
  const { timeZone } = workingHours
  const day = dayIn(timeZone, moment)
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return momentIn(timeZone, day - sinceMonday * dayMs)
}

async function fetchInboxCounts() {
  const since = new Date(weekStart(Date.now())).toISOString()
  const [counts] = await request((supabase) => supabase.rpc('inbox_counts', { since }))
  return counts ?? null
}

export type InboxCounts = NonNullable<Awaited<ReturnType<typeof fetchInboxCounts>>>

/** The lengths of the queues, and this week's share of kept promises. */
export const useInboxCounts = (pollMs: number) =>
  useQuery({
    queryKey: [...inboxKey, 'counts'],
    queryFn: fetchInboxCounts,
    refetchInterval: pollMs,
    meta: { refused: 'Ошибка загрузки emails' },
  })
