import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SendReplyInput } from '@contracts/reply.ts'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchInbox } from '../../refetch'
import { unwrap } from '../../request'
import { callSendReply, explainReplyFailure } from '../call-send-reply'

interface Sending extends SendReplyInput {
  /** Whether it was sent before with an unknown outcome. */
  wasTried: boolean
}

/** Whether the stored reply has this text: it keeps the text that arrived first. */
async function isStoredAs({ replyId, subject, body }: SendReplyInput): Promise<boolean> {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('email_replies')
    .select('subject, body')
    .eq('id', replyId)
    .maybeSingle()
  const stored = unwrap(answer)
  return !stored || (stored.body === body.trim() && stored.subject === subject.trim())
}

/** @returns whether an earlier version of the text was sent */
async function sendReply({ wasTried, ...reply }: Sending): Promise<{ isEarlier: boolean }> {
  await callSendReply({ ...reply })
  return { isEarlier: wasTried && !(await isStoredAs(reply)) }
}

export function useSendReply() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: sendReply,
    onSuccess: ({ isEarlier }) => {
      if (isEarlier) {
        toast.info('Ответ ушёл в первом варианте', 'Ваши правки остались в черновике.')
      } else toast.success('Ответ отправлен')
    },
    meta: { refused: 'Не удалось отправить ответ', explain: explainReplyFailure },
    // Not awaited: the reply is sent, whenever the lists refresh.
    onSettled: () => void refetchInbox(queries),
  })
}
