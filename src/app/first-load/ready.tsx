import { useEffect } from 'react'

/**
 * Tells the loader, and tests, that the app is listening. Outside of React's own work: inside it, React could not
 * hydrate the section whose button the loader clicks again, and would drop the click.
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
