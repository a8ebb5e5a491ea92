import { type ComponentType, useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { islandOf } from './islands'

interface AwakeIsland {
  place: Element
  Part: ComponentType
}

/**
 * The page as the build rendered it. React takes the HTML over without the page's code: text needs
 * none, buttons and links are served by PageActions, and islands wake as they come into view.
 */
export function AdoptedPage() {
  const page = useRef<HTMLDivElement>(null)
  const [awake, setAwake] = useState<AwakeIsland[]>([])

  useEffect(() => {
    const wake = async (place: Element) => {
      const island = await islandOf(place)?.()
      if (!island) return
      // In one task, so that the old and the new picture are never both away.
      place.replaceChildren()
      flushSync(() => setAwake((others) => [...others, { place, Part: island.default }]))
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
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <div ref={page} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      {awake.map(({ place, Part }, index) => createPortal(<Part />, place, String(index)))}
    </>
  )
}
