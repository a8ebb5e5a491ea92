import type { Role } from '@contracts/role.ts'
import type { Supabase } from '@/lib/backend/supabase'
import { leaveEndedSession } from './leave-ended-session'

/**
 * The role of a user; `user` if there is none, as with an ended session.
 * @param fallback used if the lookup fails, which is logged
 */
export async function fetchRole(
  supabase: Supabase,
  userId: string,
  fallback: Role = 'user',
): Promise<Role> {
  const { data, error } = await supabase
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .order('role', { ascending: true })
    .limit(1)
    // A user without a known role is refused, so try hard.
    .retry(true)
    .maybeSingle()
  if (!error) {
    if (!data) await leaveEndedSession(supabase)
    return data?.role ?? 'user'
  }
  console.error('Role lookup failed:', error)
  return fallback
}
