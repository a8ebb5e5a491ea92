import type { AuthError } from '@supabase/supabase-js'
import { getSupabase } from '@/lib/supabase'
import type { NewPasswordFields } from '../account-schemas'

/** Gives the account that is signed in a new password. @returns the server's refusal, or null */
export async function setPassword({ password }: NewPasswordFields): Promise<AuthError | null> {
  const supabase = await getSupabase()
  const { error } = await supabase.auth.updateUser({ password })
  return error
}
