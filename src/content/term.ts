/** How long something takes; without `to` only the shortest is published: «от 1,5 месяца». */
export interface Term {
  from: number
  to?: number
  unit: 'day' | 'week' | 'month'
  text: string
}

/** Forms after 1, after 2 to 4 and fractions, after 5 and more. */
const words = {
  day: ['день', 'дня', 'дней'],
  week: ['неделя', 'недели', 'недель'],
  month: ['месяц', 'месяца', 'месяцев'],
} as const

const plural = new Intl.PluralRules('ru-RU')
const number = new Intl.NumberFormat('ru-RU')

function wordFor(amount: number, unit: Term['unit']) {
  const [one, few, many] = words[unit]
  const rule = plural.select(amount)
  return rule === 'one' ? one : rule === 'many' ? many : few
}

/** The genitive after «от»: «от 1 месяца», «от 1,5 месяца», «от 6 месяцев». */
function genitiveFor(amount: number, unit: Term['unit']) {
  const [, singular, many] = words[unit]
  const isSingular = !Number.isInteger(amount) || plural.select(amount) === 'one'
  return isSingular ? singular : many
}

const termIn =
  (unit: Term['unit']) =>
  (from: number, to?: number): Term => {
    if (to === undefined) {
      const text = `от ${number.format(from)}\u00a0${genitiveFor(from, unit)}`
      return { from, unit, text }
    }
    const figures =
      from === to ? number.format(from) : `${number.format(from)}–${number.format(to)}`
    return { from, to, unit, text: `${figures}\u00a0${wordFor(to, unit)}` }
  }

/** 14, 21 → «14–21 день». */
export const days = termIn('day')
/** 1.5 → «от 1,5 недели». */
export const weeks = termIn('week')
/** 6 → «от 6 месяцев». */
export const months = termIn('month')
