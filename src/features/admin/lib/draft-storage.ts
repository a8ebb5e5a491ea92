import { useEffect, useState, useSyncExternalStore } from 'react'
import type { z } from '@contracts/zod.ts'
import { draftKey, draftSubjects } from '@/lib/drafts'
import { readStored, writeStored } from '@/lib/storage'

type Kind =
  | 'reply'
  | 'reply-files'
  | 'note'
  | 'chat'
  | 'issue'
  | 'lead'
  | 'template'
  | 'customer'
  | 'invitation'

/** The subject of drafts of which a user has one at a time. */
export const onlyOne = 'new'

/** Tells of changes in this tab; the storage event tells of the others. */
const changes = new EventTarget()

/** Stores what is being written, by user and what it belongs to, such as an email. */
export const draftStorage = <Draft>(kind: Kind, schema: z.ZodType<Draft>) => ({
  /** Undefined without a draft, or if storage is blocked. */
  load: (userId: string, subjectId: string): Draft | undefined =>
    schema.safeParse(readStored(draftKey(kind, userId, subjectId))).data,
  /** Stores a draft, or deletes it. */
  keep: (userId: string, subjectId: string, draft: Draft | undefined): void => {
    writeStored(draftKey(kind, userId, subjectId), draft)
    changes.dispatchEvent(new Event('change'))
  },
  /** A draft and what changes it. It follows other tabs: what one has sent must not be sent again by another. */
  useDraft(userId: string, subjectId: string) {
    const [draft, setDraft] = useState(() => this.load(userId, subjectId))
    useEffect(() => {
      const { name } = draftKey(kind, userId, subjectId)
      const stop = new AbortController()
      const read = ({ key }: StorageEvent) => {
        if (key === name || key === null) setDraft(this.load(userId, subjectId))
      }
      window.addEventListener('storage', read, { signal: stop.signal })
      return () => stop.abort()
    }, [userId, subjectId])
    const keep = (next: Draft | undefined) => {
      this.keep(userId, subjectId, next)
      setDraft(next)
    }
    return [draft, keep] as const
  },
})

function follow(onChange: () => void) {
  changes.addEventListener('change', onChange)
  window.addEventListener('storage', onChange)
  return () => {
    changes.removeEventListener('change', onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** What a user has begun to write about, in any tab. */
export const useDraftSubjects = (kind: Kind, userId: string): readonly string[] =>
  useSyncExternalStore(follow, () => draftSubjects(kind, userId).join(' ')).split(' ')
