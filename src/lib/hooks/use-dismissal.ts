import { type RefObject, useEffect } from 'react'

/** Closes a menu by a press or the focus elsewhere, and by Escape, which focuses its button: the frame's first. */
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
