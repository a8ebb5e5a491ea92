import { formatNumber, plural } from '@contracts/russian.ts'

/** A duration; without `to` only the shortest is published: «от 1,5 месяца». */
export interface Term {
  from: number
  to?: number
  unit: 'day' | 'week' | 'month'
  text: string
}

/** Plural forms for 1, for 2 to 4 and fractions, for 5 and more. */
const words = {
  day: ['день', 'дня', 'дней'],
  week: ['неделя', 'недели', 'недель'],
  month: ['месяц', 'месяца', 'месяцев'],
} as const

function wordFor(amount: number, unit: Term['unit']) {
  const [one, few, many] = words[unit]
  return plural(amount, one, few, many)
}

/** The genitive after «от»: «от 1 месяца», «от 1,5 месяца», «от 6 месяцев». */
function genitiveFor(amount: number, unit: Term['unit']) {
  const [, singular, many] = words[unit]
  return plural(amount, singular, Number.isInteger(amount) ? many : singular, many)
}

const termIn =
  (unit: Term['unit']) =>
  (from: number, to?: number): Term => {
    if (to === undefined) {
      const text = `от ${formatNumber(from)}\u00a0${genitiveFor(from, unit)}`
      return { from, unit, text }
    }
    const figures = from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`
    return { from, to, unit, text: `${figures}\u00a0${wordFor(to, unit)}` }
  }

/** 14, 21 → «14–21 день». */
export const days = termIn('day')
/** 1.5 → «от 1,5 недели». */
export const weeks = termIn('week')
/** 6 → «от 6 месяцев». */
export const months = termIn('month')

/** From the shorter one's beginning to the longer one's end; undefined where that is not published in one unit. */
export const spanOf = (shorter: Term, longer: Term): Term | undefined =>
  shorter.unit === longer.unit && longer.to !== undefined
    ? termIn(shorter.unit)(shorter.from, longer.to)
    : undefined

/** The same otherwise: «от 21 дня до 1,5 месяца и дольше», where no longest term is published. */
export function fromTo({ from, unit }: Term, longer: Term): string {
  const to = longer.to ?? longer.from
  const start = unit === longer.unit ? `от ${formatNumber(from)}` : termIn(unit)(from).text
  const text = `${start} до ${formatNumber(to)}\u00a0${genitiveFor(to, longer.unit)}`
  return longer.to === undefined ? `${text} и\u00a0дольше` : text
}
