import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SendReplyInput } from '@contracts/reply.ts'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchInbox } from '../../refetch'
import { unwrap } from '../../request'
import { callSendReply } from '../call-send-reply'
import { explainReplyFailure } from '../reply-failure'

interface Sending extends SendReplyInput {
  /** Whether it was sent before, and nobody knows what became of that. */
  wasTried: boolean
}

/** The text that arrived first is the reply: what was changed after a lost answer is not in it. */
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

/** @returns whether an earlier version of the text is what has been sent */
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
    // Not waited for: it is done, whenever the lists know.
    onSettled: () => void refetchInbox(queries),
  })
}
