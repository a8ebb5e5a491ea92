import { useEffect, useRef } from 'react'

/** Long enough to see what was chosen. */
const pauseMs = 350

/**
 * Goes on by itself a moment after an answer was chosen, unless the step has changed by then.
 *
 * @param step the one that is shown; undefined while none is
 */
export function useGoOnSoon(step: number | undefined, goOn: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [step])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(goOn, pauseMs)
  }
}
