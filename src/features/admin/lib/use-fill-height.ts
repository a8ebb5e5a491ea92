import { type RefObject, useLayoutEffect } from 'react'
import { observeSize } from '@/lib/browser/observe'

/** The gap below the element. */
const marginPx = 16

/** Sets `--fill` on an element: the height from its top to the bottom of the window. */
export function useFillHeight(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const fit = () => {
      const top = target.getBoundingClientRect().top + window.scrollY
      target.style.setProperty('--fill', `${Math.round(window.innerHeight - top - marginPx)}px`)
    }
    fit()
    // The content above may wrap, or appear late.
    const stop = observeSize([document.body], fit)
    window.addEventListener('resize', fit)
    return () => {
      stop()
      window.removeEventListener('resize', fit)
    }
  }, [element])
}
