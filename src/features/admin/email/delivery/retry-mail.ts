import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/lib/toast'
import { refetchInbox } from '../../refetch'
import { callSendReply, explainReplyFailure } from '../call-send-reply'

/** Queues a failed mail again. */
export function useRetryMail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (mailId: string) => callSendReply({ retry: mailId }),
    onSuccess: () => toast.success('Отправляем ещё раз'),
    meta: { refused: 'Не удалось отправить', explain: explainReplyFailure },
    // Not awaited: the mail is queued, whenever the lists refresh.
    onSettled: () => void refetchInbox(queries),
  })
}
