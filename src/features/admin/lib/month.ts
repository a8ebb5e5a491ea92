// Calendar months in the reader's time zone, as «2026-03».

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

const startOf = (month: string) => new Date(`${month}-01T00:00`)

/** The start of a month and of the next one, as ISO strings. */
export function monthSpan(month: string): { from: string; before: string } {
  const start = startOf(month)
  const next = new Date(start.getFullYear(), start.getMonth() + 1)
  return { from: start.toISOString(), before: next.toISOString() }
}

const format = new Intl.DateTimeFormat('ru-RU', { month: 'long', year: 'numeric' })

/** «март 2026 г.» */
export const monthName = (month: string): string => format.format(startOf(month))

/** The months of what is kept, three years of requests, newest first. @param now milliseconds since 1970 */
export function latestMonths(now: number): string[] {
  const today = new Date(now)
  return Array.from({ length: 37 }, (_, ago) => {
    const month = new Date(today.getFullYear(), today.getMonth() - ago)
    return `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`
  })
}
