import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

/** An island whose code is there. */
export interface AwakeIsland {
  /** Where it is drawn, at first beside the page. */
  stage: Element
  Part: ComponentType
  /** Puts the stage in the page. Returns what does again what the visitor did too early. */
  enter: () => () => void
}

/**
 * Draws an island in slices, while its HTML stands where it stood, and takes that one's place once it is
 * all there: old and new picture are never both away.
 */
export function AwakeIsland({ stage, Part, enter }: AwakeIsland) {
  const actAgain = useRef<() => void>(undefined)

  useLayoutEffect(() => {
    actAgain.current = enter()
  }, [enter])

  // By now the island's own effects have run.
  useEffect(() => actAgain.current?.(), [])

  return createPortal(<Part />, stage)
}
