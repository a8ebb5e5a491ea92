import type { AuthError } from '@supabase/supabase-js'
import { getSupabase } from '@/lib/backend/supabase'

/**
 * Has Auth mail a link to a new address, and to the present one if the platform requires both.
 * @returns the server's refusal, or null; null also if the address is taken
 */
export async function askForNewAddress(email: string): Promise<AuthError | null> {
  const supabase = await getSupabase()
  const { error } = await supabase.auth.updateUser({ email })
  return error?.code === 'email_exists' ? null : error
}
