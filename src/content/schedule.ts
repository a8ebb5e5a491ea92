import type { Schedule } from '@contracts/working-time.ts'
import { promises } from './company.ts'
import { clockName, workingHours } from './working-hours.ts'

/** When the company works, and what it promises by that. */
export const schedule: Schedule = { promises, workingHours, clockName }
