import { isAuthSessionMissingError } from '@supabase/supabase-js'
import type { Role } from '@contracts/role.ts'
import type { Supabase } from '@/lib/backend/supabase'
import { draftNamesOf } from '@/lib/drafts'
import { toast } from '@/lib/toast'

/**
 * Signs out of this browser if the session was ended elsewhere: from another device, by a new password, or by a
 * block. The database then grants its token nothing, so the account looks as if it had no rows.
 * @throws if Auth cannot say
 */
async function leaveEndedSession(supabase: Supabase, userId: string): Promise<void> {
  const { data } = await supabase.auth.getSession()
  if (!data.session) return
  const { error } = await supabase.auth.getUser()
  if (!error) return
  // Other errors say nothing about the session: no network, a busy server.
  if (!(error.status === 403 || isAuthSessionMissingError(error))) throw error
  await supabase.auth.signOut({ scope: 'local' })
  const reason = 'Его завершили с другого устройства или это сделал администратор.'
  const comfort = draftNamesOf(userId).length > 0 ? ' Черновики сохранены.' : ''
  toast.error('Сеанс завершён', reason + comfort, { about: 'session' })
}

/** A user's role; `user` if there is none, as with an ended session. @throws if the lookup fails */
export async function fetchRole(supabase: Supabase, userId: string): Promise<Role> {
  const { data, error } = await supabase
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .order('role', { ascending: true })
    .limit(1)
    // A user without a known role is refused, so try hard.
    .retry(true)
    .maybeSingle()
  if (error) throw new Error(error.message, { cause: error })
  if (!data) await leaveEndedSession(supabase, userId)
  return data?.role ?? 'user'
}
