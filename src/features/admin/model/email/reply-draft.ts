import { z } from '@contracts/zod.ts'
import { makeUuid } from '@/lib/uuid'

const draftSchema = z.object({
  replyId: z.uuid(),
  subject: z.string(),
  body: z.string(),
  /** Whether it has been sent without anybody knowing what became of that. */
  wasTried: z.boolean(),
})

/** A reply that is being written: the same id through every attempt, so that it goes out once. */
export type ReplyDraft = z.infer<typeof draftSchema>

const keyOf = (userId: string, emailId: string) => `kerege.reply.${userId}.${emailId}`

/** A draft under an id of its own. */
export const newDraft = ({ subject, body }: { subject: string; body: string }): ReplyDraft => ({
  replyId: makeUuid(),
  subject,
  body,
  wasTried: false,
})

/** What somebody was writing to an e-mail in this tab; nothing, where storage is blocked. */
export function loadDraft(userId: string, emailId: string): ReplyDraft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, emailId)) ?? 'null')
    return draftSchema.safeParse(stored).data
  } catch {
    return undefined
  }
}

/** Keeps a draft, or forgets it. Storage that is full or blocked keeps nobody from writing. */
export function keepDraft(userId: string, emailId: string, draft: ReplyDraft | undefined) {
  try {
    const key = keyOf(userId, emailId)
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // The open pane still has it.
  }
}
