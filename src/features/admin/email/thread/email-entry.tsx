import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { placeholders } from '../../labels'
import { leadName, leadSummary, leadWishes } from '../../lead-details'
import { ChatTranscript } from '../content/chat-transcript'
import { MailFrame } from '../content/email-frame'
import { LetterText } from '../content/email-text'
import { LeadFacts } from '../content/lead-facts'
import { DetailList } from '../detail-list'
import { undisguised } from '../plain-text'
import type { ThreadEmail } from './fetch-thread'
import { ThreadEntry } from './thread-entry'

interface ThreadLetterProps {
  letter: ThreadEmail
  /** Who the sender is, where the letter itself does not say. */
  name: string | undefined
  isUnfolded: boolean
}

/** Something that the customer sent: a form, a chat, or a letter. */
export function ThreadLetter({ letter, name, isUnfolded }: ThreadLetterProps) {
  const [unfolded, setUnfolded] = useState(isUnfolded)
  const address = undisguised(letter.from_email ?? '') || placeholders.sender
  const author = leadName(letter.lead) ?? name ?? address
  return (
    <ThreadEntry
      kind="letter"
      mark={author.charAt(0).toUpperCase()}
      author={author}
      about={author === address || !letter.from_email ? undefined : address}
      at={letter.received_at}
    >
      {unfolded ? (
        <LetterContent letter={letter} />
      ) : (
        <button
          type="button"
          onClick={() => setUnfolded(true)}
          className="-my-2 block min-h-11 w-full text-left text-[0.9375rem] text-muted-foreground hover:text-foreground"
        >
          <span className="line-clamp-1">
            {leadSummary(letter.lead, letter.interest) ||
              letter.body?.slice(0, 200) ||
              letter.subject ||
              placeholders.body}
          </span>
          <span className="sr-only">Показать письмо целиком</span>
        </button>
      )}
    </ThreadEntry>
  )
}

function LetterContent({ letter }: { letter: ThreadEmail }) {
  const [asText, setAsText] = useState(false)
  // What a form's mail says, its fields say better.
  if (leadName(letter.lead) !== undefined && letter.source !== 'chat') {
    return <LeadFacts lead={letter.lead} interest={letter.interest} body={letter.body} />
  }
  if (letter.source === 'chat') {
    const wishes = leadWishes(letter.lead)
    return (
      <div className="space-y-4">
        {wishes.length > 0 && <DetailList details={wishes} />}
        <ChatTranscript letter={letter} />
      </div>
    )
  }
  if (!letter.html_content) return <LetterText text={letter.body} />
  return (
    <>
      {asText ? <LetterText text={letter.body} /> : <MailFrame html={letter.html_content} />}
      {letter.body && (
        <Button variant="link" className="mt-1 -ml-4 text-sm" onClick={() => setAsText(!asText)}>
          {asText ? 'Показать с оформлением' : 'Показать только текст'}
        </Button>
      )}
    </>
  )
}
