import type { AuthError } from '@supabase/supabase-js'
import { getSupabase } from '@/lib/backend/supabase'
import type { NewPasswordFields } from '../fields/account-schemas'

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
