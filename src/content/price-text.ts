import type { Estimate } from '@contracts/estimate.ts'
import { type Lang, translated } from '@contracts/lang.ts'
import { formatNumber, inSentence } from '@contracts/russian.ts'
import { currencies, type Currency, currencyOf } from './currencies.ts'
import { type Amount, budgetAmount, inCurrency, own, written } from './currency.ts'
import type { Price } from './primitives.ts'

/* Texts of prices and of leads' amounts: in the visitor's currency, followed by the binding one. */

const words = translated(
  {
    per: { month: ' в\u00a0месяц', once: ' разово' },
    free: 'бесплатно',
    from: 'от',
    upTo: 'До',
    above: { more: 'Более', from: 'От' },
  },
  {
    per: { month: ' per month', once: '' },
    free: 'free of charge',
    from: 'from',
    upTo: 'Up to',
    above: { more: 'Over', from: 'From' },
  },
)

function sumText(
  amount: Amount,
  per: 'month' | 'once' | undefined,
  currency: Currency,
  lang: Lang,
) {
  const counts = currency === own ? '' : ` (${inCurrency(amount, own, lang)})`
  return `${inCurrency(amount, currency, lang)}${per ? words[lang].per[per] : ''}${counts}`
}

/**
 * A price in a sentence: «от 75 000 ₽», «15 000 ₽ в месяц», «18 % от рекламного бюджета в месяц»; another
 * currency is followed by the binding price: «от ≈ 82 500 сом (75 000 ₽)».
 */
export function priceText(price: Price, currency: Currency = own, lang: Lang = 'ru'): string {
  const { free, from } = words[lang]
  if ('free' in price) return free
  if ('percent' in price) {
    return lang === 'ru'
      ? `${price.percent}\u00a0% от ${price.of}`
      : `${price.percent}\u00a0% of the advertising budget`
  }
  return 'from' in price
    ? `${from}\u00a0${sumText(price.from, price.per, currency, lang)}`
    : sumText(price.exactly, price.per, currency, lang)
}

/** The same in English: “from 75 000 ₽”, “15 000 ₽ per month”. */
export const priceTextEn = (price: Price): string => priceText(price, own, 'en')

/** The price of an estimate: «250 000–320 000 ₽», «от 45 000 ₽ в месяц»; undefined if there is none. */
export function estimatePrice(
  { priceFrom, priceTo, per }: Estimate,
  currency?: Currency,
  lang: Lang = 'ru',
): string | undefined {
  if (priceFrom === undefined) return undefined
  const month = per && { per }
  if (priceTo === undefined) return priceText({ from: priceFrom, ...month }, currency, lang)
  if (priceTo === priceFrom) return priceText({ exactly: priceFrom, ...month }, currency, lang)
  return sumText([priceFrom, priceTo], per, currency ?? own, lang)
}

/** A budget range in the forms' currency. */
export type Budget = readonly [from: number, to: number]

/** A budget in one currency, at the site's rate: «До 5 000 $», «405 000–810 000 ₽», «Более 50 000 $». */
export function budgetIn(
  budget: Budget,
  currency: Currency,
  lang: Lang = 'ru',
  above: 'more' | 'from' = 'more',
): string {
  const [from, to] = budget
  const { sign } = currencies[currency]
  const ends = budget
    .filter((end) => end > 0 && end < Infinity)
    .map((end) => budgetAmount(end, currency))
  const { upTo, above: aboves } = words[lang]
  const word = from === 0 ? `${upTo} ` : to === Infinity ? `${aboves[above]} ` : ''
  if (lang === 'ru') return `${word}${ends.map(formatNumber).join('–')}\u00a0${sign}`
  const [first = 0, last] = ends
  return word + written(last === undefined ? first : [first, last], currency, lang)
}

/**
 * The same budget in a second currency, shown under the first: the prices' one for visitors who see the
 * forms', else the forms'. Empty if they are the same.
 */
export function budgetElsewhere(budget: Budget, currency: Currency, lang?: Lang): string {
  const { budgets } = currencyOf
  const other = currency === budgets ? own : budgets
  return other === currency ? '' : budgetIn(budget, other, lang)
}

/** A lead's budget in the visitor's currency, followed by the one it was asked in, if that differs. */
export function budgetText(
  budget: Budget,
  currency: Currency = currencyOf.budgets,
  lang?: Lang,
  above?: 'more' | 'from',
): string {
  const asked = budgetIn(budget, currencyOf.budgets, lang, above)
  return currency === currencyOf.budgets
    ? asked
    : `${budgetIn(budget, currency, lang, above)} (${inSentence(asked).replace(/^[A-Z]/, (letter) => letter.toLowerCase())})`
}
