import { describe, expect, it } from 'vitest'
import { isSpecified } from '../../tests/support/specified'
import { inCurrency, knownCurrency, otherCurrencies, own } from './currency'
import { priceText } from './price-text'
import type { Price } from './primitives'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe.runIf(isSpecified)('with the shipped currencies', () => {
  const cases: [Price, string, string][] = [
    [{ from: 75_000 }, 'rub', 'от 75 000 ₽'],
    [{ from: 75_000 }, 'kgs', 'от ≈ 82 500 сом (75 000 ₽)'],
    [{ exactly: 89_000 }, 'usd', '≈ $1,100 (89 000 ₽)'],
    [{ exactly: 15_000, per: 'month' }, 'kgs', '≈ 16 500 сом в месяц (15 000 ₽)'],
    [{ percent: 18, of: 'бюджета' }, 'kgs', '18 % от бюджета'],
    [{ free: 'Аудит' }, 'usd', 'бесплатно'],
  ]

  it.each(cases)('says %j in %s as «%s»', (price, currency, words) => {
    expect(plain(priceText(price, knownCurrency(currency)))).toBe(words)
  })
})

it('says a price as it counts, and after another currency as well', () => {
  expect(priceText({ exactly: 75_000 })).toBe(inCurrency(75_000, own))
  for (const code of otherCurrencies)
    expect(priceText({ from: 75_000 }, code)).toBe(
      `от\u00a0${inCurrency(75_000, code)} (${inCurrency(75_000, own)})`,
    )
})
