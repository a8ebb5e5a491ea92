import type { KeyboardEvent } from 'react'

/** Moves the focus along a list whose entries are buttons or links, on ↓ and ↑: `onKeyDown` of each of them. */
export function stepOnArrow(event: KeyboardEvent): void {
  const entry = event.currentTarget.closest('li')
  const steps: Record<string, Element | null | undefined> = {
    ArrowDown: entry?.nextElementSibling,
    ArrowUp: entry?.previousElementSibling,
  }
  const next = steps[event.key]?.querySelector<HTMLElement>('a, button')
  if (!next) return
  event.preventDefault()
  next.focus()
}
