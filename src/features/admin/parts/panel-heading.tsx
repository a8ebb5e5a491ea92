import { type ReactNode, type Ref, useId } from 'react'
import { RotateCw } from 'lucide-react'
import { formatNumber } from '@contracts/russian.ts'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { cn } from '@/lib/cn'
import { IconButton } from '@/components/ui/icon-button'

/** What the refresh button loads again. */
interface Refreshed {
  query: { isFetching: boolean; refetch: () => Promise<unknown> }
}

interface PanelProps extends Refreshed {
  ref?: Ref<HTMLHeadingElement>
  title: string
  count?: number | undefined
  /** Buttons before the refresh button. */
  actions?: ReactNode
  /** Beside the title, below it on a small screen. */
  remark?: ReactNode
  /** Leaves the heading to screen readers. */
  hidesHeading?: boolean
  children: ReactNode
}

/** A section of /admin under its heading. */
export function Panel(props: PanelProps) {
  const { ref, title, count, actions, remark, query, hidesHeading, children } = props
  const id = useId()
  return (
    <section aria-labelledby={id}>
      {hidesHeading ? (
        <h2 id={id} className="sr-only">
          {title}
        </h2>
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <h2 id={id} ref={ref} className="text-title font-semibold tracking-[-0.012em]">
            {title}
            {count !== undefined && (
              <span className="ml-2.5 font-normal text-muted-foreground">
                {formatNumber(count)}
              </span>
            )}
          </h2>
          {remark && <div className="max-md:order-3 max-md:w-full">{remark}</div>}
          <div className={cn('ml-auto flex items-center', actions && '-mr-2.5')}>
            {actions}
            <RefreshButton query={query} />
          </div>
        </div>
      )}
      <ErrorBoundary>{children}</ErrorBoundary>
    </section>
  )
}

export const RefreshButton = ({ query: { isFetching, refetch } }: Refreshed) => (
  <IconButton label="Обновить список" aria-busy={isFetching} onClick={() => void refetch()}>
    <RotateCw aria-hidden className={isFetching ? 'animate-spin' : undefined} />
  </IconButton>
)
