import { promises } from '../../src/content/company.ts'
import { clockName, workingHours } from '../../src/content/working-hours.ts'

/* Imported before what counts by them: the hours and promises of the tests, whatever the agency's own are. */

const workday = [
  ['09:00', '13:00'],
  ['14:00', '18:00'],
]

Object.assign(workingHours, {
  timeZone: 'Asia/Bishkek',
  week: [workday, workday, workday, workday, workday, [], []],
  exceptions: { '2026-11-07': [], '2026-11-08': [], '2027-01-01': [], '2027-01-07': [] },
})
Object.assign(clockName, { ru: 'по времени Бишкека', en: 'Bishkek time' })
Object.assign(promises, { consultationHours: 2, proposalHours: 24 })
