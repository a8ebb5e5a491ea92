import type { PostgrestError } from '@supabase/supabase-js'
import type { Snapshot } from '../support/snapshot.ts'
import type { World } from '../support/world.ts'

/** What became of an attempt, judged by the rows themselves rather than by the answer. */
export type Outcome = 'changed' | 'unchanged' | 'changed in spite of an error'

interface Answer {
  error: PostgrestError | null
}

/** Makes the attempt on a fresh world, compares every row before and after, puts everything back. */
export async function attempt(
  world: World,
  act: () => PromiseLike<Answer>,
  look?: (after: Snapshot) => void,
): Promise<Outcome> {
  const { error } = await act()
  const after = await world.snapshot()
  if (JSON.stringify(after) === JSON.stringify(world.baseline)) return 'unchanged'
  try {
    look?.(after)
  } finally {
    await world.restore()
  }
  return error ? 'changed in spite of an error' : 'changed'
}

export const expected = (allowed: boolean): Outcome => (allowed ? 'changed' : 'unchanged')
