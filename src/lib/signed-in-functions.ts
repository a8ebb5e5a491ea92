import { connectionError, failureOf } from './functions'
import { getSupabase } from './supabase'

const timeoutMs = 20_000

/**
 * Posts JSON to an Edge Function with the session of whoever is signed in.
 * @throws {FunctionError} for an answer that is not 2xx, and for none
 */
export async function callFunctionSignedIn(
  name: string,
  body: Record<string, unknown>,
): Promise<void> {
  const supabase = await getSupabase()
  const { error, response } = await supabase.functions.invoke(name, { body, timeout: timeoutMs })
  if (!error) return
  if (!response) throw connectionError(error)
  const answer: unknown = await response.json().catch(() => null)
  throw failureOf(answer, { status: response.status })
}
