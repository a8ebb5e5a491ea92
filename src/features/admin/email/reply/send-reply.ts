import { useMutation, useQueryClient } from '@tanstack/react-query'
import { replyHoldSeconds, type SendReplyInput } from '@contracts/reply.ts'
import { getSupabase } from '@/lib/supabase'
import { FunctionError } from '@/lib/functions'
import { toast } from '@/lib/toast'
import { refetchInbox } from '../../refetch'
import { unwrap } from '@/lib/database-answer'
import type { ArrivedFile } from '@/components/uploads/upload-queue'
import { showUndoable } from '../../triage/undo'
import { callSendReply, explainReplyFailure } from '../call-send-reply'
import { useRecallReply } from './recall-reply'

interface Sending extends Omit<SendReplyInput, 'attachmentIds'> {
  to: string
  cc: string[]
  files: readonly ArrivedFile[]
  /** Whether it was sent before with an unknown outcome. */
  wasTried: boolean
}

/** What a call that sent the reply earlier has left: it keeps what arrived first. */
async function fetchStored(replyId: string) {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('email_replies')
    .select('subject, body, to_email, cc, attachments(id)')
    .eq('id', replyId)
    .maybeSingle()
  return unwrap(answer)
}

interface Sent {
  /** Whether it was held back, because a colleague has answered meanwhile. */
  isHeldBack: boolean
  /** Whether an earlier version was sent. */
  isEarlier: boolean
  /** Ids of the files that went with it. */
  sentFiles: readonly string[]
}

async function sendReply({ wasTried, files: arrived, ...reply }: Sending): Promise<Sent> {
  const files = arrived.map(({ id }) => id)
  try {
    await callSendReply({ ...reply, attachmentIds: files, holdSeconds: replyHoldSeconds })
  } catch (error) {
    if (!(error instanceof FunctionError) || error.code !== 'answered_meanwhile') throw error
    return { isHeldBack: true, isEarlier: false, sentFiles: [] }
  }
  const stored = wasTried ? await fetchStored(reply.replyId) : null
  if (!stored) return { isHeldBack: false, isEarlier: false, sentFiles: files }
  const sentFiles = stored.attachments.map(({ id }) => id)
  const isSame =
    stored.body === reply.body.trim() &&
    stored.subject === reply.subject.trim() &&
    stored.to_email === reply.to &&
    stored.cc.toSorted().join() === reply.cc.toSorted().join() &&
    sentFiles.length === files.length &&
    files.every((id) => sentFiles.includes(id))
  return { isHeldBack: false, isEarlier: !isSame, sentFiles }
}

export function useSendReply(userId: string) {
  const queries = useQueryClient()
  const { mutate: recall } = useRecallReply(userId)
  return useMutation({
    mutationFn: sendReply,
    onSuccess: (
      { isHeldBack, isEarlier },
      { replyId, emailId, subject, body, to, cc, files, completes },
    ) => {
      if (isHeldBack) return
      if (isEarlier) {
        toast.info('Ответ ушёл в первом варианте', 'Ваши правки остались в черновике.')
        return
      }
      const written = { subject, body, to_email: to, cc }
      const reply = { id: replyId, email_id: emailId, ...written, attachments: files }
      showUndoable(
        {
          tone: 'success',
          title: completes ? 'Отправляем ответ, письмо завершено' : 'Отправляем ответ',
          description: `Уйдёт через ${replyHoldSeconds} секунд: до этого его можно вернуть.`,
        },
        () => recall(reply),
      )
    },
    meta: { refused: 'Не удалось отправить ответ', explain: explainReplyFailure },
    // Not awaited: the reply is sent, whenever the lists refresh.
    onSettled: () => void refetchInbox(queries),
  })
}
