import { expect, it } from 'vitest'
import { formatThreadMoment } from './thread-moment'

const now = new Date(2026, 10, 21, 9, 0)

it.each([
  [new Date(2026, 10, 21, 0, 1), 'сегодня, 00:01'],
  [new Date(2026, 10, 20, 23, 59), 'вчера, 23:59'],
  [new Date(2026, 0, 3, 14, 5), '3 янв., 14:05'],
  [new Date(2025, 10, 21, 14, 5), '21 нояб. 2025 г., 14:05'],
])('tells when %s was', (moment, text) => {
  expect(formatThreadMoment(moment.toISOString(), now.getTime())).toBe(text)
})
