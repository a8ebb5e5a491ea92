import { type RefObject, useLayoutEffect, useState } from 'react'

/** Wide enough for the customer beside the thread. */
const minWidthPx = 736

/** Whether an element has room for two columns. */
export function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setWide(target.clientWidth >= minWidthPx)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return isWide
}
