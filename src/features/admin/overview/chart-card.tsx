import { Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'

interface ChartCardProps {
  title: string
  /** The chart in words, also for screen readers. */
  summary: string
  chart: ReactNode
  /** The same figures as a table. */
  table: ReactNode
  /** Replaces the chart if the period has no figures. */
  empty?: string | undefined
  /** Shown below the chart or table. */
  children?: ReactNode
  className?: string
}

export function ChartCard(props: ChartCardProps) {
  const { title, summary, chart, table, empty, children, className } = props
  const [isTable, setIsTable] = useState(false)
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cn('flex min-w-0 flex-col rounded-card border bg-card p-4 sm:p-6', className)}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={id} className="text-title font-semibold tracking-[-0.012em]">
            {title}
          </h3>
          <p className="mt-1 text-[0.9375rem] text-muted-foreground">{empty ?? summary}</p>
        </div>
        {empty === undefined && (
          <Button
            variant={isTable ? 'selected' : 'ghost'}
            className="-mt-1"
            aria-label={`Таблица: ${title}`}
            aria-pressed={isTable}
            onClick={() => setIsTable((was) => !was)}
          >
            <Table2 aria-hidden />
            <span className="max-sm:hidden">Таблица</span>
          </Button>
        )}
      </div>
      {empty === undefined && (
        <div className="mt-5">
          <ErrorBoundary resetKey={isTable}>
            {isTable ? (
              table
            ) : (
              <div role="img" aria-label={`${title}. ${summary}`}>
                {chart}
              </div>
            )}
          </ErrorBoundary>
        </div>
      )}
      {empty === undefined && children}
    </section>
  )
}
