import { capital } from '@contracts/russian.ts'
import { dayIn, momentIn, nextOpening } from '@contracts/working-time.ts'
import { onWeekday } from '@contracts/working-time-text.ts'
import { workingHours } from '@/content/working-hours'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The start of the next working day after today. */
export const nextMorning = (now: number): number =>
  openingOf(dayIn(workingHours.timeZone, now) + dayMs)

const openingOf = (day: number) => nextOpening(workingHours, momentIn(workingHours.timeZone, day))

/** Presets are picked at a glance: one in the middle of the night would be a mistake. */
function isAtNight(moment: number): boolean {
  const { timeZone } = workingHours
  const hour = (moment - momentIn(timeZone, dayIn(timeZone, moment))) / hourMs
  return hour < 7 || hour >= 22
}

/**
 * The usual times to snooze an email until: in three hours, unless that is at night, and the start of the next working
 * day, of the next week, and of the day a week from now, in company time.
 * @param now milliseconds since 1970
 */
export function snoozeChoices(now: number): { label: string; until: number }[] {
  const { timeZone } = workingHours
  const today = dayIn(timeZone, now)
  const daysUntil = (moment: number) => Math.round((dayIn(timeZone, moment) - today) / dayMs)
  const labelOf = (until: number) => {
    const weekday = onWeekday(dayIn(timeZone, until))
    const days = daysUntil(until)
    if (days === 1) return 'Завтра утром'
    return days < 7 ? `${capital(weekday ?? '')} утром` : `Через неделю, ${weekday}`
  }
  const untilMonday = (8 - new Date(today).getUTCDay()) % 7 || 7
  const days = [1, untilMonday, 7].map((each) => openingOf(today + each * dayMs))
  const soon = now + 3 * hourMs
  return [
    ...(isAtNight(soon) ? [] : [{ label: 'Через три часа', until: soon }]),
    ...[...new Set(days)]
      .toSorted((a, b) => a - b)
      .map((until) => ({ label: labelOf(until), until })),
  ]
}
