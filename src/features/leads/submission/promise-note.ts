import type { LeadType } from '@contracts/lead.ts'
import { dueText } from '@contracts/working-time-text.ts'
import { isWorkingTime, promisedUntil, zoneOffset } from '@contracts/working-time.ts'
import { promises } from '@/content/company'
import { clockName, workingHours } from '@/content/working-hours'

const texts: Record<LeadType, { hours: number; closed: string; open: string }> = {
  consultation: {
    hours: promises.consultationHours,
    closed: 'Сейчас нерабочее время: свяжемся',
    open: 'С учётом рабочего времени —',
  },
  project_quiz: {
    hours: promises.proposalHours,
    closed: 'Сейчас нерабочее время: пришлём',
    open: 'С учётом рабочих дней —',
  },
}

const minuteMs = 60_000

/** How far a visitor's clock may be off without its showing as a later deadline. */
const clockErrorMs = 15 * minuteMs

/**
 * Says when the promise of so many hours falls due, where nights, lunch or days off lie in between:
 * « Сейчас нерабочее время: свяжемся в понедельник до 11:00.», with a space to follow the promise. Empty
 * where the hours are simply the next ones.
 *
 * @param now milliseconds since 1970
 * @param dueAt the stored deadline, an ISO moment, once there is one
 */
export function promiseNote(type: LeadType, now: number, dueAt?: string): string {
  const due =
    dueAt === undefined ? promisedUntil(workingHours, promises, type, now) : Date.parse(dueAt)
  const { hours, closed, open } = texts[type]
  if (due <= now + hours * 60 * minuteMs + clockErrorMs) return ''
  const { timeZone } = workingHours
  const hasOtherClock = zoneOffset(timeZone, due) !== -new Date(due).getTimezoneOffset() * minuteMs
  const clock = { timeZone, zoneName: hasOtherClock ? clockName.ru : undefined }
  const start = isWorkingTime(workingHours, now) ? open : closed
  return ` ${start} ${dueText(due, now, clock)}.`
}
