import { expect, it } from 'vitest'
import { isMonth, latestMonths, monthName, monthSpan } from './month'

it.each([
  ['2026-03', true],
  ['2026-12', true],
  ['2026-13', false],
  ['2026-00', false],
  ['2026-3', false],
  ['март', false],
  ['', false],
])('«%s» is a month: %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected)
})

it('spans a month in the reader’s time zone, the last one of a year as well', () => {
  expect(monthSpan('2026-12')).toEqual({
    from: new Date(2026, 11, 1).toISOString(),
    before: new Date(2027, 0, 1).toISOString(),
  })
})

it('lists two years of months without gaps, on any day', () => {
  const months = latestMonths(new Date(2026, 2, 31).getTime())
  expect(months.slice(0, 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12'])
  expect(new Set(months).size).toBe(37)
  expect(months.every(isMonth)).toBe(true)
})

it('names a month', () => {
  expect(monthName('2026-03')).toMatch(/^март 2026/)
})
