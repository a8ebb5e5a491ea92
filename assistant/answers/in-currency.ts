import { inCurrency, type Currency } from '@contracts/currency.ts'
import { formatNumber } from '@contracts/russian.ts'
import { catalogue } from '../knowledge/catalogue.ts'
import type { Lang } from '../language/lang.ts'
import { texts } from './texts.ts'

/** Roubles as printed in answers. */
const price = /(\d[\d\u00a0]*)\u00a0₽/g

/** An answer with its prices in another currency as well, and the rate. */
export function withCurrency(
  answer: string,
  currency: Exclude<Currency, 'rub'>,
  lang: Lang,
): string {
  const rate = catalogue.exchangeRate
  const converted = answer.replace(
    price,
    (sum, digits: string) =>
      `${sum} (${inCurrency(Number(digits.replaceAll('\u00a0', '')), currency, rate)})`,
  )
  if (converted === answer) return answer
  const figure = currency === 'usd' ? rate.roublesPerDollar : rate.somsPerRouble
  return `${converted}\n${texts[lang].atRate[currency](formatNumber(figure), rate.asOfText)}`
}
