import { hoursLong } from '@contracts/russian.ts'
import { type Lang, translated } from '@contracts/lang.ts'
import type { LeadType } from '@contracts/lead.ts'
import { dueText } from '@contracts/working-time-text.ts'
import { isWorkingTime, promisedUntil } from '@contracts/working-time.ts'
import { promises } from '@/content/company'
import { typography } from '@/lib/text/typography'
import { visitorClock } from '@/lib/text/visitor-clock'
import { workingHours } from '@/content/working-hours'

const hoursOf: Record<LeadType, number> = {
  consultation: promises.consultationHours,
  project_quiz: promises.proposalHours,
}

interface PromiseTexts {
  within: (hours: number) => string
  counted: string
  closed: string
}

const texts = translated<Record<LeadType, PromiseTexts>>(
  {
    consultation: {
      within: (hours) => `в течение ${hoursLong(hours)}`,
      counted: ' рабочего времени',
      closed: 'Сейчас нерабочее время: свяжемся',
    },
    project_quiz: {
      within: (hours) => `в течение ${hoursLong(hours)}`,
      counted: ' по рабочим дням',
      closed: 'Сейчас нерабочее время: пришлём',
    },
  },
  {
    consultation: {
      within: (hours) => `within ${hours} hours`,
      counted: ' of working time',
      closed: 'It is outside working hours now, so that is',
    },
    project_quiz: {
      within: (hours) => `within ${hours} hours`,
      counted: ', counted on working days',
      closed: 'It is outside working hours now, so that is',
    },
  },
)

const minuteMs = 60_000

/** How wrong a visitor's clock may be before it shows as a later deadline. */
const clockErrorMs = 15 * minuteMs

/**
 * The promise: «в течение 2 часов.» With nights, lunch or days off in between, it says which hours count and when the
 * deadline is, so that it makes one promise, not two: «в течение 2 часов рабочего времени. Сейчас нерабочее время:
 * свяжемся в понедельник до 11:00.»
 * @param now milliseconds since 1970
 * @param dueAt the stored deadline, an ISO timestamp, once there is one
 */
export function promiseText(type: LeadType, lang: Lang, now: number, dueAt?: string): string {
  const due =
    dueAt === undefined ? promisedUntil(workingHours, promises, type, now) : Date.parse(dueAt)
  const hours = hoursOf[type]
  const { within, counted, closed } = texts[lang][type]
  const promise = within(hours)
  if (due <= now + hours * 60 * minuteMs + clockErrorMs) return typography(`${promise}.`)
  const then = isWorkingTime(workingHours, now) ? ' —' : `. ${closed}`
  return typography(
    `${promise}${counted}${then} ${dueText(due, now, visitorClock(due, lang), lang)}.`,
  )
}
