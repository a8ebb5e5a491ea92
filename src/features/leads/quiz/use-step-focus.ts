import { useEffect, useRef } from 'react'

/** Gives the focus to a new step's heading; at the opening the dialog does it itself. */
export function useStepFocus(open: boolean, step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<number>(null)
  useEffect(() => {
    if (open && shown.current !== null && shown.current !== step) heading.current?.focus()
    shown.current = open ? step : null
  }, [open, step])
  return heading
}
