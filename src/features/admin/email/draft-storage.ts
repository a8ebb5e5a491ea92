import type { z } from '@contracts/zod.ts'

/**
 * Keeps in this tab what somebody writes to an e-mail, until it is sent or thrown away.
 * @param kind what they write
 */
export function draftStorage<Draft>(kind: 'reply' | 'note', schema: z.ZodType<Draft>) {
  const keyOf = (userId: string, emailId: string) => `kerege.${kind}.${userId}.${emailId}`
  return {
    /** The draft; nothing, where there is none or storage is blocked. */
    load(userId: string, emailId: string): Draft | undefined {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, emailId)) ?? 'null')
        return schema.safeParse(stored).data
      } catch {
        return undefined
      }
    },
    /** Keeps a draft, or forgets it. Storage that is full or blocked keeps nobody from writing. */
    keep(userId: string, emailId: string, draft: Draft | undefined): void {
      try {
        const key = keyOf(userId, emailId)
        if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
        else sessionStorage.removeItem(key)
      } catch {
        // The open pane still has it.
      }
    },
  }
}
