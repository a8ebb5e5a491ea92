import type { WorkingHours, WorkingPeriod } from '@contracts/working-time.ts'
import { place } from './place.ts'

/** The company's time zone in words, for readers in another one. */
export const clockName = { ru: `по времени ${place.ofCity}`, en: `${place.cityEn} time` } as const

const workday: readonly WorkingPeriod[] = [
  ['09:00', '13:00'],
  ['14:00', '18:00'],
]
const dayOff: readonly WorkingPeriod[] = []

/**
 * The hours in which promises run. The functions see a change on the next start, or after `npm run catalogue`, and tell
 * the database with the schedule's next call. What has been promised stays.
 */
export const workingHours: WorkingHours = {
  timeZone: 'Asia/Bishkek',
  week: [workday, workday, workday, workday, workday, dayOff, dayOff],
  // The public holidays of the Kyrgyz Republic. A shorter day has its own hours; a day off moved by the government is
  // another line.
  exceptions: {
    '2026-01-01': dayOff, // New Year
    '2026-01-07': dayOff, // Orthodox Christmas
    '2026-02-23': dayOff, // Defender of the Fatherland Day
    '2026-03-08': dayOff, // International Women's Day
    '2026-03-20': dayOff, // Orozo Ait
    '2026-03-21': dayOff, // Nooruz
    '2026-04-07': dayOff, // Day of the People's April Revolution
    '2026-05-01': dayOff, // Labour Day
    '2026-05-05': dayOff, // Constitution Day
    '2026-05-09': dayOff, // Victory Day
    '2026-05-27': dayOff, // Kurman Ait
    '2026-08-31': dayOff, // Independence Day
    '2026-11-07': dayOff, // Days of History and Commemoration of Ancestors
    '2026-11-08': dayOff,
    '2027-01-01': dayOff,
    '2027-01-07': dayOff,
    '2027-02-23': dayOff,
    '2027-03-08': dayOff,
    '2027-03-09': dayOff, // Orozo Ait, by the calendar; to be confirmed by moon sighting
    '2027-03-21': dayOff,
    '2027-04-07': dayOff,
    '2027-05-01': dayOff,
    '2027-05-05': dayOff,
    '2027-05-09': dayOff,
    '2027-05-16': dayOff, // Kurman Ait, by the calendar; to be confirmed by moon sighting
    '2027-08-31': dayOff,
    '2027-11-07': dayOff,
    '2027-11-08': dayOff,
  },
}
