import { type RefObject, useEffect, useRef } from 'react'
import { observeSize } from '@/lib/browser/observe'

/** Space above the message at the top of the view. */
const marginPx = 12

/**
 * Scrolls to the end, but keeps the visitor's latest message in view: answers are read from their beginning. A form
 * that waits for a decision is shown whole, or from its beginning.
 */
function scrollToEnd(view: HTMLElement) {
  const own = [...view.querySelectorAll<HTMLElement>('[data-own]')].at(-1)
  const end = view.scrollHeight - view.clientHeight
  const first = view.querySelector<HTMLElement>('[data-decision]') ?? own
  const top = first ? first.offsetTop - marginPx : end
  view.scrollTo({ top: Math.min(end, top), behavior: 'instant' })
}

/** Follows the conversation as it grows until the visitor scrolls, and again from the next message. */
export function useScrollEnd(view: RefObject<HTMLElement | null>, messageCount: number) {
  const follows = useRef(true)

  useEffect(() => {
    follows.current = true
    if (view.current) scrollToEnd(view.current)
  }, [messageCount, view])

  useEffect(() => {
    const element = view.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    const leave = () => {
      follows.current = false
    }
    for (const name of ['wheel', 'touchmove', 'keydown']) {
      element.addEventListener(name, leave, { signal, passive: true })
    }
    const stopObserving = observeSize([element, ...element.children], () => {
      if (follows.current) scrollToEnd(element)
    })
    return () => {
      stop.abort()
      stopObserving()
    }
  }, [view])
}
