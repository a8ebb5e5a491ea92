import { formatNumber } from '@contracts/russian.ts'
import type { Currency } from '@contracts/currency.ts'
import { inCurrency } from './currency.ts'
import type { Price } from './primitives.ts'

const roubles = (amount: number) => `${formatNumber(amount)}\u00a0₽`

/**
 * A price in a sentence: «от 75 000 ₽», «15 000 ₽ в месяц», «18 % от рекламного бюджета в месяц»; another currency is
 * followed by the binding price in roubles: «от ≈ 82 500 сом (75 000 ₽)».
 */
export function priceText(price: Price, currency: Currency = 'rub'): string {
  if ('free' in price) return 'бесплатно'
  if ('percent' in price) return `${price.percent}\u00a0% от ${price.of}`
  const per = price.per ? { month: ' в\u00a0месяц', once: ' разово' }[price.per] : ''
  const amount = 'from' in price ? price.from : price.exactly
  const counts = currency === 'rub' ? '' : ` (${roubles(amount)})`
  const sum = `${inCurrency(amount, currency)}${per}${counts}`
  return 'from' in price ? `от\u00a0${sum}` : sum
}

/** The same in English: “from 75 000 ₽”, “15 000 ₽ per month”. */
export function priceTextEn(price: Price): string {
  if ('free' in price) return 'free of charge'
  if ('percent' in price) return `${price.percent}\u00a0% of the advertising budget`
  const per = price.per === 'month' ? ' per month' : ''
  return 'from' in price
    ? `from\u00a0${roubles(price.from)}${per}`
    : `${roubles(price.exactly)}${per}`
}

/** The price in roubles; undefined for a percentage or a free offer. */
export const roublesOf = (price: Price): number | undefined =>
  'from' in price ? price.from : 'exactly' in price ? price.exactly : undefined
