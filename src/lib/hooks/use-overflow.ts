import { useEffect, useRef, useState } from 'react'

interface Overflow {
  /** Whether something is hidden to the left, and to the right. */
  before: boolean
  after: boolean
}

/**
 * Tells on which sides a box has more than it shows.
 *
 * @returns `box` is the ref of the scrolling element; `overflow` is undefined until the browser has
 *   measured it
 */
export function useOverflow<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const [overflow, setOverflow] = useState<Overflow>()
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const hidden = element.scrollWidth - element.clientWidth
      // Half a pixel of zoom is nothing to scroll to.
      const next = { before: element.scrollLeft > 1, after: hidden - element.scrollLeft > 1 }
      setOverflow((last) =>
        last?.before === next.before && last.after === next.after ? last : next,
      )
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    if (element.firstElementChild) sizes.observe(element.firstElementChild)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])
  return { box, overflow }
}
