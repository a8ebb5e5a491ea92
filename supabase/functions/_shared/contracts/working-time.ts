/* The clock of promises: working time only. The database computes deadlines by the same rules
   (schemas/035_working_hours.sql), compared by a test. Times are milliseconds since 1970. */

import type { LeadType } from './lead.ts'

/** From and to, in company time: `['09:00', '13:00']`. A day ends at 24:00. */
export type WorkingPeriod = readonly [opens: string, closes: string]

/** A company's working hours. */
export interface WorkingHours {
  /** IANA name of the time zone of the periods. */
  timeZone: string
  /** The periods of each weekday, in order; Monday first. */
  week: readonly (readonly WorkingPeriod[])[]
  /** Days with their own periods, by ISO date; a day off has none. */
  exceptions: Readonly<Record<string, readonly WorkingPeriod[]>>
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** The number of days searched for working time; a schedule without any falls back to the plain clock. */
const longestSearch = 400

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    clocks.set(timeZone, clock)
  }
  return clock
}

/** Clocks change only at whole quarters of an hour. */
const quarterMs = 15 * minuteMs

/** Known offsets, by zone and quarter: a list of deadlines asks for the same few thousands of times. */
const offsets = new Map<string, number>()

/** The offset of a zone from UTC, in milliseconds. */
export function zoneOffset(timeZone: string, moment: number): number {
  const quarter = Math.floor(moment / quarterMs) * quarterMs
  const key = `${timeZone} ${quarter}`
  const offset = offsets.get(key) ?? findOffset(timeZone, quarter)
  offsets.set(key, offset)
  return offset
}

function findOffset(timeZone: string, moment: number): number {
  // 11/27/2026, 15:00:00
  const shown = clockOf(timeZone).format(moment).match(/\d+/g) ?? []
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = shown.map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second) - moment
}

/** The day of a moment in a zone, as its midnight in UTC. */
export function dayIn(timeZone: string, moment: number): number {
  return Math.floor((moment + zoneOffset(timeZone, moment)) / dayMs) * dayMs
}

/** The moment of a local time in a zone; `local` is that time as if it were UTC. */
export function momentIn(timeZone: string, local: number): number {
  const guess = local - zoneOffset(timeZone, local)
  return local - zoneOffset(timeZone, guess)
}

/** '09:30' → milliseconds since midnight. */
export function timeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * hourMs + minutes * minuteMs
}

/** The periods of one day, given by its midnight in UTC, by the company's clock. */
export function hoursOf({ week, exceptions }: WorkingHours, day: number): readonly WorkingPeriod[] {
  const date = new Date(day)
  return exceptions[date.toISOString().slice(0, 10)] ?? week[(date.getUTCDay() + 6) % 7] ?? []
}

/** The same as moments. */
export const periodsOf = (hours: WorkingHours, day: number) =>
  hoursOf(hours, day).map(([opens, closes]) => ({
    opens: momentIn(hours.timeZone, day + timeOfDay(opens)),
    closes: momentIn(hours.timeZone, day + timeOfDay(closes)),
  }))

/** Adds working minutes to a moment (milliseconds since 1970); outside of working time, from the next opening. */
export function addWorkingTime(hours: WorkingHours, from: number, minutes: number): number {
  const first = dayIn(hours.timeZone, from)
  let left = minutes * minuteMs
  for (let count = 0; count <= longestSearch; count++) {
    for (const { opens, closes } of periodsOf(hours, first + count * dayMs)) {
      const begin = Math.max(opens, from)
      if (begin >= closes) continue
      if (begin + left <= closes) return begin + left
      left -= closes - begin
    }
  }
  return from + minutes * minuteMs
}

/** A moment in working time: the given one, or the next opening. */
export const nextOpening = (hours: WorkingHours, from: number) => addWorkingTime(hours, from, 0)

/** Whether a moment is in working time; closing time is not. */
export const isWorkingTime = (hours: WorkingHours, moment: number) =>
  nextOpening(hours, moment) === moment

/** The same working days, each from midnight to midnight. */
function wholeDays({ timeZone, week, exceptions }: WorkingHours): WorkingHours {
  const whole = (periods: readonly WorkingPeriod[]): readonly WorkingPeriod[] =>
    periods.length > 0 ? [['00:00', '24:00']] : []
  return {
    timeZone,
    week: week.map(whole),
    exceptions: Object.fromEntries(
      Object.entries(exceptions).map(([day, periods]) => [day, whole(periods)]),
    ),
  }
}

/**
 * Adds clock hours that pass on working days only: 24 hours lead to the same time of the next working day. Starts and
 * ends in working time.
 *
 * @param from milliseconds since 1970
 */
export function addWorkingDays(hours: WorkingHours, from: number, minutes: number): number {
  const end = addWorkingTime(wholeDays(hours), nextOpening(hours, from), minutes)
  return nextOpening(hours, end)
}

/** Promised response times: in working hours, and in clock hours on working days. */
export interface Promises {
  consultationHours: number
  proposalHours: number
}

/** A company's working hours, and the promises based on them. */
export interface Schedule {
  promises: Promises
  workingHours: WorkingHours
  /** «по времени Бишкека», in the chat's languages. */
  clockName: { ru: string; en: string }
}

/** The deadline of the answer promised to the sender of a form; the database stores the same. */
export const promisedUntil = (
  hours: WorkingHours,
  { consultationHours, proposalHours }: Promises,
  type: LeadType,
  from: number,
): number =>
  type === 'consultation'
    ? addWorkingTime(hours, from, consultationHours * 60)
    : addWorkingDays(hours, from, proposalHours * 60)
