import { cn } from '@/lib/cn'
import { dashes, latticePattern, levels, patternSize, staves } from './cover-pattern'

/** A decorative cover generated from a seed, such as an id. */
export function Cover({ seed, className }: { seed: string; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${patternSize.width} ${patternSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={cn('block', className)}
    >
      <path d={staves} stroke="var(--lattice)" strokeOpacity="0.28" strokeWidth="0.8" />
      <g stroke="var(--glow)" {...dashes}>
        {latticePattern(seed).map((path, level) => (
          <path key={level} d={path} strokeOpacity={levels[level]} />
        ))}
      </g>
    </svg>
  )
}
