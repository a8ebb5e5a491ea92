import { type RefObject, useLayoutEffect } from 'react'

/** What stays visible above the letter. */
const marginPx = 20

/**
 * Scrolls a conversation to the letter that was opened: once it is there, and again when the answer
 * takes room from it. The first letter of all stays where it is, below what is said of the e-mail.
 */
export function useOpenedLetterInSight(
  scroller: RefObject<HTMLElement | null>,
  isThere: boolean,
  isAnswered: boolean,
) {
  useLayoutEffect(() => {
    const frame = scroller.current
    const letter = frame?.querySelector('[data-opened]:not(:first-child)')
    if (!frame || !letter) return
    const below = letter.getBoundingClientRect().top - frame.getBoundingClientRect().top
    frame.scrollBy(0, below - marginPx)
  }, [scroller, isThere, isAnswered])
}
