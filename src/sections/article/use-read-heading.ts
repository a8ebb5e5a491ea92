import { useEffect, useState } from 'react'

/**
 * The id of the heading whose text is being read: the last one above the line at a third of the window.
 * Undefined before the first.
 */
export function useReadHeading(ids: readonly string[]) {
  const [read, setRead] = useState<string>()
  const key = ids.join(' ')

  useEffect(() => {
    const order = key.split(' ')
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        setRead(order.findLast((id) => passed.has(id)))
      },
      // Everything above the line intersects.
      { rootMargin: '100000px 0px -66% 0px' },
    )
    for (const id of order) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [key])

  return read
}
