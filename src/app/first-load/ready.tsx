import { useEffect } from 'react'

/**
 * Tells the loader, and whoever waits for it, that the app listens: it comes after the page, which
 * React takes over after the hosts of dialogs and toasts, so their effects have run by now.
 */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
    window.dispatchEvent(new Event('kerege:ready'))
  }, [])
  return null
}
