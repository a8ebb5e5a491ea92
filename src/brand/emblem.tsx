import { useEffect, useRef } from 'react'
import { cn } from '@/lib/cn'
import { complete, hoopRadii, yurtAt, yurtSize } from './emblem-geometry'
import { turnWithScroll } from './emblem-motion'

const { paths, hoops } = yurtAt(complete, Math.round)
const [wallBack, roofBack, roofFront, wallFront, knots] = paths

/**
 * The emblem: a yurt's frame with the hearth glowing through its lattice. Decorative. It is put up
 * once a visit (put-up-emblem.ts), and turns a little as the page scrolls.
 */
export function Emblem({ className }: { className?: string }) {
  const ref = useRef<SVGSVGElement>(null)
  useEffect(() => (ref.current ? turnWithScroll(ref.current) : undefined), [])
  useEffect(() => {
    const svg = ref.current
    const { dataset } = document.documentElement
    if (!svg || !('emblem' in dataset)) return
    import('./put-up-emblem').then(
      ({ putUp }) => putUp(svg),
      () => delete dataset.emblem,
    )
  }, [])
  return (
    <svg
      ref={ref}
      id="yurt"
      aria-hidden
      viewBox={`0 0 ${yurtSize.width} ${yurtSize.height}`}
      className={cn('overflow-visible', className)}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <defs>
        <radialGradient id="yurt-hearth">
          <stop offset="0" stopColor="var(--glow)" stopOpacity="0.6" />
          <stop offset="0.42" stopColor="var(--glow)" stopOpacity="0.2" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
        <linearGradient
          id="yurt-stave"
          gradientUnits="userSpaceOnUse"
          x1="0"
          x2="880"
          y1="0"
          y2="0"
        >
          <stop offset="0" stopColor="var(--lattice)" stopOpacity="0.25" />
          <stop offset="0.5" stopColor="var(--lattice)" />
          <stop offset="1" stopColor="var(--lattice)" stopOpacity="0.25" />
        </linearGradient>
      </defs>
      <ellipse cx="440" cy="500" rx="470" ry="230" fill="url(#yurt-hearth)" />
      <g stroke="url(#yurt-stave)">
        {hoopRadii.map((rx, index) => (
          <ellipse
            key={rx}
            cx="440"
            cy={hoops[index]}
            rx={rx}
            ry={rx * complete.tilt}
            strokeOpacity="0.9"
            strokeWidth="2"
          />
        ))}
        <g id="yurt-half">
          <path d={wallBack} strokeOpacity="0.28" strokeWidth="1" />
          <path d={roofBack} strokeOpacity="0.28" strokeWidth="1" />
          <path d={roofFront} strokeOpacity="0.6" strokeWidth="1.2" />
          <path d={wallFront} strokeOpacity="0.85" strokeWidth="1.5" />
          <path d={knots} strokeWidth="5.5" />
        </g>
        <use href="#yurt-half" transform={`matrix(-1 0 0 1 ${yurtSize.width} 0)`} />
      </g>
    </svg>
  )
}
