import type { LeadRow } from './leads'

/** How some promises of an answer fared. */
export interface PromiseFigures {
  /** Those that were answered or are due. */
  promised: number
  kept: number
  unanswered: number
  /** Half of the answers came sooner; null while there is none. */
  medianSeconds: number | null
}

/** A row of `overview_replies`: of a week, of a source, or of all when both are null. */
export interface ReplyRow {
  week: string | null
  source: LeadRow['source']
  promised: number
  kept: number
  unanswered: number
  median_seconds: number | null
}

export interface PromiseOverview {
  all: PromiseFigures
  weeks: (PromiseFigures & { week: string; broken: number })[]
  sources: (PromiseFigures & { source: NonNullable<ReplyRow['source']> })[]
}

const noPromises: PromiseFigures = { promised: 0, kept: 0, unanswered: 0, medianSeconds: null }

const dayMs = 86_400_000

/** The Monday of a day's week, both as ISO days. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const sinceMonday = (date.getUTCDay() + 6) % 7
  return new Date(date.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10)
}

/**
 * The rows taken apart, with all weeks of the period.
 * @param days the period's days, whose weeks may have seen no promise
 */
export function promiseOverview(
  rows: readonly ReplyRow[],
  days: readonly string[],
): PromiseOverview {
  const figures = rows.map(({ week, source, median_seconds, ...row }) => ({
    week,
    source,
    row: { ...row, medianSeconds: median_seconds },
  }))
  const mondays = [...new Set(days.map(mondayOf))]
  return {
    all: figures.find(({ week, source }) => !week && !source)?.row ?? noPromises,
    weeks: mondays.map((monday) => {
      const row = figures.find(({ week }) => week === monday)?.row ?? noPromises
      return { week: monday, ...row, broken: row.promised - row.kept }
    }),
    sources: figures.flatMap(({ source, row }) => (source ? { source, ...row } : [])),
  }
}
