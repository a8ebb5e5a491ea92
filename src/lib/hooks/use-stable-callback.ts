import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same and calls the latest `callback`: for the handlers of memoized rows, which a
 * new function would render again. Not to be called while rendering.
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
