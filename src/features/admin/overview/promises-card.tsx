import { Bar } from 'recharts'
import { formatNumber, plural } from '@contracts/russian.ts'
import { kindLabels } from '../lib/labels'
import { ChartCard } from './chart-card'
import { ChartLegend, TimeBars, useMotion } from './chart-parts'
import { FigureTable } from './figure-table'
import { formatDuration, formatShare, formatWeek } from './format-figures'
import type { PromiseFigures, PromiseOverview } from './promises'

const colors = { kept: 'var(--success)', broken: 'var(--destructive-text)' } as const

const head = ['Обещано', 'Сдержано', 'Доля', 'Без ответа', 'Медиана ответа']

const shareOf = ({ promised, kept }: PromiseFigures) =>
  promised > 0 ? formatShare(kept / promised) : '—'

const medianOf = ({ median_seconds: median }: PromiseFigures) =>
  median === null ? '—' : formatDuration(median)

const cellsOf = (figures: PromiseFigures) => [
  formatNumber(figures.promised),
  formatNumber(figures.kept),
  shareOf(figures),
  formatNumber(figures.unanswered),
  medianOf(figures),
]

export function PromisesCard({ promises: { all, weeks, sources } }: { promises: PromiseOverview }) {
  const { promised, kept, unanswered } = all
  const bar = { stackId: 'promises', stroke: 'var(--card)', maxBarSize: 64, ...useMotion() }
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
          {/* A bar per week: kept promises, broken ones on top. */}
          <TimeBars
            lines={weeks}
            format={formatWeek}
            labelGap={16}
            tip={(week) => [
              { label: 'В срок', value: formatNumber(week.kept), color: colors.kept },
              { label: 'Не в срок', value: formatNumber(week.broken), color: colors.broken },
              { label: 'Доля', value: shareOf(week) },
              { label: 'Медиана ответа', value: medianOf(week) },
            ]}
            className="h-56"
          >
            <Bar dataKey="kept" fill={colors.kept} {...bar} />
            <Bar dataKey="broken" fill={colors.broken} {...bar} />
          </TimeBars>
          <ChartLegend
            items={[
              { label: 'В срок', color: colors.kept },
              { label: 'Позже срока или без ответа', color: colors.broken },
            ]}
          />
        </>
      }
      table={
        <FigureTable
          caption="Обещанные сроки ответа по неделям"
          head={['Неделя', ...head]}
          rows={weeks.toReversed().map((week) => [formatWeek(week.day), ...cellsOf(week)])}
          foot={['Всего', ...cellsOf(all)]}
        />
      }
    >
      <h4 className="mt-6 mb-2 text-sm font-semibold">По источникам</h4>
      <FigureTable
        caption="Обещанные сроки ответа по источникам"
        head={['Источник', ...head]}
        rows={sources.map((figures) => [kindLabels[figures.source], ...cellsOf(figures)])}
      />
    </ChartCard>
  )
}
