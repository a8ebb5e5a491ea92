import { Segmented } from '@/components/ui/segmented'
import { cn } from '@/lib/cn'
import { formatCount } from '@/lib/format'
import type { InboxCounts } from '../fetch-inbox-counts'
import { type InboxQueue, inboxQueues } from '../inbox-query'

interface Appearance {
  label: string
  /** How many wait there. */
  count?: (counts: InboxCounts) => number
  look: string
}

const appearance: Record<InboxQueue, Appearance> = {
  all: { label: 'Все', look: '' },
  waiting: {
    label: 'Ждут ответа',
    count: ({ waiting }) => waiting,
    look: 'bg-foreground/10 text-foreground',
  },
  overdue: {
    label: 'Просрочены',
    count: ({ overdue }) => overdue,
    look: 'bg-destructive text-destructive-foreground',
  },
  mine: { label: 'Мои', count: ({ mine }) => mine, look: 'bg-foreground/10 text-foreground' },
}

interface InboxQueuesProps {
  queue: InboxQueue
  counts: InboxCounts | null | undefined
  onQueue: (queue: InboxQueue) => void
}

/** What one works off, with how much of it there is. */
export function InboxQueues({ queue, counts, onQueue }: InboxQueuesProps) {
  const options = inboxQueues.map((each) => {
    const { label, count, look } = appearance[each]
    const number = (counts && count?.(counts)) ?? 0
    return { value: each, label: <Queue label={label} number={number} look={look} /> }
  })
  return (
    <Segmented
      legend="Очередь"
      name="inbox-queue"
      isCompact
      options={options}
      value={queue}
      onChange={onQueue}
    />
  )
}

function Queue({ label, number, look }: { label: string; number: number; look: string }) {
  return (
    <>
      {label}
      {number > 0 && (
        <span
          className={cn(
            'rounded-full px-1.5 py-0.5 text-[0.6875rem] leading-none tabular-nums',
            look,
          )}
        >
          {formatCount(number)}
        </span>
      )}
    </>
  )
}
