import type { UseQueryResult } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { formatNumber, plural } from '@contracts/russian.ts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useNow } from '@/lib/hooks/use-now'
import { formatDateTime } from '@/lib/text/format-moment'
import { typography } from '@/lib/text/typography'
import { Moment } from '../../parts/moment'
import type { RetentionRun } from './retention-runs'
import { type RetentionTerm, retentionTerms } from './retention-terms'

export function RetentionCard({ runs }: { runs: UseQueryResult<RetentionRun[]> }) {
  return (
    <section aria-labelledby="retention-title" className="rounded-card border bg-card p-4 sm:p-5">
      <h3 id="retention-title" className="font-semibold">
        Сроки хранения
      </h3>
      <div className="mt-3 text-[0.9375rem]">
        {runs.data ? (
          <State runs={runs.data} />
        ) : runs.isError ? (
          <p>
            Не&nbsp;удалось узнать, когда данные удалялись.{' '}
            <Button variant="link" className="-mx-4" onClick={() => void runs.refetch()}>
              Повторить
            </Button>
          </p>
        ) : (
          <Skeleton className="h-6 w-3/4" />
        )}
      </div>
      <ul className="mt-3 divide-y">
        {retentionTerms.map((term) => (
          <Term key={term[0]} term={term} last={runs.data?.[0]} />
        ))}
      </ul>
    </section>
  )
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

const rows = (count: number) =>
  `${formatNumber(count)}\u00a0${plural(count, 'запись', 'записи', 'записей')}`

const mostAgeMs = 2 * 24 * 60 * 60 * 1000

/** How the daily deletion goes; the runs are given newest first. */
function State({ runs }: { runs: readonly RetentionRun[] }) {
  const now = useNow()
  const [last] = runs
  if (!last) {
    return (
      <Alert>
        {typography(
          'Удаление ещё ни разу не запускалось: данные с истёкшим сроком остаются. Настройте расписание сервера.',
        )}
      </Alert>
    )
  }
  if (now - Date.parse(last.started_at) > mostAgeMs) {
    return (
      <Alert>
        {typography('Удаление не запускалось больше двух суток, последний раз', true)}{' '}
        {formatDateTime(last.started_at)}. Проверьте расписание сервера.
      </Alert>
    )
  }
  if (last.error !== null) {
    const success = runs.find(({ error }) => error === null)
    return (
      <Alert>
        <p>
          {typography('Последнее удаление не прошло:')} {formatDateTime(last.started_at)}.{' '}
          {success
            ? `Предыдущее успешное: ${formatDateTime(success.started_at)}.`
            : 'Успешных за последний месяц нет.'}
        </p>
        <p className="mt-1.5 font-mono text-[0.8125rem] [overflow-wrap:anywhere]">{last.error}</p>
      </Alert>
    )
  }
  const failures = runs.filter(({ error }) => error !== null).length
  const count = sum(Object.values(last.deleted ?? {}))
  return (
    <p className="flex gap-2.5">
      <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
      <span>
        Удаление прошло <Moment iso={last.started_at} />:{' '}
        {count > 0 ? `удалено ${rows(count)}` : 'удалять было нечего'}.
        {failures > 0 && <span>{` Неудач за последний месяц: ${formatNumber(failures)}.`}</span>}
      </span>
    </p>
  )
}

interface TermProps {
  term: RetentionTerm
  last: RetentionRun | undefined
}

function Term({ term: [label, term, ...counts], last }: TermProps) {
  const count = sum(counts.map((name) => last?.deleted?.[name] ?? 0))
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <p className="text-[0.9375rem]">{typography(label)}</p>
        <p className="text-sm text-muted-foreground">{typography(term)}</p>
      </div>
      {count > 0 && (
        <span className="shrink-0 text-sm whitespace-nowrap text-muted-foreground tabular-nums">
          удалено {formatNumber(count)}
        </span>
      )}
    </li>
  )
}
