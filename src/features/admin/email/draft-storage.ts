import type { z } from '@contracts/zod.ts'
import { draftKey, readStored, writeStored } from '@/lib/storage'

/** Stores drafts of replies, their files, notes or chat messages in this tab, by user and email or chat. */
export const draftStorage = <Draft>(
  kind: 'reply' | 'reply-files' | 'note' | 'chat',
  schema: z.ZodType<Draft>,
) => ({
  /** Undefined without a draft, or if storage is blocked. */
  load: (userId: string, emailId: string): Draft | undefined =>
    schema.safeParse(readStored(draftKey(kind, userId, emailId))).data,
  /** Stores a draft, or deletes it. */
  keep: (userId: string, emailId: string, draft: Draft | undefined): void =>
    writeStored(draftKey(kind, userId, emailId), draft),
})
