import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** The element that scrolls the list: its own box if that has a fixed height, else the page. */
function scrollerOf(list: HTMLElement): HTMLElement {
  const box = list.parentElement
  return box && getComputedStyle(box).overflowY === 'auto' ? box : document.documentElement
}

function topOf(row: Element, list: HTMLElement): number {
  const scroller = scrollerOf(list)
  const edge = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top
  return row.getBoundingClientRect().top - edge
}

/** The row to keep in place: the focused one, or the first visible one. */
function findAnchor(list: HTMLElement) {
  const focused = document.activeElement?.closest<HTMLElement>('[data-row]')
  const row =
    focused && list.contains(focused)
      ? focused
      : [...list.querySelectorAll<HTMLElement>('[data-row]')].find(
          (each) => topOf(each, list) + each.offsetHeight > 0,
        )
  const id = row?.dataset.row
  return row && id ? { id, top: topOf(row, list) } : undefined
}

/** Whether the list is hovered, focused or scrolled, so that its rows must not move. */
const isInUse = (list: HTMLElement) =>
  list.matches(':hover') || list.contains(document.activeElement) || scrollerOf(list).scrollTop > 0

/**
 * Keeps the visible rows in place when others come or go above them. (The scroll anchoring of browsers needs a
 * scrolled list, and Safari has none.)
 * @param listing identifies the shown list; another one starts at the top
 */
export function useSteadyScroll(
  list: RefObject<HTMLElement | null>,
  listing: string,
  ids: readonly string[],
) {
  const anchor = useRef<ReturnType<typeof findAnchor>>(undefined)
  const shown = useRef(listing)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const before = anchor.current
    const isOtherList = shown.current !== listing
    shown.current = listing
    const scroller = scrollerOf(element)
    if (isOtherList) {
      if (scroller !== document.documentElement) scroller.scrollTop = 0
    } else if (before && isInUse(element)) {
      const row = element.querySelector(`[data-row="${CSS.escape(before.id)}"]`)
      // Overrides the page's smooth scrolling.
      if (row) scroller.scrollBy({ top: topOf(row, element) - before.top, behavior: 'instant' })
    }
    anchor.current = findAnchor(element)
  }, [list, listing, ids])

  useEffect(() => {
    const saveAnchor = () => {
      if (list.current) anchor.current = findAnchor(list.current)
    }
    const listeners = new AbortController()
    const { signal } = listeners
    // Scroll events of elements do not bubble.
    document.addEventListener('scroll', saveAnchor, { capture: true, passive: true, signal })
    document.addEventListener('focusin', saveAnchor, { signal })
    window.addEventListener('resize', saveAnchor, { signal })
    return () => listeners.abort()
  }, [list])
}
