import { type Amount, type Currency, somsOf } from '@contracts/currency.ts'
import type { Estimate } from '@contracts/estimate.ts'
import { type Lang, translated } from '@contracts/lang.ts'
import { formatNumber, inSentence } from '@contracts/russian.ts'
import { exchangeRate, inCurrency } from './currency.ts'
import type { Price } from './primitives.ts'

/* How amounts are written, of prices and of leads: in the visitor's currency, and beside it in the one that counts. */

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

/** An amount, with the currency's name in the text's language. */
const amountIn = (roubles: Amount, currency: Currency, lang: Lang) => {
  const text = inCurrency(roubles, currency)
  return lang === 'en' ? text.replace('сом', 'som') : text
}

function sumText(
  roubles: Amount,
  per: 'month' | 'once' | undefined,
  currency: Currency,
  lang: Lang,
) {
  const counts = currency === 'rub' ? '' : ` (${inCurrency(roubles, 'rub')})`
  return `${amountIn(roubles, currency, lang)}${per ? words[lang].per[per] : ''}${counts}`
}

/**
 * A price in a sentence: «от 75 000 ₽», «15 000 ₽ в месяц», «18 % от рекламного бюджета в месяц»; another currency is
 * followed by the binding price in roubles: «от ≈ 82 500 сом (75 000 ₽)».
 */
export function priceText(price: Price, currency: Currency = 'rub', lang: Lang = 'ru'): string {
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
export const priceTextEn = (price: Price): string => priceText(price, 'rub', 'en')

/** The estimated price in the same way, «250 000–320 000 ₽» or «от 45 000 ₽ в месяц»; undefined if there is none. */
export function estimatePrice(
  { priceFrom, priceTo, per }: Estimate,
  currency?: Currency,
  lang: Lang = 'ru',
): string | undefined {
  if (priceFrom === undefined) return undefined
  const month = per && { per }
  if (priceTo === undefined) return priceText({ from: priceFrom, ...month }, currency, lang)
  if (priceTo === priceFrom) return priceText({ exactly: priceFrom, ...month }, currency, lang)
  return sumText([priceFrom, priceTo], per, currency ?? 'rub', lang)
}

/** What a dollar costs, in soms for who sees prices in them, and otherwise in roubles: «81 ₽», «89,1 сома». */
export const dollarIn = (currency: Currency, lang: Lang = 'ru') =>
  currency === 'kgs'
    ? `${formatNumber(Math.round(exchangeRate.roublesPerDollar * exchangeRate.somsPerRouble * 10) / 10)}\u00a0${lang === 'ru' ? 'сома' : 'soms'}`
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
export function budgetIn(
  budget: Budget,
  currency: Currency,
  lang: Lang = 'ru',
  above: 'more' | 'from' = 'more',
): string {
  const [from, to] = budget
  const { sign, of } = budgetUnits[currency]
  const ends = budget.filter((end) => end > 0 && end < Infinity).map((end) => formatNumber(of(end)))
  const { upTo, above: aboves } = words[lang]
  const word = from === 0 ? `${upTo} ` : to === Infinity ? `${aboves[above]} ` : ''
  if (lang === 'ru') return `${word}${ends.join('–')}\u00a0${sign}`
  const inEnglish = ends.map((end) => end.replaceAll('\u00a0', ','))
  return currency === 'usd'
    ? `${word}${inEnglish.map((end) => `$${end}`).join('–')}`
    : `${word}${inEnglish.join('–')}\u00a0${sign.replace('сом', 'som')}`
}

/** A lead's budget: in the visitor's currency, then in dollars, in which it was asked for; without one in dollars. */
export function budgetText(
  budget: Budget,
  currency: Currency = 'usd',
  lang?: Lang,
  above?: 'more' | 'from',
): string {
  const dollars = budgetIn(budget, 'usd', lang, above)
  return currency === 'usd'
    ? dollars
    : `${budgetIn(budget, currency, lang, above)} (${inSentence(dollars).replace(/^[A-Z]/, (letter) => letter.toLowerCase())})`
}
