import type { Ref } from 'react'
import { formatCount } from '@/lib/format'
import { RefreshButton } from './refresh-button'

interface PanelHeadingProps {
  id: string
  ref?: Ref<HTMLHeadingElement>
  title: string
  /** How many there are, once it is known. */
  count: number | undefined
  isFetching: boolean
  onRefresh: () => void
}

/** What a panel lists, how many, and the button that asks again. */
export function PanelHeading({ id, ref, title, count, isFetching, onRefresh }: PanelHeadingProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <h2 id={id} ref={ref} className="text-title font-semibold tracking-[-0.012em]">
        {title}
        {count !== undefined && (
          <span className="ml-2.5 font-normal text-muted-foreground">{formatCount(count)}</span>
        )}
      </h2>
      <RefreshButton isFetching={isFetching} onRefresh={onRefresh} />
    </div>
  )
}
