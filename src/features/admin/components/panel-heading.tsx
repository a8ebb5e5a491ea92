import { RotateCw } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/format'

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
      <h2 id={id} ref={ref} className="scroll-mt-24 text-title font-semibold tracking-[-0.012em]">
        {title}
        {count !== undefined && (
          <span className="ml-2.5 font-normal text-muted-foreground">{formatCount(count)}</span>
        )}
      </h2>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Обновить список"
        aria-busy={isFetching}
        onClick={onRefresh}
      >
        <RotateCw aria-hidden className={isFetching ? 'animate-spin' : undefined} />
      </Button>
    </div>
  )
}
