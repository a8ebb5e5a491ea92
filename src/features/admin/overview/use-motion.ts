import { useMedia } from '@/lib/use-media'

/** How charts come up: shortly, and at once for whoever wants no motion. */
export function useMotion() {
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  return { isAnimationActive: !isStill, animationDuration: 300 } as const
}
