import { replaceEntry } from '@/lib/browser/history'
import { readStored, scrollKey, writeStored } from '@/lib/storage'
import { makeUuid } from '@/lib/uuid'

/* Restores the scroll position of a page. On Back the browser would scroll at once, under the old page that is still
   shown while the other one renders, so the app scrolls itself; a reload is left to the browser. */

const keyOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : undefined

/** Gives a history entry a key, as the router does for its own: hash links have none. */
function keepKey() {
  if (keyOf(history.state)) return
  replaceEntry({ ...history.state, key: makeUuid() })
}

const stored = readStored(scrollKey)
const positions = new Map<string, number>(stored instanceof Object ? Object.entries(stored) : [])
let shown: string | undefined

/** Starts recording the scroll position of each history entry. Call it before the router starts. */
export function rememberScroll(): void {
  keepKey()
  shown = keyOf(history.state)
  history.scrollRestoration = 'manual'
  addEventListener('popstate', keepKey)
  addEventListener('scroll', () => shown && positions.set(shown, scrollY), { passive: true })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    writeStored(scrollKey, Object.fromEntries(positions))
  })
}

/** Scrolls to the recorded position of the entry with the router's `key`. @returns false if it has none */
export function restoreScroll(key: string): boolean {
  shown = key
  const top = positions.get(key)
  if (top === undefined) return false
  window.scrollTo({ top, behavior: 'instant' })
  return true
}
