const dayFormat = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const thisYearFormat = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' })
const timeFormat = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' })

/** An ISO moment → «14:05», in the reader's time zone. */
export const formatTime = (iso: string) => timeFormat.format(new Date(iso))

const daysAgo = (days: number, now: Date) =>
  dayFormat.format(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days))

/** An ISO moment's day in the reader's time zone: «Сегодня», «Вчера», «16 ноября», «16 ноября 2025 г.». */
export function nameDay(iso: string, now = new Date()): string {
  const moment = new Date(iso)
  const day = dayFormat.format(moment)
  if (day === daysAgo(0, now)) return 'Сегодня'
  if (day === daysAgo(1, now)) return 'Вчера'
  return moment.getFullYear() === now.getFullYear() ? thisYearFormat.format(moment) : day
}

/** The lines by day, in their order. */
export function groupByDay<Line extends { at: string }>(lines: readonly Line[], now = new Date()) {
  const days: { day: string; lines: Line[] }[] = []
  for (const line of lines) {
    const day = nameDay(line.at, now)
    const last = days.at(-1)
    if (last?.day === day) last.lines.push(line)
    else days.push({ day, lines: [line] })
  }
  return days
}
