import { useEffect, useRef } from 'react'
import { whenIdle } from '@/lib/when-idle'
import { AwakeIsland } from './awake-island'
import { useIslands } from './use-islands'
import { webFonts } from './web-fonts'

/** How many blocks of an article are laid out at a time. */
const blocksAtOnce = 12

/** What is laid out together: a section, an item of a long list, or a few blocks of an article. */
function laterParts(page: HTMLElement): HTMLElement[][] {
  const find = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)]
  const parts = find(':scope > * > *, .long-list > *').map((part) => [part])
  const blocks = find('.long-read > *')
  while (blocks.length > 0) parts.push(blocks.splice(0, blocksAtOnce))
  return parts
}

/**
 * Lays out what is still skipped (`lazy-sections`), a part at a time, so that the heights are true
 * before anybody jumps far down. Returns what stops it.
 */
function layOutSections(page: HTMLElement): () => void {
  const parts = laterParts(page)
  let cancel = () => {}
  let stopped = false
  const next = () => {
    const part = stopped ? undefined : parts.shift()
    if (!part) return
    for (const element of part) element.style.contentVisibility = 'visible'
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
      {awake.map((island, index) => (
        <AwakeIsland key={index} {...island} />
      ))}
    </>
  )
}
