import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { notificationsKey } from '../refetch'
import { unwrap } from '@/lib/database-answer'

async function fetchLatestMessage() {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('outbox')
    .select('id, email_id, status, attempts, next_attempt_at, last_error, sent_at')
    .eq('kind', 'notification_telegram')
    .order('created_at', { ascending: false })
    .limit(1)
  return unwrap(answer)?.[0] ?? null
}

const latestMessageQuery = queryOptions({
  queryKey: [...notificationsKey, 'telegram'],
  queryFn: fetchLatestMessage,
  meta: { refused: 'Ошибка загрузки данных' },
})

/** How the latest message to the team's chat fared; null before the first one. */
export const useLatestMessage = () => useQuery(latestMessageQuery)
