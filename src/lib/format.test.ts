import { expect, it } from 'vitest'
import { formatDay, formatRoubles } from './format'

it('groups roubles with spaces that do not break', () => {
  expect(formatRoubles(1_200_000)).toBe('1\u00a0200\u00a0000\u00a0₽')
})

it('writes days as Intl does', () => {
  const intl = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' })
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(Date.UTC(2024, month, 1 + month * 2))
    expect(formatDay(day.toISOString().slice(0, 10))).toBe(intl.format(day))
  }
})
