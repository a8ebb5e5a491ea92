import { formatNumber } from '@contracts/russian.ts'
import { ChartCard } from './chart-card'
import { FigureTable } from './figure-table'
import { formatShare } from './format-figures'
import { ShareChart } from './share-chart'
import { type ShareLine, steepestStep } from './shares'

export function QuizCard({ funnel }: { funnel: readonly ShareLine[] }) {
  const opened = funnel[0]?.count ?? 0
  const sent = funnel.at(-1)?.count ?? 0
  const steepest = steepestStep(funnel)
  return (
    <ChartCard
      title="Анкета по шагам"
      empty={opened === 0 ? 'За этот период анкету не открывали.' : undefined}
      summary={`Открыли ${formatNumber(opened)}, отправили ${formatNumber(sent)}${
        steepest ? `. Чаще всего уходят на шаге «${steepest.label}»` : ''
      }.`}
      chart={<ShareChart lines={funnel} color="var(--accent)" nameWidth={132} counted="Дошли" />}
      table={
        <FigureTable
          caption="Сколько посетителей дошли до каждого шага анкеты"
          head={['Шаг', 'Дошли', 'От открывших', 'Ушли']}
          rows={funnel.map(({ label, count, share }, index) => {
            const next = funnel[index + 1]
            const left = next ? formatNumber(count - next.count) : '—'
            return [label, formatNumber(count), formatShare(share), left]
          })}
        />
      }
    >
      <p className="mt-auto pt-4 text-caption text-muted-foreground">
        Считаем без имён: посетители, чей браузер просит не отслеживать, сюда не входят.
      </p>
    </ChartCard>
  )
}
