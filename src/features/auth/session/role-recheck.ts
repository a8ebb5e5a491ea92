import { useEffect } from 'react'

const eventName = 'recheckRole'

/** How often a page that depends on the role refreshes it, in milliseconds. */
const watchMs = 5000

/** Requests another lookup of the role, because it may have changed. */
export const recheckRole = () => void window.dispatchEvent(new Event(eventName))

/** Calls `lookUp` on `recheckRole`, and when the page is shown or focused. @returns a function that stops it */
export function onRoleRecheck(lookUp: () => void) {
  const stop = new AbortController()
  const { signal } = stop
  const cameBack = () => {
    if (document.visibilityState === 'visible') lookUp()
  }
  window.addEventListener(eventName, lookUp, { signal })
  window.addEventListener('focus', cameBack, { signal })
  document.addEventListener('visibilitychange', cameBack, { signal })
  return () => stop.abort()
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
