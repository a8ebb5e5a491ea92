import type { LeadSource } from '../lib/labels'
import { mondayOf } from '../lib/weeks'

/** The sources of leads; a newsletter subscription is not a lead. */
export const leadSources = ['consultation', 'project_quiz', 'chat', 'inbound', 'manual'] as const

export type OverviewSource = (typeof leadSources)[number]

/** A row of `overview_leads`; a day without leads has one row without a source. */
export interface LeadRow {
  day: string
  source: LeadSource | null
  leads: number
}

export const leadColumns = [...leadSources, 'total'] as const

export type LeadCounts = Record<(typeof leadColumns)[number], number>

export type LeadDay = LeadCounts & { day: string }

const none = { consultation: 0, project_quiz: 0, chat: 0, inbound: 0, manual: 0, total: 0 }

export function leadDays(rows: readonly LeadRow[]): LeadDay[] {
  const days = new Map<string, LeadDay>()
  for (const { day, source, leads } of rows) {
    const line = days.get(day) ?? { day, ...none }
    const known = leadSources.find((each) => each === source)
    if (known) {
      line[known] += leads
      line.total += leads
    }
    days.set(day, line)
  }
  return [...days.values()]
}

/** The weeks of these days, each by its Monday. */
export function leadWeeks(days: readonly LeadDay[]): LeadDay[] {
  const mondays = [...new Set(days.map(({ day }) => mondayOf(day)))]
  return mondays.map((monday) => ({
    day: monday,
    ...leadTotals(days.filter(({ day }) => mondayOf(day) === monday)),
  }))
}

export function leadTotals(days: readonly LeadDay[]): LeadCounts {
  const totals = { ...none }
  for (const day of days) {
    for (const column of leadColumns) totals[column] += day[column]
  }
  return totals
}
