import { z } from '@contracts/zod.ts'
import { makeUuid } from '@/lib/uuid'
import { draftStorage } from '../draft-storage'

const schema = z.object({ id: z.uuid(), body: z.string() })

type NoteDraft = z.infer<typeof schema>

/**
 * A note being written, with an id per text: saved twice it is stored once, and a text changed after a
 * lost answer becomes a second note.
 */
export const newNote = (body: string): NoteDraft => ({ id: makeUuid(), body })

export const noteDrafts = draftStorage('note', schema)
