import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchInbox } from '../../refetch'
import { unwrap } from '@/lib/database-answer'
import type { ArrivedFile } from '@/components/uploads/upload-queue'
import { withdrawOffer } from '../../triage/undo'
import { newReply, replyDrafts } from './use-reply-draft'
import { replyFiles } from './use-reply-files'

/** What becomes a draft again. */
export interface RecallableReply {
  id: string
  email_id: string
  subject: string
  body: string
  to_email: string
  cc: string[]
  attachments: readonly ArrivedFile[]
}

async function recallReply({ id }: Pick<RecallableReply, 'id'>): Promise<boolean> {
  const supabase = await getSupabase()
  return unwrap(await supabase.rpc('recall_reply', { reply_id: id })) === true
}

/** Takes a reply back before its mail leaves: text and files become a draft again. */
export function useRecallReply(userId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: recallReply,
    onMutate: withdrawOffer,
    onSuccess: (isRecalled, reply: RecallableReply) => {
      if (!isRecalled) return toast.info('Ответ уже ушёл', 'Вернуть его не удалось.')
      // What was begun meanwhile stays; the text of the reply is above it.
      const begun = replyDrafts.load(userId, reply.email_id)
      const body = begun ? `${reply.body}\n\n${begun.body}` : reply.body
      replyDrafts.keep(
        userId,
        reply.email_id,
        newReply({ subject: reply.subject, body, to: reply.to_email, cc: reply.cc }),
      )
      const files = [...reply.attachments, ...(replyFiles.load(userId, reply.email_id) ?? [])]
      const kept = files.map(({ id, name, size }) => ({ id, name, size }))
      replyFiles.keep(userId, reply.email_id, kept.length > 0 ? kept : undefined)
      toast.success('Отправка отменена', 'Текст и файлы снова в черновике.')
    },
    meta: { refused: 'Не удалось отменить отправку' },
    onSettled: () => void refetchInbox(queries),
  })
}
