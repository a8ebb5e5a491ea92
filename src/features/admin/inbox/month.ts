// Calendar months in the reader's time zone, as «2026-03».

const written = /^(\d{4})-(0[1-9]|1[0-2])$/

/** The start of a month; undefined if the text is not a month. */
function startOf(month: string): Date | undefined {
  const [, year, number] = written.exec(month) ?? []
  return year && number ? new Date(Number(year), Number(number) - 1) : undefined
}

export const isMonth = (text: string): boolean => startOf(text) !== undefined

/** The start of a month and of the next one, as ISO strings. */
export function monthSpan(month: string): { from: string; before: string } | undefined {
  const start = startOf(month)
  if (!start) return undefined
  const next = new Date(start.getFullYear(), start.getMonth() + 1)
  return { from: start.toISOString(), before: next.toISOString() }
}

const format = new Intl.DateTimeFormat('ru-RU', { month: 'long', year: 'numeric' })

/** «март 2026 г.» */
export function monthName(month: string): string {
  const start = startOf(month)
  return start ? format.format(start) : month
}

const shownMonths = 24

/**
 * The last 24 months, newest first.
 * @param now milliseconds since 1970
 */
export function latestMonths(now: number): string[] {
  const today = new Date(now)
  return Array.from({ length: shownMonths }, (_, ago) => {
    const month = new Date(today.getFullYear(), today.getMonth() - ago)
    return `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`
  })
}
