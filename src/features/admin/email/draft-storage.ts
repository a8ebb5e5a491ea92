import type { z } from '@contracts/zod.ts'
import { draftKey } from '@/lib/drafts'

/**
 * Stores the drafts of replies, their files, or notes in this tab, by user and email.
 */
export function draftStorage<Draft>(
  kind: 'reply' | 'reply-files' | 'note',
  schema: z.ZodType<Draft>,
) {
  const keyOf = (userId: string, emailId: string) => draftKey(kind, userId, emailId)
  return {
    /** Undefined if there is no draft, or storage is blocked. */
    load(userId: string, emailId: string): Draft | undefined {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, emailId)) ?? 'null')
        return schema.safeParse(stored).data
      } catch {
        return undefined
      }
    },
    /** Stores a draft, or deletes it. Full or blocked storage is no error. */
    keep(userId: string, emailId: string, draft: Draft | undefined): void {
      try {
        const key = keyOf(userId, emailId)
        if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
        else sessionStorage.removeItem(key)
      } catch {
        // The open composer still has it.
      }
    },
  }
}
