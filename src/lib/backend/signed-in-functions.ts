import { connectionError, failureOf } from './functions'
import { getSupabase } from './supabase'

const timeoutMs = 20_000

/**
 * Posts JSON to an Edge Function with the viewer's session.
 * @returns the answer's JSON
 * @throws {FunctionError} for an answer that is not 2xx, and without an answer
 */
export async function callFunctionSignedIn(
  name: string,
  body: Record<string, unknown>,
): Promise<unknown> {
  const supabase = await getSupabase()
  const { data, error, response } = await supabase.functions.invoke<unknown>(name, {
    body,
    timeout: timeoutMs,
  })
  if (!error) return data
  if (!response) throw connectionError(error)
  const answer: unknown = await response.json().catch(() => null)
  throw failureOf(answer, { status: response.status })
}
