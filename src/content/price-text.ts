import { type Amount, type Currency, somsOf } from '@contracts/currency.ts'
import type { Estimate } from '@contracts/estimate.ts'
import { formatNumber, inSentence } from '@contracts/russian.ts'
import { exchangeRate, inCurrency } from './currency.ts'
import type { Price } from './primitives.ts'

/* How amounts are written, of prices and of leads: in the visitor's currency, and beside it in the one that counts. */

const perText = { month: ' в\u00a0месяц', once: ' разово' }

function sumText(roubles: Amount, per: keyof typeof perText | undefined, currency: Currency) {
  const counts = currency === 'rub' ? '' : ` (${inCurrency(roubles, 'rub')})`
  return `${inCurrency(roubles, currency)}${per ? perText[per] : ''}${counts}`
}

/**
 * A price in a sentence: «от 75 000 ₽», «15 000 ₽ в месяц», «18 % от рекламного бюджета в месяц»; another currency is
 * followed by the binding price in roubles: «от ≈ 82 500 сом (75 000 ₽)».
 */
export function priceText(price: Price, currency: Currency = 'rub'): string {
  if ('free' in price) return 'бесплатно'
  if ('percent' in price) return `${price.percent}\u00a0% от ${price.of}`
  return 'from' in price
    ? `от\u00a0${sumText(price.from, price.per, currency)}`
    : sumText(price.exactly, price.per, currency)
}

/** The estimated price in the same way, «250 000–320 000 ₽» or «от 45 000 ₽ в месяц»; undefined if there is none. */
export function estimatePrice(
  { priceFrom, priceTo, per }: Estimate,
  currency?: Currency,
): string | undefined {
  if (priceFrom === undefined) return undefined
  const month = per && { per }
  if (priceTo === undefined) return priceText({ from: priceFrom, ...month }, currency)
  if (priceTo === priceFrom) return priceText({ exactly: priceFrom, ...month }, currency)
  return sumText([priceFrom, priceTo], per, currency ?? 'rub')
}

/** What a dollar costs, in soms for who sees prices in them, and otherwise in roubles: «81 ₽», «89,1 сома». */
export const dollarIn = (currency: Currency) =>
  currency === 'kgs'
    ? `${formatNumber(Math.round(exchangeRate.roublesPerDollar * exchangeRate.somsPerRouble * 10) / 10)}\u00a0сома`
    : `${exchangeRate.roublesPerDollar}\u00a0₽`

/** Dollars in roubles, rounded to five thousands. */
export const inRoubles = (dollars: number) =>
  Math.round((dollars * exchangeRate.roublesPerDollar) / 5000) * 5000

/** A budget in dollars, from and up to. */
export type Budget = readonly [from: number, to: number]

const budgetUnits: Record<Currency, { sign: string; of: (dollars: number) => number }> = {
  rub: { sign: '₽', of: inRoubles },
  usd: { sign: '$', of: (dollars) => dollars },
  kgs: { sign: 'сом', of: (dollars) => somsOf(inRoubles(dollars), exchangeRate) },
}

/** A budget in one currency, at the site's rate: «До 5 000 $», «405 000–810 000 ₽», «Более 50 000 $». */
export function budgetIn(budget: Budget, currency: Currency, above = 'Более'): string {
  const [from, to] = budget
  const { sign, of } = budgetUnits[currency]
  const ends = budget.filter((end) => end > 0 && end < Infinity).map((end) => formatNumber(of(end)))
  const word = from === 0 ? 'До ' : to === Infinity ? `${above} ` : ''
  return `${word}${ends.join('–')}\u00a0${sign}`
}

/** A lead's budget: in the visitor's currency, then in dollars, in which it was asked for; without one in dollars. */
export function budgetText(budget: Budget, currency: Currency = 'usd', above?: string): string {
  const dollars = budgetIn(budget, 'usd', above)
  return currency === 'usd'
    ? dollars
    : `${budgetIn(budget, currency, above)} (${inSentence(dollars)})`
}

/** The same in English: “from 75 000 ₽”, “15 000 ₽ per month”. */
export function priceTextEn(price: Price): string {
  if ('free' in price) return 'free of charge'
  if ('percent' in price) return `${price.percent}\u00a0% of the advertising budget`
  const per = price.per === 'month' ? ' per month' : ''
  return 'from' in price
    ? `from\u00a0${inCurrency(price.from, 'rub')}${per}`
    : `${inCurrency(price.exactly, 'rub')}${per}`
}
