import { dayIn, momentIn } from '@contracts/working-time.ts'
import { workingHours } from '@/content/working-hours'

const dayMs = 86_400_000

/** The Monday of the week of a day; both are midnights in UTC, in milliseconds since 1970. */
const mondayBefore = (day: number) => day - ((new Date(day).getUTCDay() + 6) % 7) * dayMs

/** The Monday of the week of a day; both are ISO days. */
export const mondayOf = (day: string): string =>
  new Date(mondayBefore(Date.parse(`${day}T00:00:00Z`))).toISOString().slice(0, 10)

/** Monday 0:00 of a week in company time; in milliseconds since 1970. */
export function weekStart(moment: number): number {
  const { timeZone } = workingHours
  return momentIn(timeZone, mondayBefore(dayIn(timeZone, moment)))
}
