import type { Lang } from './lang.ts'
import { hoursText } from './working-time-text.ts'
import {
  dayIn,
  isWorkingTime,
  momentIn,
  nextOpening,
  type Schedule,
  type WorkingHours,
  zoneOffset,
} from './working-time.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The duration of a call, in minutes. */
export const callMinutes = 30

/** A wish: a day as its midnight in UTC, an hour, or one before or after which; without a day, of the nearest. */
export interface WishedTime {
  day?: number
  /** Since midnight, by the company's clock. */
  ms?: number
  side?: 'after' | 'until'
}

/** The nearest time for a call: a whole hour within the working hours, by the company's clock. */
function nextHour({ timeZone, ...hours }: WorkingHours, from: number): number {
  const offset = zoneOffset(timeZone, from)
  const whole = Math.ceil((from + offset) / hourMs) * hourMs - offset
  const open = nextOpening({ timeZone, ...hours }, whole)
  return open === whole ? whole : nextHour({ timeZone, ...hours }, open)
}

/** The next whole hours in working time. */
function hoursFrom(hours: WorkingHours, from: number, count: number): number[] {
  const all: number[] = []
  for (let at = from; all.length < count;) {
    const next = nextHour(hours, at)
    all.push(next)
    at = next + 1
  }
  return all
}

/** The first day on which an hour can be had: «после обеда», said in the evening, is of the next. */
function nearestDay(hours: WorkingHours, soonest: number, { ms = 0, side }: WishedTime): number {
  const { timeZone } = hours
  const today = dayIn(timeZone, soonest)
  const wished = momentIn(timeZone, today + ms)
  const isLeft =
    side === 'until'
      ? nextHour(hours, soonest) < wished
      : dayIn(timeZone, nextHour(hours, Math.max(soonest, wished))) === today
  return isLeft ? today : dayIn(timeZone, nextHour(hours, momentIn(timeZone, today + 24 * hourMs)))
}

/** How many times are offered for a wish, and on how many days without one. */
const most = 4
const mostDays = 2

const isKnown = <T>(value: T | undefined): value is T => value !== undefined

/** Times for a call. */
export interface OfferedTimes {
  /** ISO timestamps. */
  times: string[]
  /** The wished time itself, if it is one of them. */
  exact?: string
  /** Whether the wish is outside the working hours. */
  isClosed: boolean
}

/** The working times nearest to a wish; without one, two on each of the next working days. */
export function offeredTimes(hours: WorkingHours, now: number, wish?: WishedTime): OfferedTimes {
  const { timeZone } = hours
  const soonest = now + callMinutes * minuteMs
  const isoOf = (at: number) => new Date(at).toISOString()
  if (!wish) {
    const next = hoursFrom(hours, soonest, mostDays * 12)
    const days = [...new Set(next.map((at) => dayIn(timeZone, at)))].slice(0, mostDays)
    const times = days.flatMap((day) => {
      const all = next.filter((at) => dayIn(timeZone, at) === day)
      return [...new Set([all[0], all[Math.ceil(all.length / 2)]])].filter(isKnown)
    })
    return { times: times.map(isoOf), isClosed: false }
  }
  const { ms = 0, side } = wish
  const day = wish.day ?? nearestDay(hours, soonest, wish)
  const midnight = momentIn(timeZone, day)
  const wished = momentIn(timeZone, day + ms)
  const moment = Math.max(wished, soonest)
  if (side === 'until') {
    const before = hoursFrom(hours, Math.max(midnight, soonest), 12).filter((at) => at < moment)
    if (before.length > 0) return { times: before.slice(-most).map(isoOf), isClosed: false }
  }
  const isOpen = isWorkingTime(hours, moment)
  const isExact = wish.ms !== undefined && !side && isOpen && moment === wished
  const next = hoursFrom(hours, isExact ? moment + 1 : moment, isExact ? most - 1 : most)
  const times = (isExact ? [moment, ...next] : next).map(isoOf)
  const isClosed = dayIn(timeZone, next[0] ?? moment) !== day || (wish.ms !== undefined && !isOpen)
  return { times, isClosed: isClosed && !isExact, ...(isExact && { exact: isoOf(moment) }) }
}

const locales = { ru: 'ru-RU', en: 'en-GB' }

/** A time for a call by the company's calendar: «понедельник, 30 ноября, 15:00», short «пн, 30 нояб., 15:00». */
export function callTimeText(
  at: string,
  { workingHours: { timeZone } }: Schedule,
  lang: Lang,
  length: 'long' | 'short' = 'long',
): string {
  const moment = new Date(at)
  const day = new Intl.DateTimeFormat(locales[lang], {
    weekday: length,
    day: 'numeric',
    month: length,
    timeZone,
  }).format(moment)
  const time = new Intl.DateTimeFormat(locales[lang], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(moment)
  return `${day}, ${time}`
}

/** That a wished time is outside the working hours. */
export const closedText = ({ workingHours }: Schedule, lang: Lang): string =>
  lang === 'ru'
    ? `В это время мы не работаем (${hoursText(workingHours, lang)}).`
    : `We do not work then (${hoursText(workingHours, lang)}).`
