import { formatNumber } from '@contracts/russian.ts'

/**
 * Official rates (the Bank of Russia's for the dollar, the National Bank's for the som), rounded. For
 * information only: prices are in roubles, what a contract says counts.
 */
export const exchangeRate = {
  somsPerRouble: 1.1,
  roublesPerDollar: 81,
  asOf: '2025-11-01',
  /** The same day in a sentence. */
  asOfText: '1\u00a0ноября 2025\u00a0г.',
} as const

/** What prices can be shown in; they are published in the first. */
export const currencies = ['rub', 'usd', 'kgs'] as const
export type Currency = (typeof currencies)[number]

export const currencyLabels: Record<Currency, string> = {
  rub: 'Рубли',
  usd: 'Доллары',
  kgs: 'Сомы',
}

/** How roubles, dollars and soms go together; beside the switch. */
export const currencyNote = `Цены на сайте — в рублях, в договоре сумму пишут в сомах или долларах. Пересчёт — для сведения: ${exchangeRate.roublesPerDollar}\u00a0₽ за доллар, ${formatNumber(exchangeRate.somsPerRouble)}\u00a0сома за рубль на ${exchangeRate.asOfText}`

const toHundreds = (amount: number) => Math.round(amount / 100) * 100

/** 75000 roubles → «82 500 сомов», rounded to hundreds, with spaces that never break. */
export const inSoms = (roubles: number) =>
  `${formatNumber(toHundreds(roubles * exchangeRate.somsPerRouble))}\u00a0сомов`

/** 75000 roubles → «≈ $930» or «≈ 82 500 сом», rounded to tens and hundreds; «75 000 ₽» as it is. */
export function inCurrency(roubles: number, currency: Currency): string {
  switch (currency) {
    case 'rub':
      return `${formatNumber(roubles)}\u00a0₽`
    case 'usd': {
      const dollars = Math.round(roubles / exchangeRate.roublesPerDollar / 10) * 10
      // Written as the forms write their budgets: $5,000.
      return `≈\u00a0$${String(dollars).replace(/\B(?=(\d{3})+$)/g, ',')}`
    }
    case 'kgs':
      return `≈\u00a0${formatNumber(toHundreds(roubles * exchangeRate.somsPerRouble))}\u00a0сом`
  }
}

/** Dollars in roubles, rounded to five thousands. */
export const inRoubles = (dollars: number) =>
  Math.round((dollars * exchangeRate.roublesPerDollar) / 5000) * 5000
