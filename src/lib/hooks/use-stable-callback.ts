import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A stable function that calls the latest `callback`: for the handlers of memoized rows, which a new function would
 * re-render. Must not be called while rendering.
 */
export function useStableCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
