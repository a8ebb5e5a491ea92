import type { z } from 'zod'
import type { deploymentStateSchema, Problem } from '@contracts/health.ts'
import { formatNumber, plural } from '@contracts/russian.ts'
import { formatRelative } from '@/lib/text/format-moment'

type DeploymentState = z.output<typeof deploymentStateSchema>

export interface StateFact {
  title: string
  /** What is wrong, each with the words of the service that refused; empty if nothing is. */
  problems: readonly { text: string; why: string | null }[]
  /** How it stands in any case. */
  text: string
}

/** What `private.problems()` finds, in the words of staff. */
const sentences: Readonly<Record<string, (count: number) => string>> = {
  'mail stopped': (count) =>
    `Письма не уходят: каждая попытка заканчивается ошибкой, ${plural(count, 'ждёт', 'ждут', 'ждут')} ${formatNumber(count)}. Проверьте почтовый сервер и его пароль.`,
  'mail waiting': (count) =>
    `Больше часа ${plural(count, 'ждёт', 'ждут', 'ждут')} ${formatNumber(count)} ${plural(count, 'письмо', 'письма', 'писем')}.`,
  'schedule overdue': (count) =>
    `${formatNumber(count)} ${plural(count, 'письмо просрочено', 'письма просрочены', 'писем просрочено')}: расписание их не отправляет.`,
  'schedule silent': () =>
    'Расписание не срабатывает больше 15 минут: письма не повторяются, чаты не закрываются.',
  'retention late': () => 'Старые данные не удалялись больше двух суток.',
  'database full': () =>
    'Место почти закончилось: скоро новые заявки нельзя будет сохранить. Увеличьте тариф или диск.',
  'database read_only': () =>
    'База ничего не принимает: заявки теряются. Увеличьте тариф или диск.',
}

const textOf = ({ part, kind, count, why }: Problem) => ({
  text: sentences[`${part} ${kind}`]?.(count ?? 0) ?? `${part}: ${kind}`,
  why,
})

const ago = (prefix: string, at: Date | null | undefined, never: string) =>
  at ? `${prefix} ${formatRelative(at.toISOString())}` : never

/** The state of the deployment, a fact for each part. */
export function stateFacts(state: DeploymentState): StateFact[] {
  const { failed_mails: failed, database_mb: size, database_limit_mb: limit } = state
  const megabytes = size == null ? 'Размер неизвестен' : `Занято ${formatNumber(size)} МБ`
  const facts: [part: string, title: string, text: string][] = [
    [
      'mail',
      'Почта',
      [
        ago('Последнее письмо ушло', state.last_sent_at, 'Писем ещё не было'),
        failed > 0 && `не доставлено за двое суток: ${formatNumber(failed)}`,
      ]
        .filter(Boolean)
        .join('; '),
    ],
    ['schedule', 'Расписание', ago('Сработало', state.schedule_called_at, 'Ещё не срабатывало')],
    [
      'retention',
      'Удаление старых данных',
      ago('Последний раз', state.last_retention_at, 'Ещё не запускалось'),
    ],
    ['database', 'База данных', limit ? `${megabytes} из ${formatNumber(limit)}` : megabytes],
  ]
  return facts.map(([part, title, text]) => ({
    title,
    text,
    problems: state.problems.filter((problem) => problem.part === part).map(textOf),
  }))
}
