import { formatCount } from '@/lib/format'
import { plural } from '@/lib/plural'
import type { Overview } from './fetch-overview'
import { formatAverage, formatShare } from './format-figures'
import { ChartCard } from './chart-card'
import { FigureTable } from './figure-table'
import { LatestRatings } from './latest-ratings'
import { ShareChart } from './share-chart'

/** How visitors rated their chats. */
export function RatingsCard({ ratings }: { ratings: Overview['ratings'] }) {
  const { count, average, lines, latest } = ratings
  return (
    <ChartCard
      title="Оценки чата"
      empty={average === null ? 'За этот период чат никто не оценил.' : undefined}
      summary={`${formatCount(count)} ${plural(count, 'оценка', 'оценки', 'оценок')}, в среднем ${formatAverage(average ?? 0)} из 5.`}
      chart={<ShareChart lines={lines} color="var(--violet)" nameWidth={84} counted="Чаты" />}
      table={
        <FigureTable
          caption="Сколько раз поставили каждую оценку"
          head={['Оценка', 'Чаты', 'Доля']}
          rows={lines.map((line) => ({
            key: line.label,
            cells: [`${line.rating} из 5`, formatCount(line.count), formatShare(line.share)],
          }))}
        />
      }
    >
      <LatestRatings ratings={latest} />
    </ChartCard>
  )
}
