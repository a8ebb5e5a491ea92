import { type PointerEvent, useRef } from 'react'

/** Shortest swipe, in pixels. */
const shortestPx = 40

/** Calls back with the direction of a horizontal swipe: 1 is forward, -1 is back. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(null)
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      start.current = { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const across = clientX - start.current.x
      const down = clientY - start.current.y
      start.current = null
      if (Math.abs(across) < shortestPx || Math.abs(across) < Math.abs(down)) return
      onSwipe(across < 0 ? 1 : -1)
    },
  }
}
