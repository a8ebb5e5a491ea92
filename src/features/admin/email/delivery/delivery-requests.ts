import { useMutation, useQuery } from '@tanstack/react-query'
import { request } from '@/lib/backend/database-answer'
import { callFunctionSignedIn } from '@/lib/backend/signed-in-functions'
import { toast } from '@/lib/toast'
import { emailKey } from '../../refetch'
import { refreshInbox } from '../../triage/refetch-after'
import { explainReplyFailure } from '../reply/reply-requests'

const fetchDelivery = (emailId: string) =>
  request((supabase) =>
    supabase
      .from('outbox')
      .select('id, kind, status, to_email, attempts, next_attempt_at, last_error, sent_at')
      .eq('email_id', emailId)
      // The thread shows the delivery of replies.
      .neq('kind', 'reply')
      .order('created_at', { ascending: true }),
  )

type Delivery = Awaited<ReturnType<typeof fetchDelivery>>[number]

const isPending = ({ status }: Delivery) => status === 'pending' || status === 'sending'

/** The notification mails about an email, to managers and to its sender. */
export const useDelivery = (emailId: string) =>
  useQuery({
    queryKey: [...emailKey(emailId), 'delivery'],
    queryFn: () => fetchDelivery(emailId),
    // Polls until every mail is sent or has failed.
    refetchInterval: ({ state }) => (state.data?.some(isPending) ? 5000 : false),
    meta: { refused: 'Ошибка загрузки данных' },
  })

/** Queues a failed mail again. */
export const useRetryMail = () =>
  useMutation({
    mutationFn: (mailId: string) => callFunctionSignedIn('send-reply', { retry: mailId }),
    onSuccess: () => toast.success('Отправляем ещё раз'),
    meta: { refused: 'Не удалось отправить', explain: explainReplyFailure },
    onSettled: refreshInbox,
  })
