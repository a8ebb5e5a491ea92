import { useSearchParams } from 'react-router-dom'
import { cn } from '@/lib/cn'
import { type Overview, useOverview } from './fetch-overview'
import { readPeriod, writePeriod } from './period'
import { PanelHeading } from '../panel-heading'
import { PanelNote } from '../panel-note'
import { LeadsCard } from './leads-card'
import { OverviewSkeleton } from './overview-skeleton'
import { OverviewTiles } from './overview-tiles'
import { PeriodChoice } from './period-choice'
import { PromisesCard } from './promises-card'
import { QuizCard } from './quiz-card'
import { RatingsCard } from './ratings-card'

/** What came in and how it was dealt with, in figures, for admins. */
export function OverviewPanel({ viewer }: { viewer: { isAdmin: boolean } }) {
  if (!viewer.isAdmin) return <PanelNote text="У вас нет прав для просмотра этой страницы." />
  return <Figures />
}

function Figures() {
  const [params, setParams] = useSearchParams()
  const period = readPeriod(params)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useOverview(period)

  return (
    <section aria-labelledby="overview-title">
      <PanelHeading
        id="overview-title"
        title="Обзор"
        count={undefined}
        isFetching={isFetching}
        onRefresh={() => void refetch()}
      />
      <PeriodChoice
        period={period}
        onChange={(next) => setParams((now) => writePeriod(now, next), { replace: true })}
      />
      <div
        aria-busy={isPlaceholderData}
        className={cn('mt-5 transition-opacity', isPlaceholderData && 'opacity-60')}
      >
        {data ? (
          <Cards overview={data} />
        ) : isError ? (
          <PanelNote
            text="Не удалось загрузить обзор"
            action={{ label: 'Повторить', run: () => void refetch() }}
          />
        ) : (
          <OverviewSkeleton />
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
