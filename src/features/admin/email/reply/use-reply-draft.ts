import { useState } from 'react'
import { useColleagues } from '../../list-colleagues'
import type { EmailDetail } from '../fetch-email'
import type { ThreadEmail } from '../thread/fetch-thread'
import { latestSubject } from '../thread/thread-items'
import { newReply, type ReplyDraft, replyDrafts } from './reply-draft'
import { replySubject, replyText } from './reply-start'

/** The reply that somebody writes to an e-mail, kept for as long as the tab is open. */
export function useReplyDraft(email: EmailDetail, letters: readonly ThreadEmail[], userId: string) {
  const { data: colleagues } = useColleagues()
  const signature = colleagues?.find((person) => person.userId === userId)?.name
  const [stored, setStored] = useState(() => replyDrafts.load(userId, email.id))

  // The latest letter is answered, whichever of the conversation is open.
  const [latest] = letters
  const [begun] = useState(() => newReply({ subject: '', body: '' }))
  const fresh: ReplyDraft = {
    ...begun,
    subject: replySubject(latestSubject(letters)),
    body: latest ? replyText(latest, signature) : '',
  }
  const draft = stored ?? fresh

  const keep = (next: ReplyDraft | undefined) => {
    replyDrafts.keep(userId, email.id, next)
    setStored(next)
  }
  return {
    draft,
    /** Whether anything has been written that could be sent. */
    isBegun: stored !== undefined && stored.body.trim() !== fresh.body.trim(),
    change: (text: Partial<Pick<ReplyDraft, 'subject' | 'body'>>) => keep({ ...draft, ...text }),
    /** From here on the text may have arrived, whatever we hear. */
    markTried: () => keep({ ...draft, wasTried: true }),
    /** The same text as a reply of its own: what went out was an earlier one. */
    beginAnew: () => keep(newReply(draft)),
    discard: () => keep(undefined),
  }
}
