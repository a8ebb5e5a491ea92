import { useEffect } from 'react'
import { call } from '@/lib/backend/database-answer'
import { onReturn } from '@/lib/page/on-return'

/** The database writes no more often than this. */
const pauseMs = 5 * 60_000

let lastReport = { userId: '', at: -Infinity }

async function reportPresence(userId: string) {
  if (lastReport.userId === userId && performance.now() - lastReport.at < pauseMs) return
  lastReport = { userId, at: performance.now() }
  try {
    await call('touch_last_seen')
  } catch (error) {
    console.error('The visit could not be noted:', error)
  }
}

/** Records for admins when a user was last here: now, and whenever they return to the page. */
export function useLastSeen(userId: string | undefined) {
  useEffect(() => {
    if (userId === undefined) return
    const report = () => void reportPresence(userId)
    if (document.visibilityState === 'visible') report()
    return onReturn(report)
  }, [userId])
}
