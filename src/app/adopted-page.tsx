import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { whenIdle } from '@/lib/when-idle'
import { useIslands } from './use-islands'
import { webFonts } from './web-fonts'

/**
 * Lays out what is still skipped (`lazy-sections`), a section at a time, so that the heights are true
 * before anybody jumps far down. Returns what stops it.
 */
function layOutSections(page: HTMLElement): () => void {
  const sections = [...page.querySelectorAll<HTMLElement>(':scope > * > *')]
  let cancel = () => {}
  let stopped = false
  const next = () => {
    const section = stopped ? undefined : sections.shift()
    if (!section) return
    section.style.contentVisibility = 'visible'
    cancel = whenIdle(next)
  }
  // The fonts would have it all laid out once more.
  void webFonts().then(next)
  return () => {
    stopped = true
    cancel()
  }
}

/**
 * The page as the build rendered it. React takes the HTML over without the page's code: text needs
 * none, buttons and links are served by PageActions, and islands wake as they come into view.
 */
export function AdoptedPage() {
  const page = useRef<HTMLDivElement>(null)
  const awake = useIslands(page)

  useEffect(() => (page.current ? layOutSections(page.current) : undefined), [])

  return (
    <>
      <div
        ref={page}
        className="lazy-sections"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {awake.map(({ place, Part }, index) => createPortal(<Part />, place, String(index)))}
    </>
  )
}
