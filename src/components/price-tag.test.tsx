import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inCurrency, otherCurrencies, written, own } from '@/content/currency'
import type { Price } from '@/content/primitives'
import { PriceTag } from './price-tag'

const shown = (amount: number) => written(amount, own).replaceAll('\u00a0', ' ')

const cases: [Price, string][] = [
  [{ from: 75_000 }, `от ${shown(75_000)}`],
  [{ from: 15_000, per: 'month' }, `от ${shown(15_000)} в месяц`],
  [{ exactly: 42_500 }, shown(42_500)],
  [{ exactly: 45_000, per: 'once' }, `${shown(45_000)} разово`],
  [{ percent: 18, of: 'рекламного бюджета' }, '18 %от рекламного бюджета'],
  [{ free: 'Аудит' }, 'Бесплатно'],
]

it.each(cases)('shows %j as «%s»', (price, words) => {
  const { container } = render(<PriceTag price={price} />)
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(words)
})

it('carries the sum in the other currencies, marked as converted, for the styles', () => {
  const { container } = render(<PriceTag price={{ from: 75_000 }} />)
  const sum = container.querySelector('.whitespace-nowrap')
  for (const code of otherCurrencies)
    expect(sum).toHaveAttribute(`data-${code}`, inCurrency(75_000, code))
})

it('converts neither shares nor what is free', () => {
  const { container } = render(<PriceTag price={{ percent: 18, of: 'рекламного бюджета' }} />)
  for (const code of otherCurrencies) expect(container.querySelector(`[data-${code}]`)).toBeNull()
})
