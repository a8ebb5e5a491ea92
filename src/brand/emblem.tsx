import { cn } from '@/lib/cn'
import { yurt, yurtSize } from './emblem-geometry'

/** The emblem: a yurt's frame with the hearth glowing through its lattice. Decorative. */
export function Emblem({ className }: { className?: string }) {
  return (
    <svg
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
        {yurt.hoops.map((hoop) => (
          <ellipse key={hoop.cy} {...hoop} strokeOpacity="0.9" strokeWidth="2" />
        ))}
        <g id="yurt-half">
          <path d={yurt.wallBack} strokeOpacity="0.28" strokeWidth="1" />
          <path d={yurt.roofBack} strokeOpacity="0.28" strokeWidth="1" />
          <path d={yurt.roofFront} strokeOpacity="0.6" strokeWidth="1.2" />
          <path d={yurt.wallFront} strokeOpacity="0.85" strokeWidth="1.5" />
          <path d={yurt.knots} strokeWidth="5.5" />
        </g>
        <use href="#yurt-half" transform={`matrix(-1 0 0 1 ${yurtSize.width} 0)`} />
      </g>
    </svg>
  )
}
