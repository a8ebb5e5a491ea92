import type { AuthError } from '@supabase/supabase-js'
import { authCaptchaToken } from '@/components/captcha/captcha-token'
import { isProofRefusal, proofRefusal, withFreshProof } from '@/lib/backend/fresh-proof'
import { getSupabase } from '@/lib/backend/supabase'

/**
 * Signs the account in again by its password, and ends the session before: it is the same browser's.
 * @returns the server's refusal, or null
 */
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
 * Whether the database takes the session for just proved; a new password, factor or address proves nothing for a day.
 * @throws when it cannot be asked
 */
export async function isProofFresh(): Promise<boolean> {
  const supabase = await getSupabase()
  const { data, error } = await supabase.rpc('is_recent')
  if (error) throw new Error(error.message, { cause: error })
  return data
}

/**
 * Lets an act happen only once somebody has just proved who they are: for acts of which only Auth knows.
 * @throws whatever `act` throws; an error when nothing was proved
 */
export const onlyWithFreshProof = <Result>(act: () => Promise<Result>): Promise<Result> =>
  withFreshProof(async () => {
    if (!(await isProofFresh())) throw new Error(proofRefusal)
    return act()
  })

/**
 * The same for a form: `declined` when nothing was proved, so that its fields stay.
 * @throws whatever `act` throws
 */
export async function afterFreshProof<Result>(
  act: () => Promise<Result>,
): Promise<Result | 'declined'> {
  try {
    return await onlyWithFreshProof(act)
  } catch (error) {
    if (isProofRefusal(error)) return 'declined'
    throw error
  }
}
