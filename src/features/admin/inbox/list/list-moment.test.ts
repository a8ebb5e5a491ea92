import { expect, it } from 'vitest'
import { formatListMoment } from './list-moment'

const now = new Date(2026, 0, 2, 9, 30).getTime()

it.each([
  [new Date(2026, 0, 2, 8, 5), '08:05'],
  [new Date(2026, 0, 2, 0, 0), '00:00'],
  [new Date(2026, 0, 1, 23, 59), 'вчера'],
  [new Date(2025, 11, 31, 23, 59), '31.12.2025'],
])('%s is «%s»', (moment, text) => {
  expect(formatListMoment(moment.toISOString(), now)).toBe(text)
})

it('leaves out the year while it is this one', () => {
  const moment = new Date(2026, 1, 3)
  expect(formatListMoment(moment.toISOString(), new Date(2026, 10, 21).getTime())).toBe('3 февр.')
})
