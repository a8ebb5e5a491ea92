const asked = 'recheckRole'

/** Asks for the role to be looked up again, because it may have changed. */
export const recheckRole = () => void window.dispatchEvent(new Event(asked))

/**
 * Calls `look` whenever the role may have changed unseen: somebody asks for it, or comes back to the page.
 * @returns a function that stops it
 */
export function onRoleDoubt(look: () => void) {
  const stop = new AbortController()
  const { signal } = stop
  const cameBack = () => {
    if (document.visibilityState === 'visible') look()
  }
  window.addEventListener(asked, look, { signal })
  window.addEventListener('focus', cameBack, { signal })
  document.addEventListener('visibilitychange', cameBack, { signal })
  return () => stop.abort()
}
