import { formatNumber, plural } from '@contracts/russian.ts'
import { sourceLabels } from '../labels'
import { ChartCard } from './chart-card'
import { ChartLegend, sourceColors } from './chart-parts'
import { FigureTable } from './figure-table'
import { formatShortDay } from './format-figures'
import { type LeadDay, leadSources, leadTotals } from './leads'
import { LeadsChart } from './leads-chart'

/** Leads by day and source. */
export function LeadsCard({ days }: { days: readonly LeadDay[] }) {
  const totals = leadTotals(days)
  const busiest = days.toSorted((one, other) => other.total - one.total)[0]
  return (
    <ChartCard
      title="Заявки по дням"
      className="lg:col-span-2"
      empty={totals.total === 0 ? 'За этот период заявок не было.' : undefined}
      summary={`${formatNumber(totals.total)} ${plural(totals.total, 'заявка', 'заявки', 'заявок')}${
        busiest
          ? `, больше всего ${formatShortDay(busiest.day)}: ${formatNumber(busiest.total)}`
          : ''
      }.`}
      chart={
        <>
          <LeadsChart days={days} />
          <ChartLegend
            items={leadSources.map((source) => ({
              label: `${sourceLabels[source]}: ${formatNumber(totals[source])}`,
              color: sourceColors[source],
            }))}
          />
        </>
      }
      table={
        <FigureTable
          caption="Заявки по дням и источникам"
          head={['День', ...leadSources.map((source) => sourceLabels[source]), 'Всего']}
          rows={days.toReversed().map((day) => ({
            key: day.day,
            cells: [
              formatShortDay(day.day),
              ...leadSources.map((source) => formatNumber(day[source])),
              formatNumber(day.total),
            ],
          }))}
          foot={[
            'Всего',
            ...leadSources.map((source) => formatNumber(totals[source])),
            formatNumber(totals.total),
          ]}
        />
      }
    />
  )
}
