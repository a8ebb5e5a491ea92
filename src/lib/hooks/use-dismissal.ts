import { type RefObject, useEffect } from 'react'

/**
 * Closes a menu when one presses or moves the focus outside `frame`, or presses Escape, which focuses the frame's first
 * button: the one that opened the menu.
 */
export function useDismissal(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
) {
  useEffect(() => {
    if (!isOpen) return
    const onMove = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
      frame.current?.querySelector('button')?.focus()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', onMove, { signal })
    document.addEventListener('focusin', onMove, { signal })
    document.addEventListener('keydown', onKey, { signal, capture: true })
    return () => listening.abort()
  }, [frame, isOpen, setOpen])
}
