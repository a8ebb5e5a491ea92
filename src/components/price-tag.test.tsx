import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Price } from '@/content/primitives'
import { PriceTag } from './price-tag'

const cases: [Price, string][] = [
  [{ from: 75_000 }, 'от 75 000 ₽'],
  [{ from: 15_000, per: 'month' }, 'от 15 000 ₽ в месяц'],
  [{ exactly: 42_500 }, '42 500 ₽'],
  [{ exactly: 45_000, per: 'once' }, '45 000 ₽ разово'],
  [{ percent: 18, of: 'рекламного бюджета' }, '18 %от рекламного бюджета'],
  [{ free: 'Аудит' }, 'Бесплатно'],
]

it.each(cases)('shows %j as «%s»', (price, words) => {
  const { container } = render(<PriceTag price={price} />)
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(words)
})

it('carries the sum in the other currencies, marked as converted, for the styles', () => {
  const { container } = render(<PriceTag price={{ from: 75_000 }} />)
  const sum = container.querySelector('[data-usd]')
  expect(sum).toHaveAttribute('data-usd', '≈\u00a0$930')
  expect(sum).toHaveAttribute('data-kgs', '≈\u00a082\u00a0500\u00a0сом')
})

it('converts neither shares nor what is free', () => {
  const { container } = render(<PriceTag price={{ percent: 18, of: 'рекламного бюджета' }} />)
  expect(container.querySelector('[data-usd]')).toBeNull()
})
