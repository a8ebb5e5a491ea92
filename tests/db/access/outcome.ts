import type { PostgrestError } from '@supabase/supabase-js'
import type { Snapshot } from '../support/snapshot.ts'
import type { World } from '../support/world.ts'

/** The effect of an attempt on the rows, whatever the response says. */
export type Outcome = 'changed' | 'unchanged' | 'changed in spite of an error'

interface Answer {
  error: PostgrestError | null
}

/** Makes the attempt, compares all tables with the baseline, and restores them. */
export async function attempt(
  world: World,
  act: () => PromiseLike<Answer>,
  check?: (after: Snapshot) => void,
): Promise<Outcome> {
  const { error } = await act()
  if ((await world.touched()).length === 0) return 'unchanged'
  try {
    const after = await world.snapshot()
    if (JSON.stringify(after) === JSON.stringify(world.baseline)) return 'unchanged'
    check?.(after)
  } finally {
    await world.restore()
  }
  return error ? 'changed in spite of an error' : 'changed'
}

export const expected = (allowed: boolean): Outcome => (allowed ? 'changed' : 'unchanged')
