import { useSyncExternalStore } from 'react'

const tickMs = 30_000

let now = Date.now()

function subscribe(notify: () => void) {
  const timer = setInterval(() => {
    now = Date.now()
    notify()
  }, tickMs)
  // Timers sleep while the page is hidden.
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

/** The current moment in milliseconds since 1970, anew twice a minute. */
export const useNow = () =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  )
