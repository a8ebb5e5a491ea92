import type { AuthError } from '@supabase/supabase-js'
import { authCaptchaToken } from '@/components/captcha/captcha-token'
import { getSupabase } from '@/lib/backend/supabase'
import type { SignInFields } from '../fields/account-schemas'
import { assuranceOf } from '../session/assurance'

/**
 * Signs in with a password.
 * @returns the server's refusal; `unfinished` if a second factor's code is still needed; or null
 */
export async function signIn(credentials: SignInFields): Promise<AuthError | 'unfinished' | null> {
  const options = await authCaptchaToken()
  const supabase = await getSupabase()
  const { data, error } = await supabase.auth.signInWithPassword({ ...credentials, options })
  if (error) return error
  return assuranceOf(data.session).next === 'aal2' ? 'unfinished' : null
}
