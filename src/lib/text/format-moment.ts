// Not in format.ts, which every public page loads.
import { typography } from './typography'

const dateTime = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'medium', timeStyle: 'short' })

/** An ISO timestamp → «21 нояб. 2024 г., 14:05», in the reader's time zone. */
export const formatDateTime = (iso: string) => typography(dateTime.format(new Date(iso)))

const date = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'medium' })

/** An ISO timestamp → «21 нояб. 2024 г.», in the reader's time zone. */
export const formatDate = (iso: string) => typography(date.format(new Date(iso)))

const relative = new Intl.RelativeTimeFormat('ru-RU', { numeric: 'auto' })
const steps = [
  { unit: 'minute', seconds: 60, until: 3600 },
  { unit: 'hour', seconds: 3600, until: 86_400 },
  { unit: 'day', seconds: 86_400, until: 30 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400, until: 365 * 86_400 },
  { unit: 'year', seconds: 365 * 86_400, until: Infinity },
] as const

/** An ISO timestamp → «только что», «5 минут назад», «вчера». @param now milliseconds since 1970 */
export function formatRelative(iso: string, now = Date.now()) {
  const seconds = (Date.parse(iso) - now) / 1000
  if (Math.abs(seconds) < 60) return 'только что'
  const step = steps.find(({ until }) => Math.abs(seconds) < until) ?? steps[4]
  return relative.format(Math.trunc(seconds / step.seconds), step.unit)
}
