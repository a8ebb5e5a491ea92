/** A list that cannot be empty. */
export type NonEmpty<T> = readonly [T, ...T[]]

/**
 * A price: «от 75 000 ₽», «42 500 ₽», «от 15 000 ₽ в месяц», «18 % от рекламного бюджета», «Бесплатно»
 * (`free` names what is free). In the currency of the prices (currencies.ts); the components add the words around the number.
 */
export type Price =
  | { from: number; per?: 'month' | 'once' }
  | { exactly: number; per?: 'month' | 'once' }
  | { percent: number; of: string }
  | { free: string }

/** The price's amount; undefined for a percentage or a free offer. */
export const priceAmount = (price: Price): number | undefined =>
  'from' in price ? price.from : 'exactly' in price ? price.exactly : undefined

/** A figure and its unit: «200+» «проектов». What follows the digits is set in the accent colour. */
export interface Stat {
  value: string
  label: string
  text?: string
}
