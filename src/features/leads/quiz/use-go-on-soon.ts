import { useEffect, useRef } from 'react'

/** Long enough to see the choice. */
const pauseMs = 350

/**
 * Advances a moment after an answer was chosen, unless the step has changed by then.
 * @param step the visible one; undefined if none
 */
export function useGoOnSoon(step: number | undefined, goOn: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [step])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(goOn, pauseMs)
  }
}
