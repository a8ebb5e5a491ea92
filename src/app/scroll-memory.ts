import { readStored, scrollKey, writeStored } from '@/lib/storage'
import { makeUuid } from '@/lib/uuid'

/*
 * A page comes back where it was left. The browser would scroll at the moment of Back, under the page that is
 * still shown while the other one is rendered, so the app scrolls by itself; a reload is left to the browser.
 */

const keyOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : undefined

/** Gives an entry of the history a key, as the router does for its own: links to chapters have none. */
function keepKey() {
  if (keyOf(history.state)) return
  history.replaceState({ ...history.state, key: makeUuid() }, '')
}

const stored = readStored(scrollKey)
const positions = new Map<string, number>(stored instanceof Object ? Object.entries(stored) : [])
let shown: string | undefined

/** Begins to note how far each entry of the history is scrolled. To be called before the router starts. */
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

/**
 * Scrolls an entry of the history, whose page is shown now, to where it was left.
 *
 * @param key the router's key of the entry
 * @returns false if it is shown for the first time
 */
export function restoreScroll(key: string): boolean {
  shown = key
  const top = positions.get(key)
  if (top === undefined) return false
  window.scrollTo({ top, behavior: 'instant' })
  return true
}
