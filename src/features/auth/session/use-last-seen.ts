import { useEffect } from 'react'
import { getSupabase } from '@/lib/supabase'

/** The database writes no more often than this, so asking it more often is in vain. */
const pauseMs = 5 * 60_000

let lastTold = { userId: '', at: -Infinity }

async function tellPresence(userId: string) {
  if (lastTold.userId === userId && performance.now() - lastTold.at < pauseMs) return
  lastTold = { userId, at: performance.now() }
  try {
    const { error } = await (await getSupabase()).rpc('touch_last_seen')
    if (error) throw error
  } catch (error) {
    console.error('The visit could not be noted:', error)
  }
}

/** Lets admins know when somebody was last here: notes it now, and whenever they come back to the page. */
export function useLastSeen(userId: string | undefined) {
  useEffect(() => {
    if (userId === undefined) return
    const tell = () => {
      if (document.visibilityState === 'visible') void tellPresence(userId)
    }
    tell()
    window.addEventListener('focus', tell)
    document.addEventListener('visibilitychange', tell)
    return () => {
      window.removeEventListener('focus', tell)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [userId])
}
