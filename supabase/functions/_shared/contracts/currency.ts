import { formatNumber } from './russian.ts'

/** The currencies in which prices can be shown; they are published in the first. */
export const currencies = ['rub', 'usd', 'kgs'] as const
export type Currency = (typeof currencies)[number]

/** The rates of a day, for information. */
export interface ExchangeRate {
  somsPerRouble: number
  roublesPerDollar: number
  /** The day as in a sentence: «1 ноября 2025 г.». */
  asOfText: string
}

/** To hundreds, as prices in soms are shown. */
export const somsOf = (roubles: number, { somsPerRouble }: ExchangeRate): number =>
  Math.round((roubles * somsPerRouble) / 100) * 100

/** 75000 roubles → «≈ $930» or «≈ 82 500 сом», to tens and hundreds, or «75 000 ₽»; with non-breaking spaces. */
export function inCurrency(roubles: number, currency: Currency, rate: ExchangeRate): string {
  switch (currency) {
    case 'rub':
      return `${formatNumber(roubles)}\u00a0₽`
    case 'usd': {
      const dollars = Math.round(roubles / rate.roublesPerDollar / 10) * 10
      // In the format of the forms' budgets: $5,000.
      return `≈\u00a0$${String(dollars).replace(/\B(?=(?:\d{3}){1,9}$)/g, ',')}`
    }
    case 'kgs':
      return `≈\u00a0${formatNumber(somsOf(roubles, rate))}\u00a0сом`
  }
}
