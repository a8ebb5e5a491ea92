import { formatDayName } from './format-day'

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
