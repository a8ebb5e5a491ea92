import { useEffect } from 'react'
import { onReturn } from '@/lib/page/on-return'

const eventName = 'recheckRole'

/** How often a page that depends on the role refreshes it, in milliseconds. */
const watchMs = 5000

/** Requests another lookup of the role, because it may have changed. */
export const recheckRole = () => void window.dispatchEvent(new Event(eventName))

/** Calls `lookUp` on `recheckRole`, and when the page is shown or focused. @returns a function that stops it */
export function onRoleRecheck(lookUp: () => void) {
  const stop = onReturn(lookUp)
  window.addEventListener(eventName, lookUp)
  return () => {
    stop()
    window.removeEventListener(eventName, lookUp)
  }
}

/** Keeps the role current while a page that depends on it is visible. */
export function useRoleWatch() {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') recheckRole()
    }, watchMs)
    return () => clearInterval(timer)
  }, [])
}
