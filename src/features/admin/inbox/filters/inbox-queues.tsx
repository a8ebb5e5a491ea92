import { formatNumber } from '@contracts/russian.ts'
import { Segmented } from '../../segmented'
import { cn } from '@/lib/cn'
import type { InboxCounts } from '../fetch-inbox-counts'
import { type InboxQueue, inboxQueues, queueLabels } from '../inbox-query'

/** Queues that are hidden while empty. */
const rare: readonly InboxQueue[] = ['snoozed', 'suspicious', 'chats', 'spam']

interface InboxQueuesProps {
  queue: InboxQueue
  counts: InboxCounts | null | undefined
  onQueue: (queue: InboxQueue) => void
}

export function InboxQueues({ queue, counts, onQueue }: InboxQueuesProps) {
  const options = inboxQueues.flatMap((each) => {
    // All emails are no work to be done, so they are not counted.
    const number = each === 'all' ? 0 : (counts?.[each] ?? 0)
    if (rare.includes(each) && number === 0 && queue !== each) return []
    return {
      value: each,
      label: (
        <>
          {queueLabels[each]}
          {number > 0 && (
            <span
              className={cn(
                'rounded-full px-1.5 py-0.5 text-[0.6875rem] leading-none',
                each === 'overdue'
                  ? 'bg-destructive text-destructive-foreground'
                  : 'bg-foreground/10 text-foreground',
              )}
            >
              {formatNumber(number)}
            </span>
          )}
        </>
      ),
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
