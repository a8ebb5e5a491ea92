import { expect, it } from 'vitest'
import type { Currency } from '@contracts/currency.ts'
import { priceText } from './price-text'
import type { Price } from './primitives'

const cases: [Price, Currency, string][] = [
  [{ from: 75_000 }, 'rub', 'от 75 000 ₽'],
  [{ from: 75_000 }, 'kgs', 'от ≈ 82 500 сом (75 000 ₽)'],
  [{ exactly: 89_000 }, 'usd', '≈ $1,100 (89 000 ₽)'],
  [{ exactly: 15_000, per: 'month' }, 'kgs', '≈ 16 500 сом в месяц (15 000 ₽)'],
  [{ percent: 18, of: 'бюджета' }, 'kgs', '18 % от бюджета'],
  [{ free: 'Аудит' }, 'usd', 'бесплатно'],
]

it.each(cases)('says %j in %s as «%s»', (price, currency, words) => {
  expect(priceText(price, currency).replaceAll('\u00a0', ' ')).toBe(words)
})
