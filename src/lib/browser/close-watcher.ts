// TypeScript's library does not know it yet.
declare global {
  interface Window {
    readonly CloseWatcher?: (new () => EventTarget & { destroy: () => void }) | undefined
  }
}

/**
 * Reports when the browser asks to close what is open, as on Back on Android; never in a browser that does not
 * (https://developer.mozilla.org/docs/Web/API/CloseWatcher).
 * @returns a function that ends it
 */
export function watchClose(onClose: () => void): () => void {
  try {
    if (!window.CloseWatcher) return () => undefined
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', onClose)
    return () => watcher.destroy()
  } catch {
    return () => undefined
  }
}
