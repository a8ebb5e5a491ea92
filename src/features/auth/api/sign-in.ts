import type { AuthError } from '@supabase/supabase-js'
import { getSupabase } from '@/lib/supabase'
import type { SignInFields } from '../model/account-schemas'

/** Signs in with a password. @returns the server's refusal, or null */
export async function signIn(credentials: SignInFields): Promise<AuthError | null> {
  const supabase = await getSupabase()
  const { error } = await supabase.auth.signInWithPassword(credentials)
  return error
}
