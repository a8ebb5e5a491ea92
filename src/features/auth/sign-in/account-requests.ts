import type { AuthError } from '@supabase/supabase-js'
import { authCaptchaToken } from '@/components/captcha/captcha-token'
import { getSupabase } from '@/lib/backend/supabase'
import type { NewPasswordFields, SignInFields } from '../fields/account-schemas'
import { assuranceOf } from '../session/assurance'

/** Signs in. @returns the server's refusal; `unfinished` if a second factor's code is still needed; or null */
export async function signIn(credentials: SignInFields): Promise<AuthError | 'unfinished' | null> {
  const options = await authCaptchaToken()
  const supabase = await getSupabase()
  const { data, error } = await supabase.auth.signInWithPassword({ ...credentials, options })
  if (error) return error
  return assuranceOf(data.session).next === 'aal2' ? 'unfinished' : null
}

/**
 * Sets a new password for the signed-in account and ends its other sessions, since the old password may be known.
 * @returns the server's refusal, or null
 */
export async function setPassword({ password }: NewPasswordFields): Promise<AuthError | null> {
  const supabase = await getSupabase()
  const { error } = await supabase.auth.updateUser({ password })
  if (error) return error
  // Supabase Auth does this by itself; the embedded one does not.
  const others = await supabase.auth.signOut({ scope: 'others' })
  if (others.error) console.error('The other sessions could not be ended:', others.error)
  return null
}

/**
 * Has Auth mail a link to a new address, and to the present one if the platform requires both.
 * @returns the server's refusal, or null; null also if the address is taken
 */
export async function askForNewAddress(email: string): Promise<AuthError | null> {
  const supabase = await getSupabase()
  const { error } = await supabase.auth.updateUser({ email })
  return error?.code === 'email_exists' ? null : error
}
