import type { Database } from '@contracts/database.types.ts'
import { getSupabase } from '@/lib/supabase'
import { RequestError, unwrap } from '@/lib/database-answer'
import { inChunks } from '../request'

type EmailUpdate = Pick<
  Database['public']['Tables']['emails']['Update'],
  'status' | 'spam_at' | 'snoozed_until' | 'tags'
>

/**
 * Changes emails; all requests of one act bear its id, so that it can be taken back as a whole.
 * @returns how many emails were changed
 * @throws {RequestError} when none of them may be changed any more
 */
export async function updateEmails(
  emailIds: readonly string[],
  values: EmailUpdate,
  changeId: string,
): Promise<number> {
  const supabase = await getSupabase()
  const changed = await inChunks(emailIds, async (ids) => {
    const answer = await supabase
      .from('emails')
      .update({ ...values, change_id: changeId })
      .in('id', [...ids])
      .select('id')
    return unwrap(answer) ?? []
  })
  // Row-level security hides rows that may not be changed, without an error.
  if (changed.length === 0) throw new RequestError('No e-mail was changed')
  return changed.length
}
