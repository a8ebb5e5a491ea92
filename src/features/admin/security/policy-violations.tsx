import { useQuery } from '@tanstack/react-query'
import { formatNumber, plural } from '@contracts/russian.ts'
import { Disclosure } from '@/components/disclosure'
import { request } from '@/lib/backend/database-answer'
import { Moment } from '../moment'

/** What each directive of the Content Security Policy covers, most telling first. */
const subjects: readonly [prefix: string, subject: string][] = [
  ['script-src', 'Скрипт'],
  ['style-src', 'Стиль'],
  ['img-src', 'Картинка'],
  ['font-src', 'Шрифт'],
  ['connect-src', 'Запрос'],
  ['frame-ancestors', 'Показ сайта на чужой странице'],
  ['frame-src', 'Встроенная страница'],
  ['child-src', 'Встроенная страница'],
  ['form-action', 'Отправка формы'],
  ['media-src', 'Видео или звук'],
  ['worker-src', 'Фоновый скрипт'],
]

/** What was blocked, in words; else the directive's name. */
export const subjectOf = (directive: string) =>
  subjects.find(([prefix]) => directive.startsWith(prefix))?.[1] ?? directive

const origins: Record<string, string> = {
  inline: 'прямо в коде страницы',
  eval: 'собран из текста',
  'wasm-eval': 'собран из данных',
  self: 'сам сайт',
  'data:': 'в самом адресе',
  'blob:': 'из памяти браузера',
  'trusted-types-policy': 'вставка текста как кода',
  'trusted-types-sink': 'вставка текста как кода',
  other: 'неизвестно',
}

/** The origin of what was blocked, or its keyword in words. */
export const originOf = (blocked: string) =>
  /-extension:$/.test(blocked) ? 'расширение браузера' : (origins[blocked] ?? blocked)

const mostShown = 50

/** What visitors' browsers have blocked by the site's policy, for admins; hidden while empty. */
export function PolicyViolations() {
  const { data: violations = [] } = useQuery({
    queryKey: ['policy-violations'],
    queryFn: () =>
      request((supabase) =>
        supabase
          .from('csp_violations')
          .select('directive, blocked, times, last_at')
          .order('last_at', { ascending: false })
          .limit(mostShown),
      ),
    meta: { refused: 'Ошибка загрузки отчётов о блокировках' },
  })
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
