/** Calls back whenever the user returns to the page: it is shown, or gets the focus. @returns a function that stops it */
export function onReturn(callBack: () => void): () => void {
  const stop = new AbortController()
  const returned = () => {
    if (document.visibilityState === 'visible') callBack()
  }
  window.addEventListener('focus', returned, { signal: stop.signal })
  document.addEventListener('visibilitychange', returned, { signal: stop.signal })
  return () => stop.abort()
}
