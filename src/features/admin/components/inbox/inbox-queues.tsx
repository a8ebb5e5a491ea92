import { cn } from '@/lib/cn'
import { formatCount } from '@/lib/format'
import type { InboxCounts } from '../../api/inbox/inbox-counts'
import { type InboxQueue, inboxQueues } from '../../model/inbox/inbox-query'

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
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Очередь</legend>
      <div className="flex gap-0.5 overflow-x-auto rounded-xl bg-muted p-1">
        {inboxQueues.map((each) => {
          const { label, count, look } = appearance[each]
          const number = (counts && count?.(counts)) ?? 0
          return (
            <label
              key={each}
              className="relative flex h-10 flex-auto cursor-pointer items-center justify-center gap-1.5 rounded-lg px-2 text-[0.8125rem] font-medium whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground has-checked:bg-background has-checked:text-foreground has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring max-[24rem]:px-1 max-[24rem]:text-[0.75rem] lg:pointer-fine:h-8"
            >
              <input
                type="radio"
                name="inbox-queue"
                value={each}
                checked={queue === each}
                onChange={() => onQueue(each)}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
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
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
