/**
 * Calls back once, when the browser has nothing else to do; soon, where it does not say (Safari).
 *
 * @returns what calls it off
 */
export function whenIdle(then: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(then)
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(then)
  return () => clearTimeout(handle)
}
