import type { Currency, ExchangeRate } from '@contracts/currency.ts'

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
