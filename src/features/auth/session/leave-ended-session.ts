import { isAuthSessionMissingError } from '@supabase/supabase-js'
import type { Supabase } from '@/lib/backend/supabase'
import { toast } from '@/lib/toast'

/**
 * Signs out of this browser if the session was ended elsewhere: from another device, by a new password, or by a
 * block. The database then grants its token nothing, so the account looks as if it had no rows.
 */
export async function leaveEndedSession(supabase: Supabase): Promise<void> {
  const { data } = await supabase.auth.getSession()
  if (!data.session) return
  const { error } = await supabase.auth.getUser()
  // Other errors say nothing about the session: no network, a busy server.
  if (!error || !(error.status === 403 || isAuthSessionMissingError(error))) return
  await supabase.auth.signOut({ scope: 'local' })
  toast.error(
    'Сеанс завершён',
    'Его завершили с другого устройства или это сделал администратор.',
    {
      about: 'session',
    },
  )
}
