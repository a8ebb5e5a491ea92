import { useCallback, useRef } from 'react'

/** Higher ones scroll by themselves: a letter may claim any height. */
const highest = 6000

/** A scroll bar below what is wider than the frame, and the frame's own border. */
const scrollbar = 16
const border = 2

function fitHeight(element: HTMLIFrameElement) {
  const root = element.contentDocument?.documentElement
  if (!root) return
  // From nothing: a letter that wants the whole height of its frame would grow with it for ever.
  element.style.height = '0'
  const extra = root.scrollWidth > root.clientWidth ? scrollbar + border : border
  element.style.height = `${Math.min(root.scrollHeight + extra, highest)}px`
}

/**
 * Makes a frame as high as its document, and again whenever its width changes.
 * @returns its ref, and what has to be called when its document has loaded
 */
export function useFittingHeight() {
  const frame = useRef<HTMLIFrameElement>(null)
  const fit = useCallback(() => {
    if (frame.current) fitHeight(frame.current)
  }, [])
  const ref = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element
    if (!element) return undefined
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      fitHeight(element)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, fit }
}
