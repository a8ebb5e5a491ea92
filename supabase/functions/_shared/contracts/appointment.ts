import { withLetters } from './letters.ts'
import { hoursText } from './working-time-text.ts'
import { dayIn, momentIn, nextOpening, type Schedule, zoneOffset } from './working-time.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

const word = (words: string) => withLetters(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'))

/** Days from today. */
const near: readonly RegExp[] = [
  word('сегодня|бүгүн|today'),
  word('завтра|эртең|tomorrow'),
  word('послезавтра|бүрсүгүнү|day after tomorrow'),
]

/** Monday first. */
const weekdays: readonly RegExp[] = [
  word('понедельник\\p{L}*|пн|monday'),
  word('вторник\\p{L}*|вт|tuesday'),
  word('сред[ауы]|ср|wednesday'),
  word('четверг\\p{L}*|чт|thursday'),
  word('пятниц\\p{L}*|пт|friday'),
  word('суббот\\p{L}*|сб|saturday'),
  word('воскресень\\p{L}*|вс|sunday'),
]

const months = 'янв фев мар апр ма[йя] июн июл авг сен окт ноя дек'.split(' ')
const inMonth = withLetters(
  new RegExp(
    `(?<!\\d)(\\d{1,2})\\s+(?:${months.map((name) => `(${name}\\p{L}*)`).join('|')})`,
    'iu',
  ),
)
const numeric = /(?<![\d.:])(\d{1,2})[./](0?[1-9]|1[0-2])(?![\d:])/

/** Hours in words, from one o’clock. */
const hours =
  'час|два|двух|три|тр[её]х|четыре|четыр[её]х|пять|пяти|шесть|шести|девять|девяти|десять|десяти|одиннадцат[ьи]|двенадцат[ьи]'
const hourOf: readonly [RegExp, number][] = [
  [/^час/i, 1],
  [/^дв(?:а$|ух)/i, 2],
  [/^тр/i, 3],
  [/^чет/i, 4],
  [/^пят/i, 5],
  [/^шест/i, 6],
  [/^девят/i, 9],
  [/^десят/i, 10],
  [/^од/i, 11],
  [/^двен/i, 12],
]
const clock = withLetters(
  new RegExp(
    `(?<!\\p{L})(?:(в|к|at)|(после|с|от|after|from)|(до|before))\\s+(?:(\\d{1,2})(?:[:.]([0-5]\\d))?|(${hours}))(?![\\d.])(?:\\s*(?:ч(?:ас(?:а|ов)?)?\\.?))?(?:\\s*(утра|дня|вечера|ночи|am|pm))?(?!\\p{L})`,
    'giu',
  ),
)
const bare = /(?<![\d.])([01]?\d|2[0-3]):([0-5]\d)(?!\d)/g
const otherZone = /моск|мск|алмат|астан|ташкент|лондон|берлин|utc|gmt|london|moscow|\best\b/i

/** The day that a text names, as its midnight in UTC. */
function dayOf(text: string, today: number): number | undefined {
  const distance = near.findLastIndex((day) => day.test(text))
  if (distance >= 0) return today + distance * dayMs
  const date = new Date(today)
  const weekday = weekdays.findIndex((day) => day.test(text))
  if (weekday >= 0) {
    const ahead = (weekday - ((date.getUTCDay() + 6) % 7) + 7) % 7
    return today + (ahead || 7) * dayMs
  }
  const named = inMonth.exec(text)
  const [, day, month] = named
    ? [undefined, named[1], named.slice(2).findIndex(Boolean) + 1]
    : (numeric.exec(text) ?? [])
  if (day === undefined || month === undefined) return undefined
  const inYear = (year: number) => Date.UTC(year, Number(month) - 1, Number(day))
  const thisYear = inYear(date.getUTCFullYear())
  return thisYear < today ? inYear(date.getUTCFullYear() + 1) : thisYear
}

/** The only time of day that a text names, with «после» or «до» before it. */
function timeOf(text: string): { before: 'after' | 'until' | undefined; ms: number } | undefined {
  const said = [...text.matchAll(clock)]
  const [first] = said.length > 0 ? said : text.matchAll(bare)
  if (!first || said.length > 1 || otherZone.test(text)) return undefined
  if (said.length === 0) {
    return { before: undefined, ms: Number(first[1]) * hourMs + Number(first[2]) * 60_000 }
  }
  const [, , after, until, digits, minutes, named = '', part = ''] = first
  const hour = digits ? Number(digits) : (hourOf.find(([name]) => name.test(named))?.[1] ?? 0)
  // «В три» is 15:00: calls are made in working hours.
  const isAfternoon = /дня|вечера|pm/i.test(part) || (part === '' && hour < 8)
  const isMidnight = /ночи|am/i.test(part) && hour === 12
  const full = isMidnight ? 0 : isAfternoon && hour < 12 ? hour + 12 : hour
  if (full > 23) return undefined
  return {
    before: after ? 'after' : until ? 'until' : undefined,
    ms: full * hourMs + Number(minutes ?? 0) * 60_000,
  }
}

/** A part of a day, or a word between two parts of a time: «завтра, примерно в 15:00», «в пятницу после обеда». */
const partOfDay = withLetters(
  /(?<!\p{L})(?:утром|дн[её]м|вечером|ночью|(?:после|до)\s+обеда|(?:in the\s+)?(?:morning|afternoon|evening))(?!\p{L})/giu,
)
const between = withLetters(
  /^[\s,]*(?:(?:в|во|на|к|примерно|около|где-то|лучше|можно|или|и|at|on|in|around)[\s,]+)*$/iu,
)

/** Where a pattern is in a text: all places of a global one, else the first. */
function placesOf(text: string, pattern: RegExp) {
  const matches = pattern.global ? text.matchAll(pattern) : [pattern.exec(text)]
  return [...matches].flatMap((match) =>
    match ? [{ from: match.index, to: match.index + match[0].length }] : [],
  )
}

/** A clock time without a day is one only if it is written as one: «до 10 товаров» is not. */
const isClear = withLetters(/:\d|(?:час|ч\.?$|утра|дня|вечера|ночи|am$|pm$)/iu)

/** The words that say when, «завтра в 15:00»; undefined if a message names neither a day nor a clear time. */
export function timeIn(message: string): string | undefined {
  const days = [...near, ...weekdays, inMonth].flatMap((day) => placesOf(message, day))
  const clocks = [clock, bare, partOfDay].flatMap((time) => placesOf(message, time))
  const clear = clocks.filter(({ from, to }) => isClear.test(message.slice(from, to)))
  const parts = [...days, ...(days.length > 0 ? clocks : clear)].sort((a, b) => a.from - b.from)
  const [first, ...others] = parts
  if (!first) return undefined
  let { to } = first
  for (const part of others) {
    if (part.from > to && !between.test(message.slice(to, part.from))) break
    to = Math.max(to, part.to)
  }
  // «В пятницу», but «завтра».
  const preposition = /(?<=^|\s)во?\s+$/iu.exec(message.slice(0, first.from))?.[0] ?? ''
  return message.slice(first.from - preposition.length, to).trim()
}

const texts = {
  ru: {
    locale: 'ru-RU',
    after: 'после ',
    until: 'до ',
    quoted: (text: string) => `«${text}»`,
    hours: (hours: string) => `Работаем ${hours}.`,
    closed: (hours: string, nearest: string) =>
      `Это нерабочее время (${hours}): менеджер предложит другое, ближайшее — ${nearest}.`,
  },
  en: {
    locale: 'en-GB',
    after: 'after ',
    until: 'before ',
    quoted: (text: string) => `“${text}”`,
    hours: (hours: string) => `We work ${hours}.`,
    closed: (hours: string, nearest: string) =>
      `We do not work then (${hours}): a manager will suggest another time, the next is ${nearest}.`,
  },
}

/** A wished time, and a sentence about the working hours. */
export interface Appointment {
  when: string
  remark: string
  /** Whether a day was understood. */
  isDated: boolean
}

/** A wish as a calendar says it, «пятница, 27 ноября, 15:00 по времени Бишкека»; quoted if no date or single time. */
export function readAppointment(
  wish: string,
  schedule: Schedule,
  lang: 'ru' | 'en',
  now = Date.now(),
): Appointment {
  const { timeZone } = schedule.workingHours
  const { locale, quoted, hours, closed, ...said } = texts[lang]
  const open = hoursText(schedule.workingHours, lang)
  const zone = schedule.clockName[lang]
  const day = dayOf(wish, dayIn(timeZone, now))
  if (day === undefined)
    return { when: quoted(wish), remark: hours(`${open} ${zone}`), isDated: false }
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const date = format.format(day)
  const time = timeOf(wish)
  if (!time) {
    const when = `${date} (${quoted(wish)})`
    return { when, remark: hours(`${open} ${zone}`), isDated: true }
  }
  const atClock = (ms: number) => new Date(ms).toISOString().slice(11, 16)
  const before = time.before ? said[time.before] : ''
  const moment = momentIn(timeZone, day + time.ms)
  const opening = nextOpening(schedule.workingHours, moment)
  const local = opening + zoneOffset(timeZone, opening)
  const isOpen = time.before !== undefined || opening === moment
  return {
    when: `${date}, ${before}${atClock(time.ms)} ${zone}`,
    remark: isOpen ? hours(open) : closed(open, `${format.format(local)}, ${atClock(local)}`),
    isDated: true,
  }
}
