import { type ReactNode, type Ref, useId } from 'react'
import { RotateCw } from 'lucide-react'
import { formatNumber } from '@contracts/russian.ts'
import { cn } from '@/lib/cn'
import { IconButton } from '@/components/ui/icon-button'

interface PanelHeadingProps {
  id: string
  ref?: Ref<HTMLHeadingElement>
  title: string
  count?: number | undefined
  /** Buttons before the refresh button. */
  actions?: ReactNode
  isFetching: boolean
  onRefresh: () => void
  /** A remark beside the title, below it on a small screen. */
  children?: ReactNode
}

export function PanelHeading(props: PanelHeadingProps) {
  const { id, ref, title, count, actions, isFetching, onRefresh, children } = props
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <h2 id={id} ref={ref} className="text-title font-semibold tracking-[-0.012em]">
        {title}
        {count !== undefined && (
          <span className="ml-2.5 font-normal text-muted-foreground">{formatNumber(count)}</span>
        )}
      </h2>
      {children && <div className="max-md:order-3 max-md:w-full">{children}</div>}
      <div className={cn('ml-auto flex items-center', actions && '-mr-2.5')}>
        {actions}
        <RefreshButton isFetching={isFetching} onRefresh={onRefresh} />
      </div>
    </div>
  )
}

export function RefreshButton({
  isFetching,
  onRefresh,
}: Pick<PanelHeadingProps, 'isFetching' | 'onRefresh'>) {
  return (
    <IconButton label="Обновить список" aria-busy={isFetching} onClick={onRefresh}>
      <RotateCw aria-hidden className={isFetching ? 'animate-spin' : undefined} />
    </IconButton>
  )
}

interface PanelProps extends Pick<PanelHeadingProps, 'ref' | 'title' | 'count' | 'actions'> {
  /** What the refresh button loads again. */
  query: { isFetching: boolean; refetch: () => Promise<unknown> }
  children: ReactNode
}

/** A section of /admin under its heading. */
export function Panel({ query, children, ...heading }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <PanelHeading
        {...heading}
        id={id}
        isFetching={query.isFetching}
        onRefresh={() => void query.refetch()}
      />
      {children}
    </section>
  )
}
