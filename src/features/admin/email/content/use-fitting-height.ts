import { useCallback, useRef } from 'react'

/** In pixels. Taller documents scroll in their frame. */
const maxHeight = 6000

const scrollbarPx = 16
const borderPx = 2

function fitHeight(element: HTMLIFrameElement) {
  const root = element.contentDocument?.documentElement
  if (!root) return
  // Start from zero: a document with height 100 % would grow with its frame forever.
  element.style.height = '0'
  const extra = root.scrollWidth > root.clientWidth ? scrollbarPx + borderPx : borderPx
  element.style.height = `${Math.min(root.scrollHeight + extra, maxHeight)}px`
}

/**
 * Fits a frame's height to its document, also when its width changes.
 * @returns its ref, and `fit`, to call when its document has loaded
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
