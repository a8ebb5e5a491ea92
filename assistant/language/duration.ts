import { withLetters } from '@contracts/letters.ts'

/** Days of a unit of time, by the beginning of its name. */
const units: [RegExp, number][] = [
  [/^(?:ч(?!и)|час|hour)/i, 1 / 24],
  [/^(?:сут|д[еня]|day)/i, 1],
  [/^(?:недел|week)/i, 7],
  [/^(?:месяц|month)/i, 30],
]
const numbers: Record<string, number> = {
  один: 1,
  одну: 1,
  пару: 2,
  два: 2,
  две: 2,
  три: 3,
  четыре: 4,
  пять: 5,
  десять: 10,
  полтора: 1.5,
  полторы: 1.5,
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  couple: 2,
}
const unitWord =
  '(час\\p{L}*|сут\\p{L}*|день|дня|дней|недел\\p{L}*|месяц\\p{L}*|hours?|days?|weeks?|months?)'
const asked = withLetters(
  new RegExp(
    `(?<!\\p{L})(?:за|в течение|через|in|within)\\s+(?:a couple of\\s+)?(?:(\\d+(?:[.,]\\d+)?|${Object.keys(numbers).join('|')})\\s*(?:-?х\\s)?)?(?:рабочих\\s+)?${unitWord}`,
    'iu',
  ),
)

const daysOf = (unit: string) => units.find(([pattern]) => pattern.test(unit))?.[1] ?? 1

const numberOf = (text: string) => numbers[text.toLowerCase()] ?? Number(text.replace(',', '.'))

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
  return { days: numberOf(count) * daysOf(unit), said }
}

/** «7–14 дней», «от 1,5 недели»: the shortest and longest duration of a published term, in days. */
export function daysOfTerm(term: string): { least: number; most: number } | undefined {
  const plain = term.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
  const [, least = '', most, unit] =
    /(?<![\d,])(\d+(?:,\d+)?)(?:\s?[–-]\s?(\d+(?:,\d+)?))?\+?\s*(\p{L}+)/u.exec(plain) ?? []
  if (!unit) return undefined
  const days = daysOf(unit)
  const upper = /^от\s/.test(plain) ? Infinity : numberOf(most ?? least) * days
  return { least: numberOf(least) * days, most: upper }
}
