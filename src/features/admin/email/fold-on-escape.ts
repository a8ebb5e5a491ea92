import type { KeyboardEvent } from 'react'

/** Folds a composer, whose text stays as a draft. The next Escape closes the email. */
export function foldOnEscape(event: KeyboardEvent, fold: () => void): void {
  // Not for a dialog that the composer has opened, whose keys React passes on.
  const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target)
  if (event.key !== 'Escape' || !isOwn) return
  event.preventDefault()
  fold()
}
