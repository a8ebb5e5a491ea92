import { splitCompound } from './number-words.ts'
import { remember } from './remember.ts'

/** The unit of a duration. */
export type TermUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/**
 * The unit of an amount. `bare`: a number without one, which may be a price; `times`: «в 3 раза»; `clock`: minutes
 * since midnight.
 */
export type AmountUnit =
  | 'rouble'
  | 'dollar'
  | 'som'
  | 'currency'
  | 'percent'
  | TermUnit
  | 'times'
  | 'clock'
  | 'bare'

const terms: [TermUnit, RegExp][] = [
  ['second', /^(?:сек|секунд\p{L}*|secs?|seconds?)$/u],
  ['minute', /^(?:мин|минут\p{L}*|mins?|minutes?)$/u],
  ['hour', /^(?:ч|час(?:а|ов|ам|ами|у|ик\p{L}*|ов(?:ой|ая|ое|ого))?|hours?|hrs?|саат\p{L}*)$/u],
  ['day', /^(?:день|дн|дн(?:я|ей|ям|ю|и|евн\p{L}*)|сут(?:ки|ок|кам|очн\p{L}*)|days?|күн\p{L}*)$/u],
  ['week', /^(?:нед|недел\p{L}*|weeks?|апта\p{L}*)$/u],
  ['month', /^(?:мес|месяц\p{L}*|месячн\p{L}*|months?)$/u],
  ['year', /^(?:год(?:а|у|ом|ов\p{L}*|ик\p{L}*)?|лет(?:н\p{L}+)?|г|years?|жыл\p{L}*)$/u],
]
const units: [AmountUnit, RegExp][] = [
  ['rouble', /^(?:₽|руб\p{L}*|р|p|rub|rur|rubles?|roubles?)$/u],
  ['dollar', /^(?:\$|долл|доллар\p{L}*|бакс\p{L}*|usd|usdt|dollars?|bucks?)$/u],
  ['som', /^(?:сом(?:а|ов|у|ах)?|com|soms?|kgs)$/u],
  [
    'currency',
    /^(?:\p{Sc}|евро|eur|euros?|тенге|kzt|gbp|pounds?|quid|cents?|уе|условн\p{L}+|копе\p{L}+|цент(?:а|ов)|юан\p{L}+|btc|eth|биткоин\p{L}*)$/u,
  ],
  ['percent', /^(?:%|‰|процент\p{L}*|percents?|pct|пайыз\p{L}*)$/u],
  ...terms,
]

/** The units of durations. */
export const termUnits: readonly TermUnit[] = terms.map(([unit]) => unit)
const termNames: ReadonlySet<string> = new Set(termUnits)
const moneyNames: ReadonlySet<string> = new Set(['rouble', 'dollar', 'som', 'currency'])

/** @returns whether an amount is a duration */
export const isTerm = ({ unit }: { unit: string }) => termNames.has(unit)
/** @returns whether an amount is a sum of money */
export const isMoney = ({ unit }: { unit: string }) => moneyNames.has(unit)

/** @returns the unit that a word in lower case names, or a sign */
export const unitOfWord = remember((word) => units.find(([, pattern]) => pattern.test(word))?.[0])
const halves: [RegExp, TermUnit, number][] = [
  [/^полу?год(?:а|ие|ия|овой|овая|овую)?$/u, 'month', 6],
  [/^пол(?:месяца|недели|дня|часа|тора)$/u, 'month', NaN],
]

/** @returns the term in a word of its own: «полгода», «двухнедельный» */
export const termInWord = remember((word): { value: number; unit: AmountUnit } | undefined => {
  const half = halves.find(([pattern]) => pattern.test(word))
  if (half) return { unit: half[1], value: half[2] }
  const compound = splitCompound(word)
  const unit = compound && compound.rest.length > 3 ? unitOfWord(compound.rest) : undefined
  // «Полумесячный» is none of the units.
  return compound && unit && { unit, value: compound.value === 0.5 ? NaN : compound.value }
})
