import { formatNumber } from '@contracts/russian.ts'

/** The National Bank's rate, rounded, for the prices in soms in search results. For information only. */
export const exchangeRate = { somsPerRouble: 1.1, asOf: '2025-11-01' } as const

/** 75000 roubles → «82 500 сомов», rounded to hundreds, with spaces that never break. */
export function inSoms(roubles: number) {
  const soms = Math.round((roubles * exchangeRate.somsPerRouble) / 100) * 100
  return `${formatNumber(soms)}\u00a0сомов`
}
