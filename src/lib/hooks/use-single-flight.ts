import { useCallback, useRef } from 'react'

/** @returns a function that runs a task unless one is running: a double click comes before React disables a button */
export function useSingleFlight() {
  const isRunning = useRef(false)
  return useCallback(async (task: () => Promise<unknown>) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await task()
    } finally {
      isRunning.current = false
    }
  }, [])
}
