import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { pageAt } from '@/content/navigation'
import { observeView } from '@/lib/browser/observe'
import { loadPage } from './routes'

/** Loads the code of the page that a link leads to. A failure shows when the page is opened. */
function prefetch(link: Element | null) {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
  if (pageAt(link.pathname)) loadPage(link.pathname).catch(() => undefined)
}

const prefetchPointed = ({ target }: Event) => {
  if (target instanceof Element) prefetch(target.closest('a'))
}

/** Users who save data do not want pages they may never open. */
const savesData = () =>
  'connection' in navigator &&
  navigator.connection instanceof Object &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true

/** Prefetches hovered or focused links, and those in view once the visitor scrolls: the load keeps its budget. */
export function Prefetch() {
  const { pathname } = useLocation()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerover', prefetchPointed, { signal, passive: true })
    document.addEventListener('focusin', prefetchPointed, { signal })
    if (savesData()) return () => stop.abort()

    let stopObserving: (() => void) | undefined
    const observeLinks = () => {
      const links = document.querySelectorAll('main a[href^="/"]')
      stopObserving = observeView(links, ({ isIntersecting, target }) => {
        if (isIntersecting) prefetch(target)
      })
    }
    window.addEventListener('scroll', observeLinks, { signal, once: true, passive: true })
    return () => {
      stop.abort()
      stopObserving?.()
    }
  }, [pathname])
  return null
}
