import { formatNumber } from './russian.ts'

/** What prices can be shown in; they are published in the first. */
export const currencies = ['rub', 'usd', 'kgs'] as const
export type Currency = (typeof currencies)[number]

/** How currencies compare on one day, for information. */
export interface ExchangeRate {
  somsPerRouble: number
  roublesPerDollar: number
  /** The day, as a sentence says it: «1 ноября 2025 г.». */
  asOfText: string
}

/** To hundreds, as a price in soms is told. */
export const somsOf = (roubles: number, { somsPerRouble }: ExchangeRate): number =>
  Math.round((roubles * somsPerRouble) / 100) * 100

/**
 * A sum in another currency: 75000 roubles → «≈ $930» or «≈ 82 500 сом», rounded to tens and hundreds; «75 000 ₽»
 * as it is. Its spaces never break.
 */
export function inCurrency(roubles: number, currency: Currency, rate: ExchangeRate): string {
  switch (currency) {
    case 'rub':
      return `${formatNumber(roubles)}\u00a0₽`
    case 'usd': {
      const dollars = Math.round(roubles / rate.roublesPerDollar / 10) * 10
      // Written as the forms write their budgets: $5,000.
      return `≈\u00a0$${String(dollars).replace(/\B(?=(?:\d{3}){1,9}$)/g, ',')}`
    }
    case 'kgs':
      return `≈\u00a0${formatNumber(somsOf(roubles, rate))}\u00a0сом`
  }
}
