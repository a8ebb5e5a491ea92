import type { Lang } from '@contracts/lang.ts'
import { formatNumber, plural } from '@contracts/russian.ts'
import type { IndustryId } from '../industries'

/** A measured number, and what follows it. */
export interface Measured {
  value: number
  unit?: string
}

/** A client's measured figure before and after. */
export interface CaseResult {
  company: string
  industry?: IndustryId
  text?: string
  metric: string
  before: Measured
  after: Measured
  months: number
  /** In percent: for units that differ, «7 min» and «50 s»; otherwise it is computed. */
  change?: number
  /** Whether the growth is said as a factor, «×5.3». */
  isFactor?: true
}

const number = (value: number, lang: Lang) => (lang === 'ru' ? formatNumber(value) : String(value))

/** «1 920», «64 %», “12%”, “7 min”. */
export function measuredText({ value, unit }: Measured, lang: Lang): string {
  const joint = unit === '%' && lang === 'en' ? '' : '\u00a0'
  return unit === undefined ? number(value, lang) : number(value, lang) + joint + unit
}

/** What became of a figure: «+300 %», “−88%”, “×5.3”. */
export function growthText({ before, after, change, isFactor }: CaseResult, lang: Lang): string {
  const factor = after.value / before.value
  if (isFactor) return `×${number(Math.round(factor * 10) / 10, lang)}`
  const percent = change ?? Math.round((factor - 1) * 100)
  const sign = percent < 0 ? '−' : '+'
  return sign + measuredText({ value: Math.abs(percent), unit: '%' }, lang)
}

/** «6 месяцев», “3 months”. */
export const monthsText = (months: number, lang: Lang): string =>
  `${months}\u00a0${
    lang === 'ru' ? plural(months, 'месяц', 'месяца', 'месяцев') : months === 1 ? 'month' : 'months'
  }`
