import { useLayoutEffect, useRef, useState } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { restoreScroll } from './scroll-memory'

/** The element that a hash names; a malformed hash cannot be decoded. */
function chapterAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Where a newly opened page starts: at what its hash names, or at the top. */
function scrollToStart(chapter: HTMLElement | null) {
  if (chapter) chapter.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Focuses the target of the hash if it is focusable, as the browser does for its own links; else the content. */
function focusStart(chapter: HTMLElement | null) {
  const start = chapter?.hasAttribute('tabindex') ? chapter : document.getElementById('main')
  start?.focus({ preventScroll: true })
}

/** What a browser does when it loads a page: sets the head, scrolls, focuses the content and announces the title. */
export function PageChange({ location: { key, pathname, hash } }: { location: Location }) {
  const navigation = useNavigationType()
  const previous = useRef({ key, pathname })
  const [announcement, setAnnouncement] = useState('')

  useLayoutEffect(() => {
    if (previous.current.key === key) return
    const isOtherPage = previous.current.pathname !== pathname
    previous.current = { key, pathname }
    const isRestored = restoreScroll(key)
    // The browser follows plain links within a page; those of the router are handled here.
    const chapter = chapterAt(hash)
    if (!isOtherPage && (navigation !== 'PUSH' || !chapter)) return
    if (!isRestored || navigation !== 'POP') scrollToStart(chapter)
    focusStart(chapter)
    if (!isOtherPage) return
    import('./document-head')
      .then(({ showHead }) => showHead(pathname))
      .then(() => setAnnouncement(document.title))
      .catch((error: unknown) => console.error('The head of the page could not be set:', error))
  }, [key, pathname, hash, navigation])

  return (
    <p className="sr-only" aria-live="polite" aria-atomic>
      {announcement}
    </p>
  )
}
