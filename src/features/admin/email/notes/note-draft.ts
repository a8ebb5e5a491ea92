import { z } from '@contracts/zod.ts'
import { makeUuid } from '@/lib/uuid'
import { draftStorage } from '../draft-storage'

const schema = z.object({ id: z.uuid(), body: z.string() })

/** A note that is being written. */
export type NoteDraft = z.infer<typeof schema>

/**
 * A text under an id of its own: saved again after a lost answer it is there once, and a text that was
 * changed meanwhile is a note beside the first.
 */
export const newNote = (body: string): NoteDraft => ({ id: makeUuid(), body })

export const noteDrafts = draftStorage('note', schema)
