import { useQuery } from '@tanstack/react-query'
import { request } from '@/lib/backend/database-answer'
import { typography } from '@/lib/text/typography'
import { BrowserReports } from './browser-reports'

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

/** What visitors' browsers have blocked by the site's policy, for admins. */
export function PolicyViolations() {
  const { data: violations = [] } = useQuery({
    queryKey: ['policy-violations'],
    queryFn: () =>
      request((supabase) =>
        supabase
          .from('csp_violations')
          .select('directive, blocked, times, last_at')
          // The database keeps two hundred.
          .order('last_at', { ascending: false }),
      ),
    meta: { refused: 'Ошибка загрузки отчётов о блокировках' },
  })
  return (
    <BrowserReports
      title="Заблокировано браузерами"
      advice={typography(
        'Браузеры посетителей не выполнили это по правилам безопасности сайта. Чаще всего виноваты расширения; незнакомый адрес у скрипта — повод проверить сайт.',
      )}
      reports={violations.map(({ directive, blocked, ...report }) => ({
        key: `${directive} ${blocked}`,
        what: (
          <>
            <span className="font-medium" title={directive}>
              {subjectOf(directive)}
            </span>
            <span className="text-muted-foreground">: {originOf(blocked)}</span>
          </>
        ),
        ...report,
      }))}
    />
  )
}
