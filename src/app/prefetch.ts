import { pageAt } from '@/content/navigation'
import type { PageId } from '@/content/site-map'
import { pageModules } from './routes'

/** Loads the code of a page and of what stands in it. */
export async function loadWhole(id: PageId): Promise<void> {
  const { content } = await pageModules[id]()
  const { loadSections } = await import('@/sections/lazy-kinds')
  if (content) await loadSections(content)
}

/** Loads the code of the page at a path. A failure shows when the page is really wanted. */
function prefetch(path: string) {
  const id = pageAt(path)
  if (id) loadWhole(id).catch(() => undefined)
}

function prefetchLinked(link: HTMLAnchorElement | null) {
  if (link?.origin === location.origin && link.pathname !== location.pathname) {
    prefetch(link.pathname)
  }
}

const prefetchPointed = ({ target }: Event) => {
  if (target instanceof Element) prefetchLinked(target.closest('a'))
}

/** Nobody who counts bytes wants pages that they may never open. */
const savesData = () =>
  'connection' in navigator &&
  navigator.connection instanceof Object &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true

/** Prefetches what comes into view, of the page as it stands now. */
function prefetchInView(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      prefetchLinked(target)
    }
  })
  for (const link of document.querySelectorAll('main a[href^="/"]')) observer.observe(link)
  return () => observer.disconnect()
}

/**
 * Makes the next page be there before it is asked for: at once where somebody points at its link or
 * moves the focus there, and for the links in view as soon as the visitor scrolls. Not before: what
 * a page loads by itself stays within its budget. The page that is left is fetched as well, because
 * the way back leads there and what came as HTML has had no need of its code.
 *
 * @param path of the page as it stands now
 * @returns what stops it, when the page is left
 */
export function prefetchPages(path: string): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let stopInView = () => {}
  document.addEventListener('pointerover', prefetchPointed, { signal, passive: true })
  document.addEventListener('focusin', prefetchPointed, { signal })
  if (!savesData()) {
    const start = () => {
      stopInView = prefetchInView()
    }
    window.addEventListener('scroll', start, { signal, once: true, passive: true })
  }
  return () => {
    stop.abort()
    stopInView()
    if (!savesData()) prefetch(path)
  }
}
