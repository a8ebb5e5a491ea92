import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * What a browser does by itself when a page is loaded: start at the top (Back and Forward keep their
 * place), move the focus to the new content and tell a screen reader its title.
 */
export function RouteChange() {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('main')?.focus({ preventScroll: true })
    // The page sets its title in an effect of its own.
    const afterTitle = setTimeout(() => setAnnouncement(document.title), 100)
    return () => clearTimeout(afterTitle)
  }, [pathname, navigation])

  return (
    <p className="sr-only" aria-live="polite" aria-atomic>
      {announcement}
    </p>
  )
}
