import { useSyncExternalStore } from 'react'

const tickMs = 30_000

let now = Date.now()

function subscribe(notify: () => void) {
  now = Date.now()
  const timer = setInterval(() => {
    now = Date.now()
    notify()
  }, tickMs)
  // Browsers throttle timers of hidden pages.
  const wake = () => {
    if (document.hidden) return
    now = Date.now()
    notify()
  }
  document.addEventListener('visibilitychange', wake)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', wake)
  }
}

/** The current time in milliseconds since 1970, updated twice a minute. */
export const useNow = () =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  )
