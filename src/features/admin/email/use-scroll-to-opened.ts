import { type RefObject, useLayoutEffect } from 'react'

/** The gap above the opened email. */
const marginPx = 20

/**
 * Scrolls a thread to the opened email when it has loaded, and again when the composer takes room from
 * it. The first email of a thread stays below the summary.
 */
export function useScrollToOpened(
  scroller: RefObject<HTMLElement | null>,
  isLoaded: boolean,
  isReplying: boolean,
) {
  useLayoutEffect(() => {
    const box = scroller.current
    const opened = box?.querySelector('[data-opened]:not(:first-child)')
    if (!box || !opened) return
    const below = opened.getBoundingClientRect().top - box.getBoundingClientRect().top
    box.scrollBy(0, below - marginPx)
  }, [scroller, isLoaded, isReplying])
}
