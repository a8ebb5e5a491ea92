import { type RefObject, useLayoutEffect, useState } from 'react'

/** Wide enough for the customer to stand beside what they wrote. */
const roomyPx = 736

/** Whether an element has room for two columns, now and whenever that changes. */
export function useIsRoomy(element: RefObject<HTMLElement | null>): boolean {
  const [isRoomy, setRoomy] = useState(false)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setRoomy(target.clientWidth >= roomyPx)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return isRoomy
}
