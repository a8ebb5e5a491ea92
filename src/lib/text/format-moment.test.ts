import { expect, it } from 'vitest'
import { formatDateTime, formatRelative } from './format-moment'

const now = Date.parse('2024-03-10T12:00:00Z')

it('does not break before «г.»', () =>
  expect(formatDateTime('2024-03-10T12:00:00Z')).toMatch(/\d\u00a0г\./))

it.each([
  ['2024-03-10T11:59:30Z', 'только что'],
  ['2024-03-10T12:00:20Z', 'только что'],
  ['2024-03-10T11:58:00Z', '2 минуты назад'],
  ['2024-03-10T07:00:00Z', '5 часов назад'],
  ['2024-03-09T11:00:00Z', 'вчера'],
  ['2024-03-04T12:00:00Z', '6 дней назад'],
  ['2023-12-01T12:00:00Z', '3 месяца назад'],
  ['2021-03-01T12:00:00Z', '3 года назад'],
])('formats %s as «%s»', (iso, text) => {
  expect(formatRelative(iso, now)).toBe(text)
})
