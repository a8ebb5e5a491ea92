import type { LeadRow } from './leads'

/** How promises of an answer were kept. */
export interface PromiseFigures {
  /** Only those answered or due. */
  promised: number
  kept: number
  unanswered: number
  /** Null without answers. */
  medianSeconds: number | null
}

/** A row of `overview_replies`: for a week, for a source, or for all if both are null. */
interface ReplyRow {
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

/** The Monday of the week of a day; both are ISO days. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const sinceMonday = (date.getUTCDay() + 6) % 7
  return new Date(date.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10)
}

/**
 * Splits the rows into totals, weeks and sources.
 * @param days all days of the period: weeks without promises are listed, too
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
