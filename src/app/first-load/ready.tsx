import { useEffect } from 'react'

/**
 * Tells the loader, and tests, that the app listens. Not from within React's own work: there it could not
 * hydrate the section whose button the loader presses again, and would drop the press.
 */
export function Ready() {
  useEffect(() => {
    const later = setTimeout(() => {
      document.documentElement.dataset.ready = 'true'
      window.dispatchEvent(new Event('kerege:ready'))
    })
    return () => clearTimeout(later)
  }, [])
  return null
}
