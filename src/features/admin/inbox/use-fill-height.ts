import { type RefObject, useLayoutEffect } from 'react'

/** What is left under it, so that it ends before the window does. */
const marginPx = 16

/** Lets an element reach down to the window's lower edge, wherever it begins. Sets `--fill` on it. */
export function useFillHeight(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const fit = () => {
      const top = target.getBoundingClientRect().top + window.scrollY
      target.style.setProperty('--fill', `${Math.round(window.innerHeight - top - marginPx)}px`)
    }
    fit()
    // What stands above may break into another line, or appear late.
    const observer = new ResizeObserver(fit)
    observer.observe(document.body)
    window.addEventListener('resize', fit)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', fit)
    }
  }, [element])
}
