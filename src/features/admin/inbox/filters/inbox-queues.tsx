import { formatNumber } from '@contracts/russian.ts'
import { Segmented } from '@/components/ui/segmented'
import { cn } from '@/lib/cn'
import type { InboxCounts } from '../fetch-inbox-counts'
import { type InboxQueue, inboxQueues } from '../inbox-query'

interface Appearance {
  label: string
  count?: (counts: InboxCounts) => number
  style: string
}

const appearance: Record<InboxQueue, Appearance> = {
  all: { label: 'Все', style: '' },
  waiting: {
    label: 'Ждут ответа',
    count: ({ waiting }) => waiting,
    style: 'bg-foreground/10 text-foreground',
  },
  overdue: {
    label: 'Просрочены',
    count: ({ overdue }) => overdue,
    style: 'bg-destructive text-destructive-foreground',
  },
  mine: { label: 'Мои', count: ({ mine }) => mine, style: 'bg-foreground/10 text-foreground' },
  snoozed: {
    label: 'Отложены',
    count: ({ snoozed }) => snoozed,
    style: 'bg-foreground/10 text-foreground',
  },
  suspicious: {
    label: 'Подозрительные',
    count: ({ suspicious }) => suspicious,
    style: 'bg-foreground/10 text-foreground',
  },
  chats: {
    label: 'Чаты без контакта',
    count: ({ chats }) => chats,
    style: 'bg-foreground/10 text-foreground',
  },
  spam: { label: 'Спам', count: ({ spam }) => spam, style: 'bg-foreground/10 text-foreground' },
}

/** Queues that few inboxes have. */
const rare: readonly InboxQueue[] = ['snoozed', 'suspicious', 'chats', 'spam']

interface InboxQueuesProps {
  queue: InboxQueue
  counts: InboxCounts | null | undefined
  onQueue: (queue: InboxQueue) => void
}

/** The queues, with the number of emails in each. */
export function InboxQueues({ queue, counts, onQueue }: InboxQueuesProps) {
  const options = inboxQueues.flatMap((each) => {
    const { label, count, style } = appearance[each]
    const number = (counts && count?.(counts)) ?? 0
    if (rare.includes(each) && number === 0 && queue !== each) return []
    return { value: each, label: <Queue label={label} number={number} style={style} /> }
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
