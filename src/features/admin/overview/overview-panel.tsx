import { useSearchParams } from 'react-router-dom'
import { cn } from '@/lib/cn'
import { Skeleton } from '@/components/ui/skeleton'
import { Segmented } from '../segmented'
import { PanelHeading } from '../panel-heading'
import { FailureNote } from '../panel-note'
import { type Overview, periods, readPeriod, useOverview, writePeriod } from './overview-requests'
import { LeadsCard } from './leads-card'
import { OverviewTiles } from './overview-tiles'
import { PromisesCard } from './promises-card'
import { QuizCard } from './quiz-card'
import { RatingsCard } from './ratings-card'

const periodOptions = periods.map((days) => ({ value: days, label: `${days} дней` }))

/** The figures of the company's leads, for admins. */
export function OverviewPanel() {
  const [params, setParams] = useSearchParams()
  const period = readPeriod(params)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useOverview(period)

  return (
    <section aria-labelledby="overview-title">
      <PanelHeading
        id="overview-title"
        title="Обзор"
        isFetching={isFetching}
        onRefresh={() => void refetch()}
      />
      <div className="mt-4">
        <Segmented
          legend="Период"
          name="overview-period"
          options={periodOptions}
          value={period}
          onChange={(next) => setParams((now) => writePeriod(now, next), { replace: true })}
        />
      </div>
      <div
        aria-busy={isPlaceholderData}
        className={cn('mt-5 transition-opacity', isPlaceholderData && 'opacity-60')}
      >
        {data ? (
          <Cards overview={data} />
        ) : isError ? (
          <FailureNote text="Не удалось загрузить обзор" onRetry={refetch} />
        ) : (
          <Loading />
        )}
      </div>
    </section>
  )
}

function Cards({ overview }: { overview: Overview }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <OverviewTiles overview={overview} />
      <LeadsCard days={overview.days} />
      <PromisesCard promises={overview.promises} />
      <QuizCard funnel={overview.quiz} />
      <RatingsCard ratings={overview.ratings} />
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-2">
      <span className="sr-only">Загрузка...</span>
      <Skeleton className="h-28 rounded-card lg:col-span-2" />
      <Skeleton className="h-96 rounded-card lg:col-span-2" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  )
}
