import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { emailKey } from '../../refetch'
import { unwrap } from '../../request'

async function fetchDelivery(emailId: string) {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('outbox')
    .select('id, status, to_email, attempts, next_attempt_at, last_error, sent_at')
    .eq('email_id', emailId)
    // Replies tell of their own delivery.
    .neq('kind', 'reply')
    .order('created_at', { ascending: true })
  return unwrap(answer) ?? []
}

type Delivery = Awaited<ReturnType<typeof fetchDelivery>>[number]

const unsettled = ({ status }: Delivery) => status === 'pending' || status === 'sending'

const deliveryQuery = (emailId: string) =>
  queryOptions({
    queryKey: [...emailKey(emailId), 'delivery'],
    queryFn: () => fetchDelivery(emailId),
    // Follows a mail on its way until it is there, or has failed for good.
    refetchInterval: ({ state }) => (state.data?.some(unsettled) ? 5000 : false),
    meta: { refused: 'Ошибка загрузки данных' },
  })

/** The notifications that an e-mail caused, as the outbox tells it. */
export const useDelivery = (emailId: string) => useQuery(deliveryQuery(emailId))
