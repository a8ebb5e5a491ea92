import type { AuthError } from '@supabase/supabase-js'
import { authCaptchaToken } from '@/components/captcha/captcha-token'
import { proofRefusal, withFreshProof } from '@/lib/backend/fresh-proof'
import { getSupabase } from '@/lib/backend/supabase'

/** Signs in again, and ends the earlier session of this browser. @returns the server's refusal, or null */
export async function provePassword(email: string, password: string): Promise<AuthError | null> {
  const options = await authCaptchaToken()
  const supabase = await getSupabase()
  const { data: before } = await supabase.auth.getSession()
  const { error } = await supabase.auth.signInWithPassword({ email, password, options })
  if (error) return error
  if (before.session) {
    const ended = await supabase.auth.admin.signOut(before.session.access_token, 'local')
    if (ended.error) console.warn('The earlier session goes on:', ended.error)
  }
  return null
}

/**
 * Whether the database accepts the session as recently proved; a new password, factor or address does not count for a
 * day.
 * @throws if the request fails
 */
export async function isProofFresh(): Promise<boolean> {
  const supabase = await getSupabase()
  const { data, error } = await supabase.rpc('is_recent')
  if (error) throw new Error(error.message, { cause: error })
  return data
}

/**
 * Runs an action only after the user has just proved their identity: for actions that only Auth knows of.
 * @throws whatever `act` throws; an error if nothing was proved
 */
export const onlyWithFreshProof = <Result>(act: () => Promise<Result>): Promise<Result> =>
  withFreshProof(async () => {
    if (!(await isProofFresh())) throw new Error(proofRefusal)
    return act()
  })
