import { CornerUpLeft } from 'lucide-react'
import { placeholders } from '../../labels'
import { personName } from '../../person-name'
import { AttachmentList } from '../attachments/attachment-list'
import { EmailText } from '../content/email-text'
import { Delivery } from '../delivery/delivery'
import { HeldReply } from '../reply/held-reply'
import type { Reply } from '../email-requests'
import { ThreadEntry } from './thread-entry'

interface ReplyEntryProps {
  reply: Reply
  userId: string
  onRecalled: () => void
}

/** A reply of ours, with the delivery of its mail. Its author can take it back while it is held. */
export function ReplyEntry({ reply, userId, onRecalled }: ReplyEntryProps) {
  const author = reply.author ? personName(reply.author) : placeholders.name
  return (
    <ThreadEntry
      kind="reply"
      mark={<CornerUpLeft />}
      author={author}
      about={[
        `ответ на ${reply.to_email}`,
        ...(reply.cc.length > 0 ? [`копия: ${reply.cc.join(', ')}`] : []),
      ].join(' · ')}
      at={reply.created_at}
    >
      {reply.author_id === userId && (
        <HeldReply reply={reply} userId={userId} onRecalled={onRecalled} />
      )}
      <EmailText text={reply.body} />
      <AttachmentList attachments={reply.attachments} />
      {reply.outbox && (
        <div className="mt-3.5 border-t border-accent/20 pt-3">
          <Delivery mail={reply.outbox} />
        </div>
      )}
    </ThreadEntry>
  )
}
