import { useCallback, useRef } from 'react'

/**
 * Prevents a double click from starting a task twice before React has disabled the button.
 * @returns a function that runs a task unless the previous one is still running
 */
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
