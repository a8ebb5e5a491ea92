import { formatNumber, plural } from '@contracts/russian.ts'
import type { Overview } from './overview-requests'
import { formatAverage, formatDuration, formatShare } from './format-figures'
import { leadTotals } from './leads'

const unknown = '—'

type Tile = readonly [label: string, value: string, note: string]

function tilesOf({ days, promises, quiz, ratings, counts }: Overview): Tile[] {
  const { promised, kept, median_seconds: median } = promises.all
  const { total } = leadTotals(days)
  const opened = quiz.at(0)?.count ?? 0
  const perDay = (count: number) =>
    `в среднем ${formatAverage(count / Math.max(1, days.length))} в день`
  return [
    ['Обращения', formatNumber(total), perDay(total)],
    [
      'Обещание сдержано',
      promised > 0 ? formatShare(kept / promised) : unknown,
      median === null ? 'ответов пока нет' : `обычно отвечаем за ${formatDuration(median)}`,
    ],
    [
      'Анкета доходит до заявки',
      opened > 0 ? formatShare(quiz.at(-1)?.share ?? 0) : unknown,
      opened > 0
        ? `открыта ${formatNumber(opened)} ${plural(opened, 'раз', 'раза', 'раз')}`
        : 'не открывали',
    ],
    [
      'Оценка чата',
      ratings.average === null ? unknown : formatAverage(ratings.average),
      ratings.count > 0 ? `из 5, оценок: ${formatNumber(ratings.count)}` : 'оценок пока нет',
    ],
    ['Разговоры в чате', formatNumber(counts.chats), perDay(counts.chats)],
    [
      'Подключился сотрудник',
      formatNumber(counts.taken_over),
      counts.chats > 0
        ? `${formatShare(Math.min(1, counts.taken_over / counts.chats))} разговоров`
        : 'разговоров не было',
    ],
    [
      'Подтверждения отправителям',
      formatNumber(counts.confirmations),
      'доставлено писем о том, что заявка получена',
    ],
  ]
}

export function OverviewTiles(overview: Overview) {
  return (
    <dl className="hairline-grid grid-cols-2 *:last:col-span-2 lg:col-span-2 lg:grid-cols-4">
      {tilesOf(overview).map(([label, value, note]) => (
        <div key={label} className="flex flex-col bg-card p-4 sm:p-5">
          <dt className="text-caption text-muted-foreground">{label}</dt>
          <dd className="mt-1.5 text-2xl font-semibold tracking-headline sm:text-[2rem]">
            {value}
          </dd>
          <dd className="mt-1 text-caption text-muted-foreground">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
