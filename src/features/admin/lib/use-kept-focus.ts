import { useEffect } from 'react'

/**
 * Passes the focus of an element that leaves the page (a composer, a row, a button) on to its nearest focusable
 * surrounding that stays: the keyboard and screen readers would begin at the top again.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: readonly EventTarget[] = []
    const remember = (event: FocusEvent) => (path = event.composedPath())
    const observer = new MutationObserver(() => {
      // Runs on every change of the page.
      if (document.activeElement !== document.body) return
      const [focused, ...around] = path.filter((each) => each instanceof HTMLElement)
      if (focused?.isConnected !== false) return
      const near = around.find((each) => each.isConnected && each.hasAttribute('tabindex'))
      near?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}
