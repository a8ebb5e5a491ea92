import { CornerUpLeft } from 'lucide-react'
import { placeholders } from '../../labels'
import { LetterText } from '../content/email-text'
import { Delivery } from '../delivery/delivery'
import type { Reply } from './fetch-thread'
import { ThreadEntry } from './thread-entry'

/** What one of us answered, and how its mail fares. */
export function ThreadReply({ reply }: { reply: Reply }) {
  const author = reply.author?.full_name ?? reply.author?.email ?? placeholders.name
  return (
    <ThreadEntry
      kind="reply"
      mark={<CornerUpLeft />}
      author={author}
      about={`ответ на ${reply.to_email}`}
      at={reply.created_at}
    >
      <LetterText text={reply.body} />
      {reply.outbox && (
        <div className="mt-3.5 border-t border-accent/20 pt-3">
          <Delivery mail={reply.outbox} />
        </div>
      )}
    </ThreadEntry>
  )
}
