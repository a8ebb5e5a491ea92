/* Russian numbers and nouns after them. Not by `Intl`, whose first formatter costs a phone tens of milliseconds, and
   every page of the site has prices. */

/** 75000 → «75 000», 1.5 → «1,5»; with non-breaking spaces. */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,9}$)/g, '\u00a0')
  return fraction ? `${grouped},${fraction}` : grouped
}

/**
 * Picks the form of a Russian noun after a number.
 * @param one with 1, 21: «письмо»
 * @param few with 2 to 4 and fractions: «письма»
 * @param many with 5 to 20: «писем»
 */
export function plural(count: number, one: string, few: string, many: string): string {
  if (!Number.isInteger(count)) return few
  const [tens, units] = [count % 100, count % 10]
  if (units === 0 || units >= 5 || (tens >= 11 && tens <= 14)) return many
  return units === 1 ? one : few
}

/** «(в течение) 1 часа», «2 часов». */
export const hoursLong = (count: number) =>
  `${count}\u00a0${plural(count, 'часа', 'часов', 'часов')}`

/** «(за) 1 час», «24 часа», «48 часов». */
export const inHours = (count: number) => `${count}\u00a0${plural(count, 'час', 'часа', 'часов')}`

/** «(за) 1 рабочий час», «2 рабочих часа». */
export const inWorkingHours = (count: number) =>
  `${count}\u00a0${plural(count, 'рабочий час', 'рабочих часа', 'рабочих часов')}`

/** With a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** «Палитра» → «палитра» for the middle of a sentence; «SVG», «1С» and «Push» stay. */
export const inSentence = (text: string): string =>
  /^[А-ЯЁ](?:[а-яё\s]|$)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
