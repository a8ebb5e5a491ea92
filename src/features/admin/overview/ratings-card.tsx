import { Link } from 'react-router-dom'
import { formatNumber, plural } from '@contracts/russian.ts'
import { placeholders } from '../lib/labels'
import { Moment } from '../parts/moment'
import { ChartCard } from './chart-card'
import type { Overview } from './overview-requests'
import { FigureTable } from './figure-table'
import { formatAverage, formatShare } from './format-figures'
import { ShareChart } from './share-chart'

export function RatingsCard({ ratings }: { ratings: Overview['ratings'] }) {
  const { count, average, lines, latest } = ratings
  return (
    <ChartCard
      title="Оценки чата"
      empty={average === null ? 'За этот период чат никто не оценил.' : undefined}
      summary={`${formatNumber(count)} ${plural(count, 'оценка', 'оценки', 'оценок')}, в среднем ${formatAverage(average ?? 0)} из 5.`}
      chart={<ShareChart lines={lines} color="var(--violet)" nameWidth={84} counted="Чаты" />}
      table={
        <FigureTable
          caption="Сколько раз поставили каждую оценку"
          head={['Оценка', 'Чаты', 'Доля']}
          rows={lines.map(({ rating, count: chats, share }) => [
            `${rating} из 5`,
            formatNumber(chats),
            formatShare(share),
          ])}
        />
      }
    >
      <LatestRatings ratings={latest} />
    </ChartCard>
  )
}

function LatestRatings({ ratings }: { ratings: Overview['ratings']['latest'] }) {
  if (ratings.length === 0) return null
  return (
    <>
      <h4 className="mt-6 mb-1 text-sm font-semibold">Последние</h4>
      <ul className="divide-y text-sm">
        {ratings.map(({ id, rating, rated_at, email_id, email }) => (
          <li key={id} className="flex min-h-11 items-center gap-3 py-1.5">
            <span className="shrink-0 text-violet">
              <span aria-hidden className="tracking-wide">
                {'★'.repeat(rating ?? 0)}
                <span className="text-muted-foreground">{'☆'.repeat(5 - (rating ?? 0))}</span>
              </span>
              <span className="sr-only">{rating} из 5</span>
            </span>
            <span className="min-w-0 flex-1 truncate">
              {email_id ? (
                <Link
                  to={{ search: `?email=${email_id}` }}
                  className="underline decoration-input underline-offset-4 hover:text-accent"
                >
                  {email?.subject ?? placeholders.subject}
                </Link>
              ) : (
                <span className="text-muted-foreground">Письмо удалено</span>
              )}
            </span>
            <span className="shrink-0 text-caption text-muted-foreground">
              <Moment iso={rated_at ?? ''} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
