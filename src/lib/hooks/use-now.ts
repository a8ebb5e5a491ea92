import { useSyncExternalStore } from 'react'
import { onReturn } from '../page/on-return'

const tickMs = 30_000

let now = Date.now()

function subscribe(notify: () => void) {
  now = Date.now()
  const update = () => {
    now = Date.now()
    notify()
  }
  const timer = setInterval(update, tickMs)
  // Browsers throttle timers of hidden pages.
  const stop = onReturn(update)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/** The current time in milliseconds since 1970, updated twice a minute. */
export const useNow = () =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  )
