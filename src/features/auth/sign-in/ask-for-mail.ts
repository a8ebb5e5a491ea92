import type { AuthError } from '@supabase/supabase-js'
import { authCaptchaToken } from '@/components/captcha/captcha-token'
import { getSupabase } from '@/lib/backend/supabase'
import { noteAskedMail } from './asked-here'
import type { MailPurpose } from './mail-pause'
import { isTooSoon } from './known-address'

/**
 * Requests another mail with a link back to the site. The result does not reveal whether it was sent, there is no
 * such account, or the account just got one.
 *
 * @returns the server's refusal of the request itself, or null
 */
export async function askForMail(purpose: MailPurpose, email: string): Promise<AuthError | null> {
  const options = await authCaptchaToken()
  noteAskedMail(email)
  const supabase = await getSupabase()
  const { error } =
    purpose === 'recovery'
      ? await supabase.auth.resetPasswordForEmail(email, options)
      : await supabase.auth.resend({ type: 'signup', email, options })
  return error && isTooSoon(error) ? null : error
}
