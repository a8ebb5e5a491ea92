import { useCallback, useRef } from 'react'

/**
 * @returns a function that runs a task unless the previous one is still running: two quick clicks do
 * a thing once, also before React had the time to disable the button
 */
export function useSingleFlight() {
  const flying = useRef(false)
  return useCallback(async (task: () => Promise<unknown>) => {
    if (flying.current) return
    flying.current = true
    try {
      await task()
    } finally {
      flying.current = false
    }
  }, [])
}
