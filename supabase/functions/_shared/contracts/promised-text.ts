import type { Lang } from './lang.ts'
import type { LeadType } from './lead.ts'
import { dueText } from './working-time-text.ts'
import { isWorkingTime, promisedUntil, type Schedule, zoneOffset } from './working-time.ts'

const notes = {
  ru: {
    closed: (when: string) => ` Сейчас нерабочее время: свяжемся ${when}.`,
    open: (when: string) => ` С учётом рабочего времени — ${when}.`,
  },
  en: {
    closed: (when: string) => ` It is outside working hours now: we will contact you ${when}.`,
    open: (when: string) => ` Counting working hours only, that is ${when}.`,
  },
}

/** What is known of a visitor's clock: by how many minutes it is ahead of UTC. */
export interface VisitorClock {
  clockOffset?: number | undefined
}

/**
 * When a manager will call a visitor who asks now, «сегодня до 11:00»; undefined if the promised hours are simply the
 * next ones. The time zone is named unless the visitor's clock is known to show the same time.
 */
export function contactTime(
  { workingHours, promises, clockName }: Schedule,
  lang: Lang,
  { clockOffset }: VisitorClock,
  now = Date.now(),
): string | undefined {
  const { timeZone } = workingHours
  const due = promisedUntil(workingHours, promises, 'consultation', now)
  if (due <= now + promises.consultationHours * 3_600_000) return undefined
  const isSame = clockOffset !== undefined && clockOffset * 60_000 === zoneOffset(timeZone, due)
  return dueText(due, now, { timeZone, zoneName: isSame ? undefined : clockName[lang] }, lang)
}

/** The same as a note after a promise of hours, with a leading space; empty if those are the next ones. */
export function contactNote(
  schedule: Schedule,
  lang: Lang,
  clock: VisitorClock = {},
  now = Date.now(),
): string {
  const when = contactTime(schedule, lang, clock, now)
  const note = notes[lang][isWorkingTime(schedule.workingHours, now) ? 'open' : 'closed']
  return when ? note(when) : ''
}

/** The deadline for a mail: «понедельник, 23 ноября, 11:00», “Monday, 23 November, 11:00”. */
export function deadlineText(
  { workingHours, promises }: Schedule,
  type: LeadType,
  lang: Lang = 'ru',
  now = Date.now(),
): string {
  const format = new Intl.DateTimeFormat(lang === 'ru' ? 'ru-RU' : 'en-GB', {
    timeZone: workingHours.timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
  return format.format(promisedUntil(workingHours, promises, type, now)).replace(/ (?:в|at) /, ', ')
}
