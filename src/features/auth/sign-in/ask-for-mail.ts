import type { AuthError } from '@supabase/supabase-js'
import { getSupabase } from '@/lib/supabase'
import type { MailPurpose } from './mail-pause'
import { isTooSoon } from './known-address'

/**
 * Asks for another mail with a link back to the site. Whether it was sent, there is no such account,
 * or the account had one a moment ago: the answer is the same.
 *
 * @returns the server's refusal of the request itself, or null
 */
export async function askForMail(purpose: MailPurpose, email: string): Promise<AuthError | null> {
  const supabase = await getSupabase()
  const redirectTo = new URL('/', window.location.href).href
  const { error } =
    purpose === 'recovery'
      ? await supabase.auth.resetPasswordForEmail(email, { redirectTo })
      : await supabase.auth.resend({
          type: 'signup',
          email,
          options: { emailRedirectTo: redirectTo },
        })
  return error && isTooSoon(error) ? null : error
}
