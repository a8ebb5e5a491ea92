import { mondayOf } from '../lib/weeks'
import type { LeadRow } from './leads'

export interface PromiseFigures {
  /** Only those answered or due. */
  promised: number
  kept: number
  unanswered: number
  /** Null without answers. */
  median_seconds: number | null
}

/** A row of `overview_replies`: for a week, for a source, or for all if both are null. */
interface ReplyRow extends PromiseFigures {
  week: string | null
  source: LeadRow['source']
}

const noPromises: PromiseFigures = { promised: 0, kept: 0, unanswered: 0, median_seconds: null }

/** Splits the rows into totals, weeks and sources. Weeks of `days` without promises are included. */
export function promiseOverview(rows: readonly ReplyRow[], days: readonly string[]) {
  const mondays = [...new Set(days.map(mondayOf))]
  return {
    all: rows.find(({ week, source }) => !week && !source) ?? noPromises,
    weeks: mondays.map((monday) => {
      const row = rows.find(({ week }) => week === monday) ?? noPromises
      return { ...row, day: monday, broken: row.promised - row.kept }
    }),
    sources: rows.flatMap(({ source, ...row }) => (source ? { ...row, source } : [])),
  }
}

export type PromiseOverview = ReturnType<typeof promiseOverview>
