import { type RefObject, useEffect } from 'react'
import { observeSize } from '@/lib/browser/observe'

const marginPx = 20

const ownScrolls = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Keeps the newest entry of a thread in view: its end, or its start if it is taller than the view. Frames and
 * pictures load later and the composer takes room, so it repeats whenever a height changes, until the reader scrolls;
 * a new entry or another composer (`answer`) starts over. A thread's first entry stays below the summary unless it is
 * replied to.
 */
export function useNewestInView(
  scroller: RefObject<HTMLElement | null>,
  answer: string | undefined,
) {
  useEffect(() => {
    const box = scroller.current
    const content = box?.firstElementChild
    if (!box || !content) return
    let isFollowed = true
    let newest: Element | null = null
    const follow = () => {
      const latest = content.querySelector(
        answer === 'reply' ? 'ol > li:last-child' : 'ol > li:last-child:not(:first-child)',
      )
      if (latest !== newest) isFollowed = true
      newest = latest
      if (!isFollowed || !latest) return
      const view = box.getBoundingClientRect()
      const entry = latest.getBoundingClientRect()
      const above = entry.top - view.top - marginPx
      const below = entry.bottom - view.bottom + marginPx
      box.scrollBy(0, Math.min(above, below))
    }
    const stop = observeSize([box, content], follow)
    const leave = () => {
      isFollowed = false
    }
    for (const type of ownScrolls) box.addEventListener(type, leave, { passive: true })
    return () => {
      stop()
      for (const type of ownScrolls) box.removeEventListener(type, leave)
    }
  }, [scroller, answer])
}
