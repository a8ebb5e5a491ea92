import type { Schedule } from '@contracts/working-time.ts'
import { promises } from './company.ts'
import { clockName, workingHours } from './working-hours.ts'

/** The company's working hours, and the promises based on them. */
export const schedule: Schedule = { promises, workingHours, clockName }
