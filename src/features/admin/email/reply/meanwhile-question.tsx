import { Button } from '@/components/ui/button'
import { formatRelative } from '@/lib/text/format-moment'
import { useNow } from '@/lib/hooks/use-now'
import { placeholders } from '../../lib/labels'
import { personName } from '../../lib/person-name'
import type { ThreadEmail } from '../email-requests'
import type { Meanwhile } from './reply-requests'

/** An entry of the thread that a reply's author may not have seen. */
interface Said {
  id: string
  text: string
  created_at: string
  who: string | undefined
}

/** A thread's latest reply of a colleague, and its latest mail; an automatic one expects no answer. @param thread newest first */
export function latestInThread(
  thread: readonly ThreadEmail[],
  userId: string,
): Record<Meanwhile, Said | undefined> {
  const reply = thread
    .flatMap(({ email_replies }) => email_replies)
    .filter(({ author_id }) => author_id !== userId)
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
    .at(0)
  const mail = thread.find(({ processed }) => !processed) ?? thread[0]
  return {
    reply: reply && {
      id: reply.id,
      text: reply.body,
      created_at: reply.created_at,
      who: reply.author ? personName(reply.author) : placeholders.name,
    },
    mail: mail && {
      id: mail.id,
      text: mail.preview ?? '',
      created_at: mail.created_at,
      who: undefined,
    },
  }
}

const happened: Record<Meanwhile, string> = {
  reply: 'Клиенту уже ответили',
  mail: 'Клиент тем временем написал ещё',
}

interface MeanwhileQuestionProps {
  about: Meanwhile
  /** Undefined until the thread has loaded it. */
  said: Said | undefined
  onSend: () => void
  onLook: () => void
}

/** Asks whether to send a reply although a colleague or the customer has written in the meantime. */
export function MeanwhileQuestion({ about, said, onSend, onLook }: MeanwhileQuestionProps) {
  const now = useNow()
  const facts = said && [said.who, formatRelative(said.created_at, now)].filter(Boolean).join(', ')
  return (
    <div
      role="alert"
      className="shrink-0 rounded-control border border-accent/40 bg-accent/5 px-3.5 pt-3 pb-1 text-sm"
    >
      <p className="[overflow-wrap:anywhere]">
        {facts ? `${happened[about]}${about === 'reply' ? ':' : ','} ${facts}` : happened[about]}
      </p>
      {said && said.text.trim() !== '' && (
        <p className="mt-1 line-clamp-2 [overflow-wrap:anywhere] text-muted-foreground">
          «{said.text}»
        </p>
      )}
      {about === 'mail' && (
        <p className="mt-1">Если отправить ответ, новое письмо останется ждать своего.</p>
      )}
      <div className="flex flex-wrap gap-x-2">
        <Button variant="link" className="-ml-4" onClick={onLook}>
          Посмотреть
        </Button>
        <Button variant="link" onClick={onSend}>
          Отправить всё равно
        </Button>
      </div>
    </div>
  )
}
