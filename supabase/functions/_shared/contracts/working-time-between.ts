import { dayIn, dayMs, periodsOf, type WorkingHours } from './working-time.ts'

/** The working time of whole days: a list of old deadlines asks for the same hundreds of days again and again. */
const lengths = new WeakMap<WorkingHours, Map<number, number>>()

/** Of a day given by its midnight in UTC, as far as it lies between two moments. */
const workedOn = (hours: WorkingHours, day: number, from = -Infinity, to = Infinity) =>
  periodsOf(hours, day).reduce(
    (sum, { opens, closes }) => sum + Math.max(0, Math.min(closes, to) - Math.max(opens, from)),
    0,
  )

/** The working time between two moments, in milliseconds; 0 if the second is not later. */
export function workingTimeBetween(hours: WorkingHours, from: number, to: number): number {
  const known = lengths.get(hours) ?? new Map<number, number>()
  lengths.set(hours, known)
  const first = dayIn(hours.timeZone, from)
  const last = dayIn(hours.timeZone, to)
  let sum = first <= last ? workedOn(hours, first, from, to) : 0
  for (let day = first + dayMs; day < last; day += dayMs) {
    const length = known.get(day) ?? workedOn(hours, day)
    known.set(day, length)
    sum += length
  }
  return first < last ? sum + workedOn(hours, last, from, to) : sum
}
