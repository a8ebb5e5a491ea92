import type { LeadType } from './lead.ts'
import { dueText } from './working-time-text.ts'
import { isWorkingTime, promisedUntil, type Schedule } from './working-time.ts'

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

/**
 * When a manager will call a visitor who asks now, as a note after the promise of so many hours, with a leading
 * space; empty if the hours are simply the next ones. The visitor's time zone is unknown here.
 *
 * @param now milliseconds since 1970
 */
export function contactNote(schedule: Schedule, lang: 'ru' | 'en', now = Date.now()): string {
  const { workingHours, promises, clockName } = schedule
  const due = promisedUntil(workingHours, promises, 'consultation', now)
  if (due <= now + promises.consultationHours * 3_600_000) return ''
  const clock = { timeZone: workingHours.timeZone, zoneName: clockName[lang] }
  const note = notes[lang][isWorkingTime(workingHours, now) ? 'open' : 'closed']
  return note(dueText(due, now, clock, lang))
}

/**
 * The deadline for a mail to the managers: «понедельник, 23 ноября, 11:00».
 *
 * @param now milliseconds since 1970
 */
export function deadlineText(
  { workingHours, promises }: Schedule,
  type: LeadType,
  now = Date.now(),
): string {
  const format = new Intl.DateTimeFormat('ru-RU', {
    timeZone: workingHours.timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
  return format.format(promisedUntil(workingHours, promises, type, now)).replace(' в ', ', ')
}
