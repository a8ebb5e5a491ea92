import { Bar } from 'recharts'
import { formatNumber, plural } from '@contracts/russian.ts'
import { kindLabels } from '../lib/labels'
import { ChartCard } from './chart-card'
import { ChartLegend, TimeBars, useMotion } from './chart-parts'
import { FigureTable } from './figure-table'
import { formatShortDay, formatWeek } from './format-figures'
import {
  leadColumns,
  type LeadCounts,
  type LeadDay,
  leadSources,
  leadTotals,
  leadWeeks,
  type OverviewSource,
} from './leads'

/** Theme colours of the sources; the legend names them as well. */
const sourceColors: Record<OverviewSource, string> = {
  consultation: 'var(--accent)',
  project_quiz: 'var(--info)',
  chat: 'var(--violet)',
  inbound: 'var(--success)',
  manual: 'var(--muted-foreground)',
}

const cellsOf = (leads: LeadCounts) => leadColumns.map((column) => formatNumber(leads[column]))

/** More of them would be thinner than the lines between them. */
const mostBars = 120

export function LeadsCard({ days }: { days: readonly LeadDay[] }) {
  const motion = useMotion()
  const totals = leadTotals(days)
  const isByWeek = days.length > mostBars
  const bars = isByWeek ? leadWeeks(days) : days
  const format = isByWeek ? formatWeek : formatShortDay
  const busiest = bars.toSorted((one, other) => other.total - one.total)[0]
  return (
    <ChartCard
      title={isByWeek ? 'Обращения по неделям' : 'Обращения по дням'}
      className="lg:col-span-2"
      empty={totals.total === 0 ? 'За этот период обращений не было.' : undefined}
      summary={`${formatNumber(totals.total)} ${plural(totals.total, 'обращение', 'обращения', 'обращений')}${
        busiest ? `, больше всего ${format(busiest.day)}: ${formatNumber(busiest.total)}` : ''
      }.`}
      chart={
        <>
          <TimeBars
            lines={bars}
            format={format}
            labelGap={24}
            tip={(line) => [
              ...leadSources.map((source) => ({
                label: kindLabels[source],
                value: formatNumber(line[source]),
                color: sourceColors[source],
              })),
              { label: 'Всего', value: formatNumber(line.total) },
            ]}
            className="h-64 sm:h-72"
          >
            {leadSources.map((source) => (
              <Bar
                key={source}
                dataKey={source}
                stackId="leads"
                fill={sourceColors[source]}
                // Seams would hide bars this thin.
                stroke={bars.length > 31 ? 'none' : 'var(--card)'}
                maxBarSize={36}
                {...motion}
              />
            ))}
          </TimeBars>
          <ChartLegend
            items={leadSources.map((source) => ({
              label: `${kindLabels[source]}: ${formatNumber(totals[source])}`,
              color: sourceColors[source],
            }))}
          />
        </>
      }
      table={
        <FigureTable
          caption={`Обращения по ${isByWeek ? 'неделям' : 'дням'} и источникам`}
          head={[
            isByWeek ? 'Неделя' : 'День',
            ...leadSources.map((source) => kindLabels[source]),
            'Всего',
          ]}
          rows={bars.toReversed().map((bar) => [format(bar.day), ...cellsOf(bar)])}
          foot={['Всего', ...cellsOf(totals)]}
        />
      }
    />
  )
}
