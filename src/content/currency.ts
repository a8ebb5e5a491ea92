/**
 * What search results quote in soms is computed from the pages' rouble prices with this one rate:
 * the National Bank's, rounded, as of the given day. Nobody is billed by it.
 */
export const exchangeRate = { somsPerRouble: 1.1, asOf: '2025-11-01' } as const

const number = new Intl.NumberFormat('ru-RU')

/** 75000 roubles → «82 500 сомов», rounded to hundreds, with spaces that never break. */
export function inSoms(roubles: number) {
  const soms = Math.round((roubles * exchangeRate.somsPerRouble) / 100) * 100
  return `${number.format(soms)}\u00a0сомов`
}
