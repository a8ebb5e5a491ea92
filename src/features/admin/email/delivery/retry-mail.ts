import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/lib/toast'
import { refetchInbox } from '../../refetch'
import { callSendReply } from '../call-send-reply'
import { explainReplyFailure } from '../reply-failure'

/** Puts a mail that failed for good back on its way. */
export function useRetryMail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (mailId: string) => callSendReply({ retry: mailId }),
    onSuccess: () => toast.success('Отправляем ещё раз'),
    meta: { refused: 'Не удалось отправить', explain: explainReplyFailure },
    // Not waited for: it is done, whenever the lists know.
    onSettled: () => void refetchInbox(queries),
  })
}
