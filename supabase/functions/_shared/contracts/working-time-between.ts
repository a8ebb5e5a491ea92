import {
  dayIn,
  dayMs,
  hoursOf,
  periodsOf,
  timeOfDay,
  type WorkingHours,
  zoneOffset,
} from './working-time.ts'

/** The working time of whole days: a list of old deadlines asks for the same hundreds of days again and again. */
const lengths = new WeakMap<WorkingHours, Map<number, number>>()

/** Of a day given by its midnight in UTC, as far as it lies between two moments. */
const workedOn = (hours: WorkingHours, day: number, from = -Infinity, to = Infinity) =>
  periodsOf(hours, day).reduce(
    (sum, { opens, closes }) => sum + Math.max(0, Math.min(closes, to) - Math.max(opens, from)),
    0,
  )

const weekMs = 7 * dayMs

/** Of a whole day: by its hours, unless clocks are changed in the weeks about it. Asking a zone for moments is slow. */
function wholeDay(hours: WorkingHours, day: number): number {
  const week = Math.floor(day / weekMs)
  const offsetAt = (weeks: number) => zoneOffset(hours.timeZone, (week + weeks) * weekMs)
  if (offsetAt(-1) !== offsetAt(2)) return workedOn(hours, day)
  return hoursOf(hours, day).reduce(
    (sum, [opens, closes]) => sum + timeOfDay(closes) - timeOfDay(opens),
    0,
  )
}

/** The working time between two moments, in milliseconds; 0 if the second is not later. */
export function workingTimeBetween(hours: WorkingHours, from: number, to: number): number {
  const known = lengths.get(hours) ?? new Map<number, number>()
  lengths.set(hours, known)
  const first = dayIn(hours.timeZone, from)
  const last = dayIn(hours.timeZone, to)
  let sum = first <= last ? workedOn(hours, first, from, to) : 0
  for (let day = first + dayMs; day < last; day += dayMs) {
    const length = known.get(day) ?? wholeDay(hours, day)
    known.set(day, length)
    sum += length
  }
  return first < last ? sum + workedOn(hours, last, from, to) : sum
}
