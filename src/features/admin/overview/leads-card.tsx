import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { formatNumber, plural } from '@contracts/russian.ts'
import { sourceLabels } from '../labels'
import { ChartCard } from './chart-card'
import {
  axisStyle,
  ChartLegend,
  ChartTooltip,
  cursorStyle,
  gridStyle,
  sourceColors,
  useMotion,
} from './chart-parts'
import { FigureTable } from './figure-table'
import { formatShortDay } from './format-figures'
import { type LeadDay, leadSources, leadTotals } from './leads'

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

/** A bar per day, stacked by source. */
function LeadsChart({ days }: { days: readonly LeadDay[] }) {
  const motion = useMotion()
  return (
    <BarChart
      responsive
      data={days}
      accessibilityLayer={false}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      className="h-64 w-full sm:h-72"
    >
      <CartesianGrid {...gridStyle} />
      <XAxis
        dataKey="day"
        {...axisStyle}
        tickFormatter={formatShortDay}
        minTickGap={24}
        tickMargin={8}
      />
      <YAxis {...axisStyle} allowDecimals={false} width={32} />
      <Tooltip cursor={cursorStyle} content={({ label }) => <DayTip days={days} day={label} />} />
      {leadSources.map((source) => (
        <Bar
          key={source}
          dataKey={source}
          stackId="leads"
          fill={sourceColors[source]}
          // Seams would hide bars this thin.
          stroke={days.length > 31 ? 'none' : 'var(--card)'}
          maxBarSize={36}
          {...motion}
        />
      ))}
    </BarChart>
  )
}

function DayTip({ days, day }: { days: readonly LeadDay[]; day: unknown }) {
  const line = days.find((one) => one.day === day)
  if (!line) return null
  return (
    <ChartTooltip
      title={formatShortDay(line.day)}
      lines={[
        ...leadSources.map((source) => ({
          label: sourceLabels[source],
          value: formatNumber(line[source]),
          color: sourceColors[source],
        })),
        { label: 'Всего', value: formatNumber(line.total) },
      ]}
    />
  )
}
