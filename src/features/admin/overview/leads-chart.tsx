import { formatNumber } from '@contracts/russian.ts'
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { sourceLabels } from '../labels'
import {
  axisStyle,
  ChartTooltip,
  cursorStyle,
  gridStyle,
  sourceColors,
  useMotion,
} from './chart-parts'
import { formatShortDay } from './format-figures'
import { type LeadDay, leadSources } from './leads'

/** A bar per day, stacked by source. */
export function LeadsChart({ days }: { days: readonly LeadDay[] }) {
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
          // Seams would leave little of bars this thin.
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
