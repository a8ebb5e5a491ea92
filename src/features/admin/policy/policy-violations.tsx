import { useQuery } from '@tanstack/react-query'
import { formatNumber, plural } from '@contracts/russian.ts'
import { Disclosure } from '@/components/disclosure'
import { Moment } from '../moment'
import { request } from '@/lib/database-answer'
import { originOf, subjectOf } from './violation-words'

const mostShown = 50

const listViolations = () =>
  request((supabase) =>
    supabase
      .from('csp_violations')
      .select('directive, blocked, times, last_at')
      .order('last_at', { ascending: false })
      .limit(mostShown),
  )

const useViolations = () =>
  useQuery({
    queryKey: ['policy-violations'],
    queryFn: listViolations,
    meta: { refused: 'Ошибка загрузки отчётов о блокировках' },
  })

/** What visitors' browsers have refused by the site's policy, for admins; nothing while there is nothing. */
export function PolicyViolations() {
  const { data: violations = [] } = useViolations()
  if (violations.length === 0) return null
  return (
    <div className="mt-4 rounded-card border bg-card px-4 py-1 sm:px-5">
      <Disclosure summary={`Заблокировано браузерами: ${formatNumber(violations.length)}`}>
        <p className="max-w-reading text-sm text-muted-foreground">
          Браузеры посетителей не выполнили это по правилам безопасности сайта. Чаще всего виноваты
          расширения; незнакомый адрес у скрипта&nbsp;— повод проверить сайт.
        </p>
        <ul className="mt-3 mb-2 divide-y text-sm">
          {violations.map(({ directive, blocked, times, last_at }) => (
            <li
              key={`${directive} ${blocked}`}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2.5"
            >
              <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
                <span className="font-medium" title={directive}>
                  {subjectOf(directive)}
                </span>
                <span className="text-muted-foreground">: {originOf(blocked)}</span>
              </span>
              <span className="text-caption text-muted-foreground tabular-nums">
                {formatNumber(times)}&nbsp;{plural(times, 'раз', 'раза', 'раз')}{' '}
                <span aria-hidden>·</span> <Moment iso={last_at} />
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
