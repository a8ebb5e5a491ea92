import type { AuthError } from '@supabase/supabase-js'
import { getSupabase } from '@/lib/backend/supabase'
import type { NewPasswordFields } from '../fields/account-schemas'

/**
 * Gives the account that is signed in a new password, and ends its other sessions: those who knew the old one are out.
 * @returns the server's refusal, or null
 */
export async function setPassword({ password }: NewPasswordFields): Promise<AuthError | null> {
  const supabase = await getSupabase()
  const { error } = await supabase.auth.updateUser({ password })
  if (error) return error
  // Supabase Auth does so by itself; the embedded one does not.
  const others = await supabase.auth.signOut({ scope: 'others' })
  if (others.error) console.error('The other sessions could not be ended:', others.error)
  return null
}
