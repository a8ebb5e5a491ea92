import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { formatNumber, plural } from '@contracts/russian.ts'
import { sourceLabel } from '../labels'
import { ChartCard } from './chart-card'
import {
  axisStyle,
  ChartLegend,
  ChartTooltip,
  cursorStyle,
  gridStyle,
  promiseColors,
  useMotion,
} from './chart-parts'
import { FigureTable } from './figure-table'
import { formatDuration, formatShare, formatWeek } from './format-figures'
import type { PromiseFigures, PromiseOverview } from './promises'

const head = ['Обещано', 'Сдержано', 'Доля', 'Без ответа', 'Медиана ответа']

const cellsOf = ({ promised, kept, unanswered, medianSeconds }: PromiseFigures) => [
  formatNumber(promised),
  formatNumber(kept),
  promised > 0 ? formatShare(kept / promised) : '—',
  formatNumber(unanswered),
  medianSeconds === null ? '—' : formatDuration(medianSeconds),
]

/** Promised answers sent in time, by week and source. */
export function PromisesCard({ promises: { all, weeks, sources } }: { promises: PromiseOverview }) {
  const { promised, kept, unanswered } = all
  return (
    <ChartCard
      title="Ответ в обещанный срок"
      className="lg:col-span-2"
      empty={promised === 0 ? 'За этот период сроки ответа ещё не наступали.' : undefined}
      summary={`Сдержано ${formatNumber(kept)} из ${formatNumber(promised)} ${plural(
        promised,
        'обещания',
        'обещаний',
        'обещаний',
      )}${unanswered > 0 ? `, без ответа остаётся ${formatNumber(unanswered)}` : ''}. Сроки и медиана — в рабочем времени.`}
      chart={
        <>
          <PromisesChart weeks={weeks} />
          <ChartLegend
            items={[
              { label: 'В срок', color: promiseColors.kept },
              { label: 'Позже срока или без ответа', color: promiseColors.broken },
            ]}
          />
        </>
      }
      table={
        <FigureTable
          caption="Обещанные сроки ответа по неделям"
          head={['Неделя', ...head]}
          rows={weeks
            .toReversed()
            .map((week) => ({ key: week.week, cells: [formatWeek(week.week), ...cellsOf(week)] }))}
          foot={['Всего', ...cellsOf(all)]}
        />
      }
    >
      <h4 className="mt-6 mb-2 text-sm font-semibold">По источникам</h4>
      <FigureTable
        caption="Обещанные сроки ответа по источникам"
        head={['Источник', ...head]}
        rows={sources.map(({ source, ...figures }) => ({
          key: source,
          cells: [sourceLabel(source), ...cellsOf(figures)],
        }))}
      />
    </ChartCard>
  )
}

type Weeks = PromiseOverview['weeks']

/** A bar per week: kept promises, broken ones on top. */
function PromisesChart({ weeks }: { weeks: Weeks }) {
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
