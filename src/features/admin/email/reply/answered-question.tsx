import { Button } from '@/components/ui/button'
import { formatRelative } from '@/lib/text/format-moment'
import { useNow } from '@/lib/hooks/use-now'
import { placeholders } from '../../labels'
import { personName } from '../../person-name'
import type { Reply, ThreadEmail } from '../email-requests'

export const latestOfColleagues = (thread: readonly ThreadEmail[], userId: string) =>
  thread
    .flatMap(({ email_replies }) => email_replies)
    .filter(({ author_id }) => author_id !== userId)
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
    .at(0)

interface AnsweredQuestionProps {
  /** The colleague's reply; undefined until the thread has loaded it. */
  reply: Reply | undefined
  onSend: () => void
  onLook: () => void
}

/** Asks whether to send a reply although a colleague has answered in the meantime. */
export function AnsweredQuestion({ reply, onSend, onLook }: AnsweredQuestionProps) {
  const now = useNow()
  return (
    <div
      role="alert"
      className="shrink-0 rounded-control border border-accent/40 bg-accent/5 px-3.5 pt-3 pb-1 text-sm"
    >
      <p className="[overflow-wrap:anywhere]">
        {reply
          ? `Клиенту уже ответили: ${reply.author ? personName(reply.author) : placeholders.name}, ${formatRelative(reply.created_at, now)}`
          : 'Клиенту уже ответили'}
      </p>
      {reply && (
        <p className="mt-1 line-clamp-2 [overflow-wrap:anywhere] text-muted-foreground">
          «{reply.body}»
        </p>
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
