import { formatNumber } from '@contracts/russian.ts'
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import {
  axisStyle,
  ChartTooltip,
  cursorStyle,
  gridStyle,
  promiseColors,
  useMotion,
} from './chart-parts'
import { formatDuration, formatShare, formatWeek } from './format-figures'
import type { PromiseOverview } from './promises'

type Weeks = PromiseOverview['weeks']

/** A bar per week: kept promises, and broken ones on top. */
export function PromisesChart({ weeks }: { weeks: Weeks }) {
  const motion = useMotion()
  const bar = { stackId: 'promises', stroke: 'var(--card)', maxBarSize: 64, ...motion }
  return (
    <BarChart
      responsive
      data={weeks}
      accessibilityLayer={false}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      className="h-56 w-full"
    >
      <CartesianGrid {...gridStyle} />
      <XAxis
        dataKey="week"
        {...axisStyle}
        tickFormatter={formatWeek}
        minTickGap={16}
        tickMargin={8}
      />
      <YAxis {...axisStyle} allowDecimals={false} width={32} />
      <Tooltip
        cursor={cursorStyle}
        content={({ label }) => <WeekTip weeks={weeks} week={label} />}
      />
      <Bar dataKey="kept" fill={promiseColors.kept} {...bar} />
      <Bar dataKey="broken" fill={promiseColors.broken} {...bar} />
    </BarChart>
  )
}

function WeekTip({ weeks, week }: { weeks: Weeks; week: unknown }) {
  const line = weeks.find((one) => one.week === week)
  if (!line) return null
  const { kept, broken, promised, medianSeconds } = line
  return (
    <ChartTooltip
      title={formatWeek(line.week)}
      lines={[
        { label: 'В срок', value: formatNumber(kept), color: promiseColors.kept },
        { label: 'Не в срок', value: formatNumber(broken), color: promiseColors.broken },
        { label: 'Доля', value: promised > 0 ? formatShare(kept / promised) : '—' },
        {
          label: 'Медиана ответа',
          value: medianSeconds === null ? '—' : formatDuration(medianSeconds),
        },
      ]}
    />
  )
}
