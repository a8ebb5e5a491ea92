import { formatNumber, plural } from '@contracts/russian.ts'
import type { Overview } from './overview-requests'
import { formatAverage, formatDuration, formatShare } from './format-figures'
import { leadTotals } from './leads'

const unknown = '—'

export function OverviewTiles({ days, promises, quiz, ratings, counts }: Overview) {
  const { promised, kept, median_seconds } = promises.all
  const { total } = leadTotals(days)
  const [opened, sent] = [quiz.at(0), quiz.at(-1)]
  return (
    <dl className="hairline-grid grid-cols-2 *:last:col-span-2 lg:col-span-2 lg:grid-cols-4">
      <Tile
        label="Заявки"
        value={formatNumber(total)}
        note={`в среднем ${formatAverage(total / Math.max(1, days.length))} в день`}
      />
      <Tile
        label="Обещание сдержано"
        value={promised > 0 ? formatShare(kept / promised) : unknown}
        note={
          median_seconds === null
            ? 'ответов пока нет'
            : `обычно отвечаем за ${formatDuration(median_seconds)}`
        }
      />
      <Tile
        label="Анкета доходит до заявки"
        value={opened && sent && opened.count > 0 ? formatShare(sent.share) : unknown}
        note={
          opened && opened.count > 0
            ? `открыта ${formatNumber(opened.count)} ${plural(opened.count, 'раз', 'раза', 'раз')}`
            : 'не открывали'
        }
      />
      <Tile
        label="Оценка чата"
        value={ratings.average === null ? unknown : formatAverage(ratings.average)}
        note={
          ratings.count > 0 ? `из 5, оценок: ${formatNumber(ratings.count)}` : 'оценок пока нет'
        }
      />
      <Tile
        label="Разговоры в чате"
        value={formatNumber(counts.chats)}
        note={`в среднем ${formatAverage(counts.chats / Math.max(1, days.length))} в день`}
      />
      <Tile
        label="Подключился сотрудник"
        value={formatNumber(counts.taken_over)}
        note={
          counts.chats > 0
            ? `${formatShare(Math.min(1, counts.taken_over / counts.chats))} разговоров`
            : 'разговоров не было'
        }
      />
      <Tile
        label="Подтверждения отправителям"
        value={formatNumber(counts.confirmations)}
        note="доставлено писем о том, что заявка получена"
      />
    </dl>
  )
}

function Tile({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="flex flex-col bg-card p-4 sm:p-5">
      <dt className="text-caption text-muted-foreground">{label}</dt>
      <dd className="mt-1.5 text-2xl font-semibold tracking-headline sm:text-[2rem]">{value}</dd>
      <dd className="mt-1 text-caption text-muted-foreground">{note}</dd>
    </div>
  )
}
