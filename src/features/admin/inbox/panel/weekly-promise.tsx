import { formatNumber, plural } from '@contracts/russian.ts'
import type { InboxCounts } from '../fetch-inbox-counts'

/** How often the promised answer came in time this week. */
export function WeeklyPromise({ counts }: { counts: InboxCounts | null | undefined }) {
  if (!counts) return null
  const { promised, kept } = counts
  if (promised === 0) {
    return (
      <p className="text-sm text-muted-foreground">На этой неделе сроки ответа ещё не наступали</p>
    )
  }
  return (
    <p className="flex items-center gap-2.5 text-sm text-muted-foreground">
      <Ring share={kept / promised} />
      <span>
        На этой неделе обещание сдержано в{' '}
        <span className="font-semibold text-foreground">{formatNumber(kept)}</span> из{' '}
        {formatNumber(promised)} {plural(promised, 'случая', 'случаев', 'случаев')}
      </span>
    </p>
  )
}

const radius = 8
const length = 2 * Math.PI * radius

/** A ring filled to a share from 0 to 1. */
function Ring({ share }: { share: number }) {
  return (
    <svg aria-hidden viewBox="0 0 20 20" className="size-5 shrink-0 -rotate-90">
      <circle cx="10" cy="10" r={radius} fill="none" strokeWidth="3" className="stroke-border" />
      <circle
        cx="10"
        cy="10"
        r={radius}
        fill="none"
        strokeWidth="3"
        strokeDasharray={`${length * share} ${length}`}
        className="stroke-success"
      />
    </svg>
  )
}
