import {
  type Amount,
  type Currency,
  type ExchangeRate,
  inCurrency as convert,
  somsOf,
} from '@contracts/currency.ts'
import { formatNumber } from '@contracts/russian.ts'

/**
 * Official rates (the Bank of Russia's for the dollar, the National Bank's for the som), rounded. For information
 * only: prices are in roubles, and a contract's own rate prevails.
 */
export const exchangeRate = {
  somsPerRouble: 1.1,
  roublesPerDollar: 81,
  asOf: '2025-11-01',
  /** The same day in a sentence. */
  asOfText: '1\u00a0ноября 2025\u00a0г.',
} as const satisfies ExchangeRate & { asOf: string }

export const currencyLabels: Record<Currency, string> = {
  rub: 'Рубли',
  usd: 'Доллары',
  kgs: 'Сомы',
}

/** How roubles, dollars and soms relate; shown beside the switch. */
export const currencyNote = `Цены на сайте — в рублях, в договоре сумму пишут в сомах или долларах. Пересчёт — для сведения: ${exchangeRate.roublesPerDollar}\u00a0₽ за доллар, ${formatNumber(exchangeRate.somsPerRouble)}\u00a0сома за рубль на ${exchangeRate.asOfText}`

/** 75000 roubles → «82 500 сомов», rounded to hundreds, with non-breaking spaces. */
export const inSoms = (roubles: number) =>
  `${formatNumber(somsOf(roubles, exchangeRate))}\u00a0сомов`

/** 75000 roubles → «≈ $930» or «≈ 82 500 сом» at the site's rate; roubles stay: «75 000 ₽». */
export const inCurrency = (roubles: Amount, currency: Currency) =>
  convert(roubles, currency, exchangeRate)

/** A price that a sentence begins from, in roubles: «от 75 000 ₽». */
export const fromPrice = ({ from }: { from: number }) => `от\u00a0${inCurrency(from, 'rub')}`
