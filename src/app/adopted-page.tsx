import { type ComponentType, useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { whenIdle } from '@/lib/when-idle'
import { islandOf } from './islands'
import { keepFields } from './keep-fields'
import { webFonts } from './web-fonts'

interface AwakeIsland {
  place: Element
  Part: ComponentType
}

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
  const [awake, setAwake] = useState<AwakeIsland[]>([])

  useEffect(() => {
    // No form of the page goes the browser's own way: what is sent too early is sent once it can be.
    let submitted: Element | null = null
    const holdBack = (event: Event) => {
      event.preventDefault()
      if (event.target instanceof Element) submitted = event.target.closest('[data-island]')
    }
    const stop = new AbortController()
    page.current?.addEventListener('submit', holdBack, { signal: stop.signal })
    const wake = async (place: Element) => {
      const island = await islandOf(place)?.()
      if (!island) return
      const putFieldsBack = keepFields(place)
      // In one task, so that the old and the new picture are never both away.
      place.replaceChildren()
      flushSync(() => setAwake((others) => [...others, { place, Part: island.default }]))
      putFieldsBack()
      if (place === submitted) place.querySelector('form')?.requestSubmit()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          observer.unobserve(target)
          wake(target).catch((error: unknown) => {
            console.error('A part of the page could not be loaded:', error)
          })
        }
      },
      { rootMargin: '300px' },
    )
    for (const place of page.current?.querySelectorAll('[data-island]') ?? []) {
      observer.observe(place)
    }
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [])

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
