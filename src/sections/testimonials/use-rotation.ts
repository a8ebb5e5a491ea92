import { useCallback, useEffect, useState } from 'react'

/** How long one item stays, in milliseconds. */
export const rotationMs = 5000

/**
 * Which of `count` items is shown. It moves on by itself while `running`; every choice starts the
 * item's time anew. Someone who asked the system for less motion gets none.
 */
export function useRotation(count: number, running: boolean) {
  const [index, setIndex] = useState(0)

  useEffect(() => {
    if (!running || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => setIndex((index + 1) % count), rotationMs)
    return () => clearTimeout(timer)
  }, [index, count, running])

  const show = useCallback((next: number) => setIndex((next + count) % count), [count])
  return { index, show }
}
