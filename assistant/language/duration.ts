import { withLetters } from './letters.ts'
import { numberOf, numberWord } from './numbers.ts'

export const daysIn = { day: 1, week: 7, month: 30 } as const

/** Days of a unit of time, by the beginning of its name. */
const units: [RegExp, number][] = [
  [/^(?:час|hour)/i, 1 / 24],
  [/^(?:сут|д[еня]|day)/i, daysIn.day],
  [/^(?:недел|week)/i, daysIn.week],
  [/^(?:месяц|month)/i, daysIn.month],
]
const unitWord =
  '(час\\p{L}*|сут\\p{L}*|день|дня|дней|недел\\p{L}*|месяц\\p{L}*|hours?|days?|weeks?|months?)'
const asked = withLetters(
  new RegExp(
    `(?<!\\p{L})(?:за|в течение|через|дедлайн|срок|in|within|deadline)\\s+(?:a\\s+)?(?:(\\d+(?:[.,]\\d+)?|${numberWord})\\s*(?:of\\s|-?х\\s)?)?(?:рабочих\\s+)?${unitWord}`,
    'iu',
  ),
)

const number = `\\d{1,4}|${numberWord}`
const timesHours = withLetters(
  new RegExp(
    `(?<!\\p{L}|\\d)(${number})\\s+(?:\\p{L}+\\s+){0,4}по\\s+(?:(${number})\\s?)?час`,
    'iu',
  ),
)
const hours = withLetters(
  new RegExp(
    `(?<!(?:за|через|in|within)\\s)(?<!\\p{L}|\\d)(?:(${number})\\s+(?:hours|час\\p{L}*)|часов\\s+(${number})(?!\\p{L}))`,
    'iu',
  ),
)

/** «3 правки в месяц по 2 часа», «часов десять»: how many hours a message needs. */
export function readHours(message: string): number | undefined {
  if (!/час|hour/i.test(message)) return undefined
  const [, times, each = '1'] = timesHours.exec(message) ?? []
  if (times) return numberOf(times) * numberOf(each)
  const [, before, after = before] = hours.exec(message) ?? []
  return after === undefined ? undefined : numberOf(after)
}

/** A deadline in days and in the visitor's own words. */
export interface Deadline {
  days: number
  said: string
}

/** «За две недели»: the deadline of a message. */
export function readDeadline(message: string): Deadline | undefined {
  const found = asked.exec(message)
  const [whole = '', count = '1', unit] = found ?? []
  if (!unit) return undefined
  const said = whole.replace(/^\S+\s+(?:течение\s+)?/iu, '')
  const [, days = 1] = units.find(([pattern]) => pattern.test(unit)) ?? []
  return { days: numberOf(count) * days, said }
}
