import type { Role } from '@contracts/role.ts'
import type { Supabase } from '@/lib/backend/supabase'
import { leaveEndedSession } from './leave-ended-session'

/**
 * The role of a user; `user` when there is none, which is what an ended session looks like.
 * @param fallback what it is when the lookup fails, which is logged
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
    // Whose role is not known is turned away.
    .retry(true)
    .maybeSingle()
  if (!error) {
    if (!data) await leaveEndedSession(supabase)
    return data?.role ?? 'user'
  }
  console.error('Role lookup failed:', error)
  return fallback
}
