import type { WorkingHours, WorkingPeriod } from '@contracts/working-time.ts'
import { place } from './place.ts'

export const clockName = { ru: `по времени ${place.ofCity}`, en: `${place.cityEn} time` } as const

const workday: readonly WorkingPeriod[] = [['10:00', '19:00']]
const dayOff: readonly WorkingPeriod[] = []

export const workingHours: WorkingHours = {
  timeZone: 'Asia/Almaty',
  week: [workday, workday, workday, workday, workday, dayOff, dayOff],
  exceptions: { '2026-12-16': dayOff, '2027-01-01': dayOff, '2027-03-22': dayOff },
}
