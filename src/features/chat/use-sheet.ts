import { type RefObject, useEffect } from 'react'
import { matchesMedia } from '@/lib/browser/media'
import { useMedia } from '@/lib/hooks/use-media'

/**
 * Fits the panel into the screen above a phone's keyboard: only the visual viewport knows how much of a fixed element
 * it covers.
 */
function fitTo(viewport: VisualViewport, panel: HTMLElement): () => void {
  const fit = () => {
    panel.style.setProperty('--chat-top', `${viewport.offsetTop}px`)
    panel.style.setProperty('--chat-height', `${viewport.height}px`)
  }
  fit()
  const stop = new AbortController()
  viewport.addEventListener('resize', fit, { signal: stop.signal })
  viewport.addEventListener('scroll', fit, { signal: stop.signal })
  return () => stop.abort()
}

const sheetMedia = '(width < 40rem) or (height < 30rem)'

/** Whether an open panel would cover the whole page now. */
export const isSheetNow = (): boolean => matchesMedia(sheetMedia)

/** Whether the panel covers a whole small screen; the page behind then neither scrolls nor takes the focus. */
export function useSheet(panel: RefObject<HTMLElement | null>): boolean {
  const isSheet = useMedia(sheetMedia)

  useEffect(() => {
    if (!isSheet) return
    const page = document.getElementById('main')?.parentElement
    const { style } = document.documentElement
    page?.setAttribute('inert', '')
    style.overflow = 'hidden'
    const stopFitting =
      panel.current && window.visualViewport && fitTo(window.visualViewport, panel.current)
    return () => {
      page?.removeAttribute('inert')
      style.overflow = ''
      stopFitting?.()
    }
  }, [isSheet, panel])

  return isSheet
}
