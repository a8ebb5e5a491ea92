// Timestamps are ISO strings, shown in the reader's time zone; `now` is in milliseconds since 1970.

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('ru-RU', options)
  return (moment: Date) => formatter.format(moment)
}
const time = format({ timeStyle: 'short' })
const shortDay = format({ day: 'numeric', month: 'short' })
const shortDate = format({ dateStyle: 'short' })
const mediumDate = format({ dateStyle: 'medium' })
const shortDayTime = format({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
const weekday = format({ weekday: 'short' })
const longDay = format({ day: 'numeric', month: 'long' })
const longDate = format({ day: 'numeric', month: 'long', year: 'numeric' })

function ageOf(moment: Date, now: number): 'today' | 'yesterday' | 'this year' | 'earlier' {
  const today = new Date(now)
  if (moment.toDateString() === today.toDateString()) return 'today'
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  if (moment.toDateString() === yesterday.toDateString()) return 'yesterday'
  return moment.getFullYear() === today.getFullYear() ? 'this year' : 'earlier'
}

/** «14:05» */
export const formatTime = (iso: string) => time(new Date(iso))

/** «30 нояб., 09:00»: until when an email is snoozed, which is within a year. */
export const formatDayTime = (iso: string) => shortDayTime(new Date(iso)).replaceAll(' ', '\u00a0')

/** «пн, 30 нояб., 09:00», for a moment of the coming days. */
export const formatWeekdayTime = (iso: string) => `${weekday(new Date(iso))}, ${formatDayTime(iso)}`

/** Until when an answer is due on another day, as its customer was told: «пн до 11:00», from a week on «9 нояб. до 11:00». */
export function formatDueDay(iso: string, now: number): string | undefined {
  const moment = new Date(iso)
  if (ageOf(moment, now) === 'today') return undefined
  const isNear = moment.getTime() - now < 6 * 86_400_000
  return `${isNear ? weekday(moment) : shortDay(moment)} до ${time(moment)}`.replaceAll(
    ' ',
    '\u00a0',
  )
}

/** For a row of the inbox: «14:05» today, «вчера», «19 нояб.» this year, «19.11.2025». */
export function formatRowMoment(iso: string, now: number): string {
  const moment = new Date(iso)
  const age = ageOf(moment, now)
  if (age === 'today') return time(moment)
  if (age === 'yesterday') return 'вчера'
  return age === 'this year' ? shortDay(moment) : shortDate(moment)
}

/** For an entry of a thread: «сегодня, 14:05», «вчера, 14:05», «19 нояб., 14:05». */
export function formatThreadMoment(iso: string, now: number): string {
  const moment = new Date(iso)
  const day = {
    today: 'сегодня',
    yesterday: 'вчера',
    'this year': shortDay(moment),
    earlier: mediumDate(moment),
  }
  return `${day[ageOf(moment, now)]}, ${time(moment)}`
}

/** For a heading: «Сегодня», «Вчера», «16 ноября», «16 ноября 2025 г.». */
export function formatDayName(iso: string, now: number): string {
  const moment = new Date(iso)
  const day = {
    today: 'Сегодня',
    yesterday: 'Вчера',
    'this year': longDay(moment),
    earlier: longDate(moment),
  }
  return day[ageOf(moment, now)]
}

/** Groups rows by day, in their order. */
export function groupByDay<Row extends { at: string }>(rows: readonly Row[], now = Date.now()) {
  const days: { day: string; rows: Row[] }[] = []
  for (const row of rows) {
    const day = formatDayName(row.at, now)
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, rows: [row] })
  }
  return days
}
