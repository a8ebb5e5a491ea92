import { Skeleton } from '@/components/ui/skeleton'
import { Segmented } from '../parts/segmented'
import { Loaded } from '../parts/loaded'
import { Panel } from '../parts/panel-heading'
import { useUrlQuery } from '../lib/url-params'
import { overviewQuery, periods, useOverview } from './overview-requests'
import { LeadsCard } from './leads-card'
import { OverviewTiles } from './overview-tiles'
import { PromisesCard } from './promises-card'
import { QuizCard } from './quiz-card'
import { RatingsCard } from './ratings-card'

const periodOptions = periods.map((days) => ({ value: days, label: `${days} дней` }))

export function OverviewPanel() {
  const [query, change] = useUrlQuery(overviewQuery)
  const overview = useOverview(query.days)

  return (
    <Panel title="Обзор" query={overview}>
      <div className="mt-4">
        <Segmented
          legend="Период"
          options={periodOptions}
          value={query.days}
          onChange={(days) => change({ days })}
        />
      </div>
      <Loaded query={overview} failure="Не удалось загрузить обзор" loading={<Loading />}>
        {(figures) => (
          <div className="grid gap-4 lg:grid-cols-2">
            <OverviewTiles {...figures} />
            <LeadsCard days={figures.days} />
            <PromisesCard promises={figures.promises} />
            <QuizCard funnel={figures.quiz} />
            <RatingsCard ratings={figures.ratings} />
          </div>
        )}
      </Loaded>
    </Panel>
  )
}

const Loading = () => (
  <div className="grid gap-4 lg:grid-cols-2">
    <Skeleton className="h-28 rounded-card lg:col-span-2" />
    <Skeleton className="h-96 rounded-card lg:col-span-2" />
    <Skeleton className="h-96 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </div>
)
