import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { placeholders } from '../../labels'
import { leadName, leadSummary, leadWishes } from '../../lead-details'
import { ChatTranscript } from '../content/chat-transcript'
import { EmailFrame } from '../content/email-frame'
import { EmailText } from '../content/email-text'
import { LeadFacts } from '../content/lead-facts'
import { AuthenticationBadge } from '../authentication-badge'
import { DetailList } from '../detail-list'
import { senderOf } from '../sender'
import type { ThreadEmail } from './fetch-thread'
import { ThreadEntry } from './thread-entry'

interface EmailEntryProps {
  email: ThreadEmail
  isUnfolded: boolean
}

/** An email: a form, a chat, or a written one. It shows its own sender, whoever the customer is. */
export function EmailEntry({ email, isUnfolded }: EmailEntryProps) {
  const [unfolded, setUnfolded] = useState(isUnfolded)
  const sender = senderOf(email)
  const address = sender.email ?? placeholders.sender
  const author = sender.name ?? address
  return (
    <ThreadEntry
      kind="email"
      mark={author.charAt(0).toUpperCase()}
      author={author}
      about={addressesOf(email, author) || undefined}
      badge={<AuthenticationBadge verdict={email.authentication} />}
      at={email.received_at}
    >
      {unfolded ? (
        <Content email={email} />
      ) : (
        <button
          type="button"
          onClick={() => setUnfolded(true)}
          className="-my-2 block min-h-11 w-full text-left text-[0.9375rem] text-muted-foreground hover:text-foreground"
        >
          <span className="line-clamp-1">
            {leadSummary(email.lead, email.interest) ||
              email.body?.slice(0, 200) ||
              email.subject ||
              placeholders.body}
          </span>
          <span className="sr-only">Показать письмо целиком</span>
        </button>
      )}
    </ThreadEntry>
  )
}

/** From whose address and to which of ours: forms are sent to all managers, mails to one mailbox. */
const addressesOf = ({ from_email, to_email, source }: ThreadEmail, author: string) =>
  [
    from_email && from_email !== author && from_email,
    source === 'inbound' && to_email && `кому: ${to_email}`,
  ]
    .filter(Boolean)
    .join(', ')

function Content({ email }: { email: ThreadEmail }) {
  const [asText, setAsText] = useState(false)
  // The fields of a form are easier to read than its text.
  if (leadName(email.lead) !== undefined && email.source !== 'chat') {
    return <LeadFacts lead={email.lead} interest={email.interest} body={email.body} />
  }
  if (email.source === 'chat') {
    const wishes = leadWishes(email.lead)
    return (
      <div className="space-y-4">
        {wishes.length > 0 && <DetailList details={wishes} />}
        <ChatTranscript emailId={email.id} summary={email.body} />
      </div>
    )
  }
  if (!email.html_content) return <EmailText text={email.body} />
  return (
    <>
      {asText ? <EmailText text={email.body} /> : <EmailFrame html={email.html_content} />}
      {email.body && (
        <Button variant="link" className="mt-1 -ml-4 text-sm" onClick={() => setAsText(!asText)}>
          {asText ? 'Показать с оформлением' : 'Показать только текст'}
        </Button>
      )}
    </>
  )
}
