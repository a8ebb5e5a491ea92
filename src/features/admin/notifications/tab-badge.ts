import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

const counted = /^\(\d+\+?\) /
const icons = { quiet: '/favicon.svg', unread: '/favicon-unread.svg' }

/** Shows unread notifications where an open tab is seen: their number before its title, and a dot on its icon. */
export function useTabBadge(unread: number): void {
  // Navigation resets the title.
  const { pathname } = useLocation()
  useEffect(() => {
    const bare = document.title.replace(counted, '')
    document.title = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${bare}` : bare
    setIcon(unread > 0 ? icons.unread : icons.quiet)
  }, [unread, pathname])
  useEffect(
    () => () => {
      document.title = document.title.replace(counted, '')
      setIcon(icons.quiet)
    },
    [],
  )
}

function setIcon(href: string) {
  const icon = document.querySelector('link[rel=icon][type="image/svg+xml"]')
  if (icon?.getAttribute('href') !== href) icon?.setAttribute('href', href)
}
