import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { formatRelative } from '@/lib/text/format-moment'
import { useNow } from '@/lib/hooks/use-now'
import { formatThreadMoment } from '../../lib/format-day'

const styles = {
  email: 'bg-background',
  reply: 'border-accent/30 bg-accent/5',
  note: 'border-dashed border-violet/45 bg-violet/8',
} as const

interface ThreadEntryProps {
  kind: keyof typeof styles
  mark: ReactNode
  author: string
  /** Follows the author: an address, or the kind of entry. */
  about?: ReactNode
  at: string
  badge?: ReactNode
  action?: ReactNode
  children: ReactNode
}

export function ThreadEntry(props: ThreadEntryProps) {
  const { kind, mark, author, about, at, badge, action, children } = props
  const now = useNow()
  return (
    <article className={cn('overflow-hidden rounded-card border', styles[kind])}>
      <header className="flex items-center gap-3 px-4 pt-3.5 @[34rem]/pane:px-5">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full border bg-card text-sm font-medium [&_svg]:size-4"
        >
          {mark}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-[0.9375rem] font-medium">{author}</h3>
          <p className="text-caption [overflow-wrap:anywhere] text-muted-foreground">
            {about}
            {about && <span aria-hidden> · </span>}
            <time dateTime={at} title={formatRelative(at, now)} className="whitespace-nowrap">
              {formatThreadMoment(at, now)}
            </time>
          </p>
          {badge}
        </div>
        {action}
      </header>
      <div className="px-4 pt-3 pb-4 @[34rem]/pane:px-5">{children}</div>
    </article>
  )
}
