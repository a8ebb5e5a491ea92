import { useEffect, useRef, useState } from 'react'
import { observeSize } from '../browser/observe'

/** On which sides `box`, a ref, has hidden content: to the left, to the right; `overflow` is undefined until the browser has measured it. */
export function useOverflow<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const [overflow, setOverflow] = useState<{ before: boolean; after: boolean }>()
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const hidden = element.scrollWidth - element.clientWidth
      // Ignores half a pixel caused by zoom.
      const next = { before: element.scrollLeft > 1, after: hidden - element.scrollLeft > 1 }
      setOverflow((last) =>
        last?.before === next.before && last.after === next.after ? last : next,
      )
    }
    const content = element.firstElementChild
    const stop = observeSize(content ? [element, content] : [element], measure)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      stop()
      element.removeEventListener('scroll', measure)
    }
  }, [])
  return { box, overflow }
}
