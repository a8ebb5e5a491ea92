import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { replyHoldSeconds, type SendReplyInput } from '@contracts/reply.ts'
import { textParts } from '@contracts/new-text.ts'
import { cleanText } from '@contracts/text.ts'
import { FunctionError, withCode } from '@/lib/backend/functions'
import { callFunctionSignedIn } from '@/lib/backend/signed-in-functions'
import { toast } from '@/lib/toast'
import { call, request } from '@/lib/backend/database-answer'
import type { ArrivedFile } from '@/components/uploads/upload-queue'
import { inboxKeys, refetchLater } from '../../lib/refetch'
import type { Reply } from '../email-requests'
import { showUndoable, withdrawOffer } from '../../triage/undo'
import { useViewer } from '../../lib/viewer'
import { newReply, replyDrafts, replyFiles, resume } from './use-reply-draft'

const explanations: Partial<Record<FunctionError['code'], string>> = {
  network: 'Нет связи с сервером. Текст сохранён — попробуйте ещё раз.',
  signed_out: 'Сеанс закончился. Войдите снова: текст сохранён.',
  unavailable: 'Сервер сейчас ничего не принимает. Текст сохранён — попробуйте позже.',
  forbidden: 'У вас больше нет прав отвечать на письма.',
  unknown_email: 'Этого письма больше нет.',
  no_address: 'Клиент не оставил адреса.',
  unknown_recipient: 'Письмо не называет такого адреса. Выберите другого получателя.',
  unknown_attachment:
    'Один из файлов больше недоступен. Уберите файлы и приложите их ещё раз: текст сохранён.',
  attachments_too_large:
    'Вместе файлы больше 15\u00a0МБ: такое письмо могут не принять. Уберите лишние: текст сохранён.',
}

const refused = 'Сервер не принял письмо. Текст сохранён — попробуйте ещё раз.'

export function explainReplyFailure(error: Error): string {
  if (!(error instanceof FunctionError)) return refused
  const [field] = Object.values(error.details.fields ?? {})
  return field ?? explanations[error.code] ?? withCode(refused, error)
}

type WrittenReply = Pick<Reply, 'email_id' | 'subject' | 'body' | 'to_email' | 'cc'> & {
  attachments: readonly ArrivedFile[]
  from?: string
}

/** Makes text and files a draft again, at the URL where they were written. */
export function useRestoreReply() {
  const { userId } = useViewer()
  const navigate = useNavigate()
  return (reply: WrittenReply) => {
    const last = textParts(reply.body, true).at(-1)
    const quote = last?.kind === 'history' ? last.text : ''
    const own = reply.body.slice(0, reply.body.length - quote.length).trimEnd()
    // A draft begun in the meantime stays, below the restored text.
    const begun = replyDrafts.load(userId, reply.email_id)
    const body = begun ? `${own}\n\n${begun.body}` : `${own}\n`
    const { subject, to_email: to, cc } = reply
    replyDrafts.keep(userId, reply.email_id, newReply({ subject, body, quote, to, cc }))
    const files = [...reply.attachments, ...(replyFiles.load(userId, reply.email_id) ?? [])]
    const kept = files.map(({ id, name, size }) => ({ id, name, size }))
    replyFiles.keep(userId, reply.email_id, kept.length > 0 ? kept : undefined)
    // The next email of the queue may have opened in the meantime.
    if (reply.from) void navigate(reply.from, { replace: true, state: resume(reply.email_id) })
  }
}

/** Recalls a reply before its mail leaves. */
export function useRecallReply() {
  const restore = useRestoreReply()
  return useMutation({
    mutationFn: ({ id }: WrittenReply & { id: string }) => call('recall_reply', { reply_id: id }),
    onMutate: withdrawOffer,
    onSuccess: (isRecalled, reply) => {
      if (!isRecalled) return toast.info('Ответ уже ушёл', 'Вернуть его не удалось.')
      restore(reply)
      toast.success('Отправка отменена', 'Текст и файлы снова в черновике.')
    },
    meta: { refused: 'Не удалось отменить отправку' },
    onSettled: refetchLater(...inboxKeys),
  })
}

interface Sending extends Omit<SendReplyInput, 'attachmentIds'> {
  to: string
  cc: string[]
  files: readonly ArrivedFile[]
  wasTried: boolean
}

/** What held a reply back: a colleague's reply, or a mail of the customer's. */
export type Meanwhile = 'reply' | 'mail'

interface Sent {
  /** `reply`, `mail`: held back, a colleague or the customer was faster; `earlier`: the first version to arrive is kept. */
  outcome: 'sent' | Meanwhile | 'earlier'
  sentFiles: readonly string[]
}

async function sendReply({ wasTried, files: arrived, ...reply }: Sending): Promise<Sent> {
  const files = arrived.map(({ id }) => id)
  try {
    await callFunctionSignedIn('send-reply', {
      ...reply,
      attachmentIds: files,
      holdSeconds: replyHoldSeconds,
    })
  } catch (error) {
    if (!(error instanceof FunctionError) || error.code !== 'answered_meanwhile') throw error
    return { outcome: error.details.fields?.seenMailId ? 'mail' : 'reply', sentFiles: [] }
  }
  if (!wasTried) return { outcome: 'sent', sentFiles: files }
  const stored = await request((supabase) =>
    supabase
      .from('email_replies')
      .select('subject, body, to_email, cc, attachments(id)')
      .eq('id', reply.replyId)
      .maybeSingle(),
  )
  const sentFiles = stored?.attachments.map(({ id }) => id) ?? files
  const isSame =
    !stored ||
    (stored.body === cleanText(reply.body).trim() &&
      stored.subject === cleanText(reply.subject).trim() &&
      stored.to_email === reply.to &&
      stored.cc.toSorted().join() === reply.cc.toSorted().join() &&
      sentFiles.toSorted().join() === files.toSorted().join())
  return { outcome: isSame ? 'sent' : 'earlier', sentFiles }
}

export function useSendReply(recipient: string | undefined) {
  const { mutate: recall } = useRecallReply()
  const { pathname, search } = useLocation()
  return useMutation({
    mutationFn: sendReply,
    // The composer says that it waits.
    networkMode: 'online',
    onSuccess: ({ outcome }, sent) => {
      const { replyId, emailId, subject, body, to, cc, files, despiteNewMail } = sent
      if (outcome === 'reply' || outcome === 'mail') return
      if (outcome === 'earlier') {
        toast.info('Ответ ушёл в первом варианте', 'Ваши правки остались в черновике.')
        return
      }
      const written = { subject, body, to_email: to, cc }
      const from = pathname + search
      const reply = { id: replyId, email_id: emailId, ...written, attachments: files, from }
      showUndoable(
        {
          tone: 'success',
          title:
            sent.completes && !despiteNewMail
              ? 'Отправляем ответ, письмо завершено'
              : 'Отправляем ответ',
          description: [
            `${recipient ?? to}. Пока ответ не ушёл, его можно вернуть.`,
            despiteNewMail && 'Новое письмо клиента ещё ждёт.',
          ]
            .filter(Boolean)
            .join(' '),
        },
        () => recall(reply),
      )
    },
    meta: { refused: 'Не удалось отправить ответ', explain: explainReplyFailure },
    onSettled: refetchLater(...inboxKeys),
  })
}

export const useRetryMail = () =>
  useMutation({
    mutationFn: (mailId: string) => callFunctionSignedIn('send-reply', { retry: mailId }),
    onSuccess: () => toast.success('Отправляем ещё раз'),
    meta: { refused: 'Не удалось отправить', explain: explainReplyFailure },
    onSettled: refetchLater(...inboxKeys),
  })
