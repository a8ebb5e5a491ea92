import { useCallback, useEffect, useState } from 'react'

/** How long one item stays, in milliseconds. */
export const rotationMs = 5000

/**
 * Which of `count` items is shown. It advances by itself while `running`; showing an item restarts its time.
 */
export function useRotation(count: number, running: boolean) {
  const [index, setIndex] = useState(0)

  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setIndex((index + 1) % count), rotationMs)
    return () => clearTimeout(timer)
  }, [index, count, running])

  const show = useCallback((next: number) => setIndex((next + count) % count), [count])
  return { index, show }
}
