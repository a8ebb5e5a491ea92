import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { emailKey } from '../../refetch'
import { unwrap } from '@/lib/database-answer'

async function fetchDelivery(emailId: string) {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('outbox')
    .select('id, kind, status, to_email, attempts, next_attempt_at, last_error, sent_at')
    .eq('email_id', emailId)
    // The thread shows the delivery of replies.
    .neq('kind', 'reply')
    .order('created_at', { ascending: true })
  return unwrap(answer) ?? []
}

type Delivery = Awaited<ReturnType<typeof fetchDelivery>>[number]

const isPending = ({ status }: Delivery) => status === 'pending' || status === 'sending'

const deliveryQuery = (emailId: string) =>
  queryOptions({
    queryKey: [...emailKey(emailId), 'delivery'],
    queryFn: () => fetchDelivery(emailId),
    // Polls until every mail is sent or has failed.
    refetchInterval: ({ state }) => (state.data?.some(isPending) ? 5000 : false),
    meta: { refused: 'Ошибка загрузки данных' },
  })

/** The mails that told the managers, or its sender, of an email. */
export const useDelivery = (emailId: string) => useQuery(deliveryQuery(emailId))
