const number = new Intl.NumberFormat('ru-RU')

/** 75000 → «75 000 ₽», with spaces that never break. */
export const formatRoubles = (amount: number) => `${number.format(amount)}\u00a0₽`

const dateTime = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'medium', timeStyle: 'short' })

/** An ISO moment → «21 нояб. 2024 г., 14:05», in the reader's time zone. */
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso))

const relative = new Intl.RelativeTimeFormat('ru-RU', { numeric: 'auto' })
const steps = [
  { unit: 'minute', seconds: 60, until: 3600 },
  { unit: 'hour', seconds: 3600, until: 86_400 },
  { unit: 'day', seconds: 86_400, until: 30 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400, until: 365 * 86_400 },
  { unit: 'year', seconds: 365 * 86_400, until: Infinity },
] as const

/**
 * An ISO moment → «только что», «5 минут назад», «вчера».
 * @param now milliseconds since 1970
 */
export function formatRelative(iso: string, now = Date.now()) {
  const seconds = (Date.parse(iso) - now) / 1000
  if (Math.abs(seconds) < 60) return 'только что'
  const step = steps.find(({ until }) => Math.abs(seconds) < until) ?? steps[4]
  return relative.format(Math.trunc(seconds / step.seconds), step.unit)
}

const day = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' })

/** An ISO day → «19 ноября 2024 г.», the same in every time zone. */
export const formatDay = (iso: string) => day.format(new Date(iso))

/** 3190 → «3 190», with a space that never breaks. */
export const formatCount = (count: number) => number.format(count)
