interface Money {
  name: string
  sign: string
  signEn?: string
  isBefore?: true
  rate?: { prices: number; other: number }
  step?: number
}

const shown = {
  kzt: { name: 'Тенге', sign: '₸' },
  eur: { name: 'Евро', sign: '€', rate: { prices: 560, other: 1 }, step: 10 },
} satisfies Record<string, Money>

export type Currency = keyof typeof shown
export const currencies: Readonly<Record<Currency, Money>> = shown

export const currencyOf: Readonly<Record<'prices' | 'budgets' | 'place' | 'elsewhere', Currency>> =
  { prices: 'kzt', budgets: 'eur', place: 'kzt', elsewhere: 'eur' }

export const budgetStep = 50_000

export const ratesOf = { day: '2026-03-02', text: '2\u00a0марта 2026\u00a0г.' } as const

export const currencyWords = {
  inPrices: 'тенге',
  inPricesEn: 'tenge',
  ofPlace: 'тенге',
  inContracts: 'тенге',
  inContractsInFull: 'казахстанских тенге',
  inContractsEn: 'Kazakhstani tenge',
}

export const currencyZones: Readonly<Partial<Record<Currency, string>>> = {
  kzt: 'UTC Almaty Qostanay Qyzylorda Aqtobe Aqtau Atyrau Oral',
}

export const spokenCurrencies: Readonly<Record<Currency, RegExp>> = {
  kzt: /тенге|₸|(?<!\p{L})(?:тг|kzt|tenge)(?!\p{L})/iu,
  eur: /€|евро|(?<!\p{L})euros?(?!\p{L})/iu,
}
