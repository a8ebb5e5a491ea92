import type { z } from '@contracts/zod.ts'
import { draftKey, readStored, writeStored } from '@/lib/storage'

/** Stores what is being written in this tab, by user and the email, chat or issue it belongs to. */
export const draftStorage = <Draft>(
  kind: 'reply' | 'reply-files' | 'note' | 'chat' | 'issue',
  schema: z.ZodType<Draft>,
) => ({
  /** Undefined without a draft, or if storage is blocked. */
  load: (userId: string, subjectId: string): Draft | undefined =>
    schema.safeParse(readStored(draftKey(kind, userId, subjectId))).data,
  /** Stores a draft, or deletes it. */
  keep: (userId: string, subjectId: string, draft: Draft | undefined): void =>
    writeStored(draftKey(kind, userId, subjectId), draft),
})
