import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { plural } from '@contracts/russian.ts'
import { Button } from '@/components/ui/button'
import type { Reply } from '../email-requests'
import { useRecallReply } from './reply-requests'

/** Seconds until a held mail leaves; 0 once it may have left. */
export function secondsLeft(reply: Reply, now: number): number {
  const { outbox } = reply
  if (outbox?.status !== 'pending' || outbox.attempts > 0) return 0
  return Math.max(0, Math.ceil((Date.parse(outbox.next_attempt_at) - now) / 1000))
}

interface HeldReplyProps {
  reply: Reply
  userId: string
  onRecalled: () => void
}

/** Counts the seconds in which a reply can be taken back; nothing after them. */
export function HeldReply({ reply, userId, onRecalled }: HeldReplyProps) {
  const [now, setNow] = useState(Date.now)
  const left = secondsLeft(reply, now)
  const recall = useRecallReply(userId)
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
        onClick={() => recall.mutate(reply, { onSuccess: (done) => done && onRecalled() })}
      >
        <Undo2 aria-hidden />
        Отменить отправку
      </Button>
    </div>
  )
}
