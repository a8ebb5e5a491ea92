import { formatCount } from '@/lib/format'
import { plural } from '@/lib/plural'
import type { InboxCounts } from './fetch-inbox-counts'

/** How well the site's promise of an answer was kept this week. */
export function PromiseLine({ counts }: { counts: InboxCounts | null | undefined }) {
  if (!counts) return null
  const { promised, kept } = counts
  if (promised === 0) {
    return (
      <p className="text-sm text-muted-foreground">На этой неделе сроки ответа ещё не наступали</p>
    )
  }
  return (
    <p className="flex items-center gap-2.5 text-sm text-muted-foreground">
      <Ring part={kept / promised} />
      <span>
        На этой неделе обещание сдержано в{' '}
        <span className="font-semibold text-foreground tabular-nums">{formatCount(kept)}</span> из{' '}
        {formatCount(promised)} {plural(promised, 'случая', 'случаев', 'случаев')}
      </span>
    </p>
  )
}

const radius = 8
const length = 2 * Math.PI * radius

/** A part of a whole, as a ring that is filled as far. */
function Ring({ part }: { part: number }) {
  return (
    <svg aria-hidden viewBox="0 0 20 20" className="size-5 shrink-0 -rotate-90">
      <circle cx="10" cy="10" r={radius} fill="none" strokeWidth="3" className="stroke-border" />
      <circle
        cx="10"
        cy="10"
        r={radius}
        fill="none"
        strokeWidth="3"
        strokeDasharray={`${length * part} ${length}`}
        className="stroke-success"
      />
    </svg>
  )
}
