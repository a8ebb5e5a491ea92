import { withLetters } from '../language/letters.ts'
import { numberOf, numberWord } from '../language/numbers.ts'
import type { WishedTime } from '@contracts/call-time.ts'

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

const clock = withLetters(
  new RegExp(
    `(?<!\\p{L})(?:(?:в|к|(на)|at)|(после|с|от|after|from)|(до|before))\\s+(?:(\\d{1,2})(?:[:.]([0-5]\\d))?|(час|${numberWord}))(?![\\d.])(\\s*(?:ч(?:ас(?:а|ов)?)?\\.?))?(?:\\s*(утра|дня|вечера|ночи|am|pm))?(?!\\p{L})`,
    'iu',
  ),
)
const bare = /(?<![\d.])([01]?\d|2[0-3]):([0-5]\d)(?!\d)/
const partsOfDay: readonly [RegExp, number, 'until'?][] = [
  [word('до\\s+обеда|before\\s+(?:lunch|noon)'), 13, 'until'],
  [word('утром|с\\s+утра|mornings?'), 9],
  [word('после\\s+обеда|дн[её]м|afternoon'), 14],
  [word('вечером|evening'), 17],
]

/** «Не звоните до 10 утра»: after it. */
const notBefore = withLetters(
  /(?<!\p{L})(?:не\s+(?:звон|набир|беспоко)\p{L}+|don['’]?t\s+call(?:\s+me)?)\s+(?:до|раньше|before)(?=\s)/iu,
)
/** «Только не сегодня» */
const notThen = withLetters(/(?<!\p{L})(?:не|not)\s+(?:сегодня|завтра|today|tomorrow)/giu)

/** The day that a text names, as its midnight in UTC. */
function dayOf(message: string, today: number): number | undefined {
  const text = message.replace(notThen, ' ')
  const distance = near.findLastIndex((day) => day.test(text))
  if (distance >= 0) return today + distance * dayMs
  const date = new Date(today)
  const found = inMonth.exec(text)
  if (found) {
    const month = found.slice(2).findIndex(Boolean)
    const inYear = (year: number) => Date.UTC(year, month, Number(found[1]))
    const thisYear = inYear(date.getUTCFullYear())
    return thisYear < today ? inYear(date.getUTCFullYear() + 1) : thisYear
  }
  const weekday = weekdays.findIndex((day) => day.test(text))
  if (weekday < 0) return undefined
  const ahead = (weekday - ((date.getUTCDay() + 6) % 7) + 7) % 7
  return today + (ahead || 7) * dayMs
}

type TimeOfDay = Pick<WishedTime, 'ms' | 'side'> & { isClear: boolean }

function timeOf(text: string): TimeOfDay | undefined {
  const said = clock.exec(text)
  if (!said) {
    const [, hour, minutes] = bare.exec(text) ?? []
    if (hour) return { ms: Number(hour) * hourMs + Number(minutes) * 60_000, isClear: true }
    const part = partsOfDay.find(([name]) => name.test(text))
    return part && { ms: part[1] * hourMs, side: part[2] ?? 'after', isClear: true }
  }
  const [, forHow, after, until, digits, minutes, named = '', unit, part] = said
  const hour = digits ? Number(digits) : numberOf(named) || 1
  // «В три» is 15:00: calls are made in working hours.
  const isAfternoon = /дня|вечера|pm/i.test(part ?? '') || (part === undefined && hour < 8)
  const full = isAfternoon && hour < 12 ? hour + 12 : hour
  if (full > 23) return undefined
  return {
    ms: full * hourMs + Number(minutes ?? 0) * 60_000,
    ...(after ? { side: 'after' } : until && { side: 'until' }),
    // «До 10 товаров», «на 5 часов» are not times of day.
    isClear: Boolean(minutes ?? part ?? (forHow ? undefined : unit)),
  }
}

/**
 * When a visitor wants to be called: «завтра после трёх». It only chooses which times the form offers, so a
 * misreading costs one press (decision 62).
 *
 * @param today midnight of the company's day, in UTC
 */
export function wishedTime(message: string, today: number): WishedTime | undefined {
  const day = dayOf(message, today)
  const { isClear, ...time } = timeOf(message.replace(notBefore, 'после')) ?? { isClear: false }
  if (day === undefined && !isClear) return undefined
  return { ...(day !== undefined && { day }), ...time }
}
