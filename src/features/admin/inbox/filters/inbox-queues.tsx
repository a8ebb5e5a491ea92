import { formatNumber } from '@contracts/russian.ts'
import { Segmented } from '../../segmented'
import { cn } from '@/lib/cn'
import type { InboxCounts } from '../fetch-inbox-counts'
import { type InboxQueue, inboxQueues, queueLabels } from '../inbox-query'

/** The number of emails in a queue. */
const countOf: Record<InboxQueue, (counts: InboxCounts) => number> = {
  // Not work to be done, so not counted.
  all: () => 0,
  waiting: ({ waiting }) => waiting,
  overdue: ({ overdue }) => overdue,
  mine: ({ mine }) => mine,
  snoozed: ({ snoozed }) => snoozed,
  suspicious: ({ suspicious }) => suspicious,
  chats: ({ chats }) => chats,
  spam: ({ spam }) => spam,
}

const styleOf = (queue: InboxQueue) =>
  queue === 'overdue'
    ? 'bg-destructive text-destructive-foreground'
    : 'bg-foreground/10 text-foreground'

/** Queues that are hidden while empty. */
const rare: readonly InboxQueue[] = ['snoozed', 'suspicious', 'chats', 'spam']

interface InboxQueuesProps {
  queue: InboxQueue
  counts: InboxCounts | null | undefined
  onQueue: (queue: InboxQueue) => void
}

/** The queues, with the number of emails in each. */
export function InboxQueues({ queue, counts, onQueue }: InboxQueuesProps) {
  const options = inboxQueues.flatMap((each) => {
    const number = counts ? countOf[each](counts) : 0
    if (rare.includes(each) && number === 0 && queue !== each) return []
    return {
      value: each,
      label: <Queue label={queueLabels[each]} number={number} style={styleOf(each)} />,
    }
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

function Queue({ label, number, style }: { label: string; number: number; style: string }) {
  return (
    <>
      {label}
      {number > 0 && (
        <span className={cn('rounded-full px-1.5 py-0.5 text-[0.6875rem] leading-none', style)}>
          {formatNumber(number)}
        </span>
      )}
    </>
  )
}
