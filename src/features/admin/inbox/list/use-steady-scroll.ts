import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface Anchor {
  id: string
  /** How far below the upper edge of what scrolls. */
  top: number
}

/** What scrolls the list: the list itself where it has a height of its own, else the page. */
function scrollerOf(list: HTMLElement): HTMLElement {
  const box = list.closest<HTMLElement>('[data-scrolls]')
  return box && getComputedStyle(box).overflowY === 'auto' ? box : document.documentElement
}

function topOf(row: Element, list: HTMLElement): number {
  const scroller = scrollerOf(list)
  const edge = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top
  return row.getBoundingClientRect().top - edge
}

/** The row somebody looks at: the one that has the focus, or the first that is in sight. */
function findAnchor(list: HTMLElement): Anchor | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-email]')
  const row =
    focused && list.contains(focused)
      ? focused
      : [...list.querySelectorAll<HTMLElement>('[data-email]')].find(
          (each) => topOf(each, list) + each.offsetHeight > 0,
        )
  const id = row?.dataset.email
  return row && id ? { id, top: topOf(row, list) } : undefined
}

/** Whether somebody is busy with the list, so that nothing may move under their hands. */
const isInUse = (list: HTMLElement) =>
  list.matches(':hover') || list.contains(document.activeElement) || scrollerOf(list).scrollTop > 0

/**
 * Keeps the rows that somebody looks at where they are when others come or go above them. (Browsers do
 * that at most for what is scrolled, and not all do.)
 * @param listing changes when another list is shown; its rows have no place to keep
 */
export function useSteadyScroll(
  list: RefObject<HTMLElement | null>,
  listing: string,
  ids: readonly string[],
) {
  const anchor = useRef<Anchor>(undefined)
  const shown = useRef(listing)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const before = anchor.current
    const isOther = shown.current !== listing
    shown.current = listing
    const scroller = scrollerOf(element)
    if (isOther) {
      if (scroller !== document.documentElement) scroller.scrollTop = 0
    } else if (before && isInUse(element)) {
      const row = element.querySelector(`[data-email="${CSS.escape(before.id)}"]`)
      // The page scrolls smoothly unless told otherwise.
      if (row) scroller.scrollBy({ top: topOf(row, element) - before.top, behavior: 'instant' })
    }
    anchor.current = findAnchor(element)
  }, [list, listing, ids])

  useEffect(() => {
    const remember = () => {
      if (list.current) anchor.current = findAnchor(list.current)
    }
    // Scrolling of an element does not bubble.
    const options = { capture: true, passive: true }
    document.addEventListener('scroll', remember, options)
    document.addEventListener('focusin', remember)
    window.addEventListener('resize', remember)
    return () => {
      document.removeEventListener('scroll', remember, options)
      document.removeEventListener('focusin', remember)
      window.removeEventListener('resize', remember)
    }
  }, [list])
}
