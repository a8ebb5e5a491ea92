import { inCurrency, type Currency, type ExchangeRate } from '../../_shared/contracts/currency.ts'
import { formatNumber } from '../../_shared/contracts/russian.ts'
import type { Lang } from './lang.ts'
import { texts } from './texts.ts'

const named: [Exclude<Currency, 'rub'>, RegExp][] = [
  ['kgs', /(?<!\p{L})(?:сом(?:ов|а|ы|ах|ам)?|soms?|kgs)(?!\p{L})/iu],
  ['usd', /\$|доллар|баксо?[вы]?(?!\p{L})|(?<!\p{L})usd(?!\p{L})|dollar/iu],
]

/** Dollars or soms, if a text speaks of them. */
export const currencyIn = (text: string): Exclude<Currency, 'rub'> | undefined =>
  named.find(([, pattern]) => pattern.test(text))?.[0]

/** What an amount in a currency is in whole roubles. */
export function inRoubles(
  amount: number,
  currency: Exclude<Currency, 'rub'>,
  { somsPerRouble, roublesPerDollar }: ExchangeRate,
): number {
  return Math.round(currency === 'usd' ? amount * roublesPerDollar : amount / somsPerRouble)
}

/** Roubles as the answers print them. */
const price = /(\d[\d\u00a0]*)\u00a0₽/g

/** An answer with its prices in another currency as well, and at which rate. */
export function withCurrency(
  answer: string,
  currency: Exclude<Currency, 'rub'>,
  rate: ExchangeRate,
  lang: Lang,
): string {
  const converted = answer.replace(
    price,
    (sum, digits: string) =>
      `${sum} (${inCurrency(Number(digits.replaceAll('\u00a0', '')), currency, rate)})`,
  )
  if (converted === answer) return answer
  const figure = currency === 'usd' ? rate.roublesPerDollar : rate.somsPerRouble
  return `${converted}\n${texts[lang].atRate[currency](formatNumber(figure), rate.asOfText)}`
}
