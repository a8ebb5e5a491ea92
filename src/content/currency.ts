import type { Lang } from '@contracts/lang.ts'
import { formatNumber } from '@contracts/russian.ts'
import {
  budgetStep,
  currencies,
  type Currency,
  currencyOf,
  currencyWords,
  ratesOf,
} from './currencies.ts'

/* Amounts in the currencies of currencies.ts. */

/** The currency of the published prices, which are binding. */
export const own = currencyOf.prices

const isCurrency = (code: string): code is Currency => Object.hasOwn(currencies, code)

/** Every currency, in the order of the switch. */
export const currencyCodes: readonly Currency[] = Object.keys(currencies).filter(isCurrency)

/** The currencies into which prices are converted. */
export const otherCurrencies = currencyCodes.filter((code) => code !== own)

/** A currency by its code; undefined for one that is not shown (any more). */
export const knownCurrency = (code: string | undefined): Currency | undefined =>
  code !== undefined && isCurrency(code) ? code : undefined

/** One amount, or both ends of a range. */
export type Amount = number | readonly [from: number, to: number]

const each = (amount: Amount, convert: (one: number) => number): Amount =>
  typeof amount === 'number' ? convert(amount) : [convert(amount[0]), convert(amount[1])]

const inSteps = (amount: number, step: number) => Math.round(amount / step) * step

const rateOf = (currency: Currency) => currencies[currency].rate ?? { prices: 1, other: 1 }

/** A price in another currency, not rounded. */
function exchanged(amount: number, currency: Currency): number {
  const { prices, other } = rateOf(currency)
  return (amount * other) / prices
}

/** A price in another currency, rounded as it is shown. */
export const converted = (amount: number, currency: Currency): number =>
  currency === own ? amount : inSteps(exchanged(amount, currency), currencies[currency].step ?? 1)

/** An amount of another currency in that of the prices, rounded to a whole number. */
export function inOwn(amount: number, currency: Currency): number {
  const { prices, other } = rateOf(currency)
  return Math.round((amount * prices) / other)
}

const withCommas = (amount: number) => String(amount).replace(/\B(?=(?:\d{3}){1,9}$)/g, ',')

/** An amount or a range with its sign: «75 000 ₽», «$5,000–$10,000»; with non-breaking spaces. */
export function written(amount: Amount, currency: Currency, lang: Lang = 'ru'): string {
  const { sign, signEn = sign, isBefore } = currencies[currency]
  const ends = typeof amount === 'number' ? [amount] : amount
  return isBefore
    ? ends.map((end) => sign + withCommas(end)).join('–')
    : `${ends.map(formatNumber).join('–')}\u00a0${lang === 'ru' ? sign : signEn}`
}

/** A price at the site's rate: 75000 → «75 000 ₽», «≈ $930» or «≈ 82 500 сом». */
export const inCurrency = (amount: Amount, currency: Currency = own, lang?: Lang): string =>
  currency === own
    ? written(amount, own, lang)
    : `≈\u00a0${written(
        each(amount, (end) => converted(end, currency)),
        currency,
        lang,
      )}`

/** In the local currency, for sentences: 75000 roubles → «82 500 сомов». */
export const inPlace = (amount: number) =>
  `${formatNumber(converted(amount, currencyOf.place))}\u00a0${currencyWords.ofPlace}`

/** A starting price: «от 75 000 ₽». */
export const fromPrice = ({ from }: { from: number }) => `от\u00a0${inCurrency(from)}`

/** An amount of the budgets' currency in another one, rounded. */
export function budgetAmount(amount: number, currency: Currency): number {
  const { budgets } = currencyOf
  if (currency === budgets) return amount
  const { prices, other } = rateOf(budgets)
  return converted(
    budgets === own ? amount : inSteps((amount * prices) / other, budgetStep),
    currency,
  )
}

const rounded = (value: number) => Math.round(value * 10) / 10

/**
 * The rate between the budgets' currency and the visitor's, «$1 ≈ 89,1 сом»; for a visitor who sees the
 * budgets' own, between that and the prices' one. Undefined if all are the same.
 */
export function budgetRate(shown: Currency, lang?: Lang): string | undefined {
  const { budgets } = currencyOf
  const currency = shown === budgets ? own : shown
  if (currency === budgets) return undefined
  const value = exchanged(1, currency) / exchanged(1, budgets)
  return value < 1
    ? `${written(1, currency, lang)} ≈ ${written(rounded(1 / value), budgets, lang)}`
    : `${written(1, budgets, lang)} ≈ ${written(rounded(value), currency, lang)}`
}

/** The published rate of a currency: «$1 = 81 ₽», «1 ₽ = 1,1 сом». */
export function rateText(currency: Currency, lang?: Lang): string {
  const { prices, other } = rateOf(currency)
  const [a, b] = [written(prices, own, lang), written(other, currency, lang)]
  return other === 1 ? `${b} = ${a}` : `${a} = ${b}`
}

const { inPrices, inContracts } = currencyWords
const wherein =
  inPrices === inContracts
    ? `Цены на сайте и в договоре — в ${inPrices}`
    : `Цены на сайте — в ${inPrices}, в договоре сумму пишут в ${inContracts}`

/** In which currencies prices and contracts are, and how these relate; shown beside the switch. */
export const currencyNote = `${wherein}. Пересчёт — для сведения: ${otherCurrencies.map((code) => rateText(code)).join(', ')} на ${ratesOf.text}`
