import { connectionError, failureOf } from '@/lib/functions'
import { getSupabase } from '@/lib/supabase'

const timeout = 20_000

/**
 * Posts to `send-reply` under the session of whoever is signed in.
 * @throws {FunctionError} for every answer that is not 2xx, and when none comes
 */
export async function callSendReply(body: Record<string, unknown>): Promise<void> {
  const supabase = await getSupabase()
  const { error, response } = await supabase.functions.invoke('send-reply', { body, timeout })
  if (!error) return
  if (!response) throw connectionError(error)
  const answer: unknown = await response.json().catch(() => null)
  throw failureOf(answer, { status: response.status })
}
