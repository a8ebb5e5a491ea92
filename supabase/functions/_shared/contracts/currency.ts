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

/** One amount, or both ends of a range. */
export type Amount = number | readonly [from: number, to: number]

const written = (amount: Amount, write: (one: number) => string) =>
  typeof amount === 'number' ? write(amount) : amount.map(write).join('–')

/** 75000 roubles → «≈ $930» or «≈ 82 500 сом», to tens and hundreds, or «75 000 ₽»; with non-breaking spaces. */
export function inCurrency(roubles: Amount, currency: Currency, rate: ExchangeRate): string {
  switch (currency) {
    case 'rub':
      return `${written(roubles, formatNumber)}\u00a0₽`
    case 'usd':
      return `≈\u00a0${written(roubles, (one) => {
        const dollars = Math.round(one / rate.roublesPerDollar / 10) * 10
        // In the format of the forms' budgets: $5,000.
        return `$${String(dollars).replace(/\B(?=(?:\d{3}){1,9}$)/g, ',')}`
      })}`
    case 'kgs':
      return `≈\u00a0${written(roubles, (one) => formatNumber(somsOf(one, rate)))}\u00a0сом`
  }
}
