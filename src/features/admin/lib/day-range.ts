import { z } from '@contracts/zod.ts'

const day = z.union([z.literal(''), z.iso.date()]).catch('')

/** The days of a log's query; empty where it has no end. */
export const dayRangeFields = { from: day, until: day }

export interface DayRange {
  from: string
  until: string
}

const startOf = (date: string, laterDays = 0) => {
  const moment = new Date(`${date}T00:00`)
  moment.setDate(moment.getDate() + laterDays)
  return moment.toISOString()
}

/** A range of days of the reader's zone, with both of them: `at >= after and at < before`. */
export const momentsOf = ({ from, until }: DayRange) => ({
  after: from ? startOf(from) : undefined,
  before: until ? startOf(until, 1) : undefined,
})
