import { CornerUpLeft, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { plural } from '@contracts/russian.ts'
import { Button } from '@/components/ui/button'
import { placeholders } from '../../lib/labels'
import { personName } from '../../lib/person-name'
import { AttachmentList } from '../attachments/attachment-list'
import { EmailText } from '../content/email-text'
import { Delivery } from '../delivery/delivery'
import type { Reply } from '../email-requests'
import { useRecallReply } from '../reply/reply-requests'
import { useViewer } from '../../lib/viewer'
import { ThreadEntry } from './thread-entry'

interface ReplyEntryProps {
  reply: Reply
  onReplyTo: (emailId: string) => void
}

export function ReplyEntry({ reply, onReplyTo }: ReplyEntryProps) {
  const { userId } = useViewer()
  const author = reply.author ? personName(reply.author) : placeholders.name
  return (
    <ThreadEntry
      kind="reply"
      mark={<CornerUpLeft />}
      author={author}
      about={[`ответ на ${reply.to_email}`, reply.cc.length > 0 && `копия: ${reply.cc.join(', ')}`]
        .filter(Boolean)
        .join(' · ')}
      at={reply.created_at}
    >
      {reply.author_id === userId && <HeldReply reply={reply} onReplyTo={onReplyTo} />}
      <EmailText text={reply.body} answers />
      <AttachmentList attachments={reply.attachments} />
      {reply.outbox && (
        <div className="mt-3.5 border-t border-accent/20 pt-3">
          <Delivery mail={reply.outbox} />
        </div>
      )}
    </ThreadEntry>
  )
}

/** Seconds until a held mail leaves; 0 once it may have left. */
function secondsLeft(reply: Reply, now: number): number {
  const { outbox } = reply
  if (outbox?.status !== 'pending' || outbox.attempts > 0) return 0
  return Math.max(0, Math.ceil((Date.parse(outbox.next_attempt_at) - now) / 1000))
}

function HeldReply({ reply, onReplyTo }: ReplyEntryProps) {
  const [now, setNow] = useState(Date.now)
  const left = secondsLeft(reply, now)
  const recall = useRecallReply()
  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [left])
  if (left === 0) return null
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <span className="tabular-nums">
        Уйдёт через {left} {plural(left, 'секунду', 'секунды', 'секунд')}
      </span>
      <Button
        variant="secondary"
        aria-busy={recall.isPending}
        disabled={recall.isPending}
        onClick={() =>
          recall.mutate(reply, { onSuccess: (done) => done && onReplyTo(reply.email_id) })
        }
      >
        <Undo2 aria-hidden />
        Отменить отправку
      </Button>
    </div>
  )
}
