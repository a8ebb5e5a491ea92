import { expect, it } from 'vitest'
import { formatDay, formatSize } from './format'

it('writes days as Intl does', () => {
  const intl = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' })
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(Date.UTC(2024, month, 1 + month * 2))
    expect(formatDay(day.toISOString().slice(0, 10))).toBe(intl.format(day))
  }
})

it.each([
  [12, '12 Б'],
  [120_000, '117 КБ'],
  [1_023_999, '1000 КБ'],
  [1_258_291, '1,2 МБ'],
  [10 * 1024 * 1024, '10 МБ'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatSize(bytes).replace('\u00a0', ' ')).toBe(text)
})
