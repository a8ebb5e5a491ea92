import { formatSpan } from '../lib/deadline'

const percent = new Intl.NumberFormat('ru-RU', { style: 'percent', maximumFractionDigits: 0 })

/** 0.857 → «86 %»; 100 % and 0 % only when exact. */
export const formatShare = (share: number) =>
  percent.format(share > 0.995 && share < 1 ? 0.99 : share > 0 && share < 0.005 ? 0.01 : share)

const decimal = new Intl.NumberFormat('ru-RU', {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
})

/** 4.25 → «4,3». */
export const formatAverage = (average: number) => decimal.format(average)

const dayAndMonth = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** An ISO day → «20 нояб.». */
export const formatShortDay = (day: string) => dayAndMonth.format(new Date(day))

/** An ISO Monday → «16–22 нояб.», or «30 нояб. – 6 дек.». */
export const formatWeek = (monday: string) => {
  const begin = new Date(monday)
  const end = new Date(begin.getTime() + 6 * 86_400_000)
  return dayAndMonth.formatRange(begin, end)
}

/** Working time, from seconds: «12 мин», «1 ч 25 мин», «3 раб. дн.». */
export const formatDuration = (seconds: number) => formatSpan(Math.round(seconds / 60))
