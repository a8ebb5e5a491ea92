import { expect, it } from 'vitest'
import { currencyNote, exchangeRate, inCurrency, inSoms } from './currency'
import { dollarIn, inRoubles } from './price-text'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('converts and rounds', () => {
  expect(plain(inCurrency(75_000, 'rub'))).toBe('75 000 ₽')
  expect(plain(inCurrency(75_000, 'usd'))).toBe('≈ $930')
  expect(plain(inCurrency(1_200_000, 'usd'))).toBe('≈ $14,810')
  expect(plain(inCurrency(75_000, 'kgs'))).toBe('≈ 82 500 сом')
  expect(plain(inSoms(75_000))).toBe('82 500 сомов')
  expect(inRoubles(5_000)).toBe(405_000)
  expect((['rub', 'usd', 'kgs'] as const).map((currency) => plain(dollarIn(currency)))).toEqual([
    '81 ₽',
    '81 ₽',
    '89,1 сома',
  ])
})

it('dates the rate that it states', () => {
  expect(exchangeRate.asOf).toBe('2025-11-01')
  expect(plain(currencyNote)).toContain('81 ₽ за доллар, 1,1 сома за рубль на 1 ноября 2025 г.')
})
