import { z } from '@contracts/zod.ts'
import { makeUuid } from '@/lib/uuid'
import { draftStorage } from '../draft-storage'

const schema = z.object({
  replyId: z.uuid(),
  subject: z.string(),
  body: z.string(),
  /** Whether it has been sent without anybody knowing what became of that. */
  wasTried: z.boolean(),
})

/** A reply that is being written: the same id through every attempt, so that it goes out once. */
export type ReplyDraft = z.infer<typeof schema>

/** A draft under an id of its own. */
export const newReply = ({ subject, body }: { subject: string; body: string }): ReplyDraft => ({
  replyId: makeUuid(),
  subject,
  body,
  wasTried: false,
})

export const replyDrafts = draftStorage('reply', schema)
