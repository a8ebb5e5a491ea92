import { useLayoutEffect, useRef, useState } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { restoreScroll } from './scroll-memory'

/** The chapter that a hash names; anybody may write one that cannot be decoded. */
function chapterAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Where a page begins that is opened again: at the chapter that its address names, or at the top. */
function scrollToStart(hash: string) {
  const chapter = chapterAt(hash)
  if (chapter) chapter.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

/** The focus goes to a chapter that can take it, as after a browser's own link, or to the content. */
function focusStart(hash: string) {
  const chapter = chapterAt(hash)
  const start = chapter?.hasAttribute('tabindex') ? chapter : document.getElementById('main')
  start?.focus({ preventScroll: true })
}

/**
 * What a browser does by itself when it loads a page: gives the document the page's head, starts at the
 * top or where the page was left, moves the focus to the content and tells a screen reader the title.
 */
export function PageChange({ location: { key, pathname, hash } }: { location: Location }) {
  const navigation = useNavigationType()
  const previous = useRef({ key, pathname })
  const [announcement, setAnnouncement] = useState('')

  useLayoutEffect(() => {
    if (previous.current.key === key) return
    const isOtherPage = previous.current.pathname !== pathname
    previous.current = { key, pathname }
    const isRestored = restoreScroll(key)
    // The browser follows plain links within a page; those of the router are followed here.
    if (!isOtherPage && (navigation !== 'PUSH' || !chapterAt(hash))) return
    if (!isRestored || navigation !== 'POP') scrollToStart(hash)
    focusStart(hash)
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
