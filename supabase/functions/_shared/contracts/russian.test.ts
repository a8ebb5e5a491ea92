import { expect, it } from 'vitest'
import { formatNumber, plural } from './russian.ts'

const wholes = [...Array(1300).keys(), 10_000, 75_000, 999_999, 1_200_000, 12_345_678]

it('writes numbers as Intl does', () => {
  const intl = new Intl.NumberFormat('ru-RU')
  for (const value of [...wholes, 0.5, 1.5, 1234.25]) {
    expect(formatNumber(value)).toBe(intl.format(value))
  }
})

it('picks the form of a noun as Intl does', () => {
  const intl = new Intl.PluralRules('ru-RU')
  for (const value of wholes) {
    expect(plural(value, 'one', 'few', 'many'), String(value)).toBe(intl.select(value))
  }
  // Intl returns «other».
  expect(plural(1.5, 'месяц', 'месяца', 'месяцев')).toBe('месяца')
})
