import { useEffect, useState } from 'react'
import { z } from '@contracts/zod.ts'
import { makeUuid } from '@/lib/uuid'
import { useUploads } from '@/components/uploads/use-uploads'
import { uploadForReply } from '@/lib/backend/signed-in-functions'
import { useOwnName } from '../../lib/people-requests'
import { useViewer } from '../../lib/viewer'
import { draftStorage } from '../../lib/draft-storage'
import type { ThreadEmail } from '../email-requests'
import { replyQuote, replySubject, replyText, subjectToAnswer } from './reply-start'

const replySchema = z.object({
  replyId: z.uuid(),
  subject: z.string(),
  body: z.string(),
  /** What follows the body; empty once it is part of it, to be edited. */
  quote: z.string(),
  to: z.string().optional(),
  cc: z.array(z.string()).optional(),
  /** Whether it was sent with an unknown result. */
  wasTried: z.boolean(),
})

/** A draft reply. It keeps its id through all attempts, so that it is sent once. */
type ReplyDraft = z.infer<typeof replySchema>

type Written = Pick<ReplyDraft, 'subject' | 'body' | 'quote' | 'to' | 'cc'>

export const newReply = (written: Written): ReplyDraft => ({
  ...written,
  replyId: makeUuid(),
  wasTried: false,
})

export const wholeText = ({ body, quote }: Pick<ReplyDraft, 'body' | 'quote'>) =>
  quote === '' ? body : `${body}\n${quote}`

export const replyDrafts = draftStorage('reply', replySchema)

const resumedSchema = z.object({ resumedReplyTo: z.string() })

/** The state of a history entry that opens an email with the draft of a recalled reply to it, or to a later one. */
export const resume = (emailId: string) => ({ resumedReplyTo: emailId })

export const resumedReply = (state: unknown) => resumedSchema.safeParse(state).data?.resumedReplyTo

export function useReplyDraft(email: ThreadEmail) {
  const { userId } = useViewer()
  const signature = useOwnName()
  const [stored, keep] = replyDrafts.useDraft(userId, email.id)
  const fresh: Written = {
    subject: replySubject(subjectToAnswer(email)),
    body: replyText(signature),
    quote: replyQuote(email),
  }
  return {
    draft: stored ?? fresh,
    /** Whether an earlier version may have arrived. */
    wasTried: stored?.wasTried ?? false,
    isBegun: stored !== undefined && wholeText(stored).trim() !== wholeText(fresh).trim(),
    /** @returns the changed draft, which has an id */
    change: (changed: Partial<ReplyDraft>) => {
      const next = { ...(stored ?? newReply(fresh)), ...changed }
      keep(next)
      return next
    },
    discard: () => keep(undefined),
  }
}

const filesSchema = z.array(z.object({ id: z.uuid(), name: z.string(), size: z.number() }))

export const replyFiles = draftStorage('reply-files', filesSchema)

export function useReplyFiles(emailId: string) {
  const { userId } = useViewer()
  const [kept] = useState(() => replyFiles.load(userId, emailId))
  const uploads = useUploads(uploadForReply, kept)
  const { queue } = uploads
  useEffect(
    () =>
      queue.subscribe(() => {
        const { arrived } = queue
        replyFiles.keep(userId, emailId, arrived.length > 0 ? arrived : undefined)
      }),
    [queue, userId, emailId],
  )
  return uploads
}
