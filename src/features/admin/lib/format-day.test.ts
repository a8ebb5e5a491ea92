import { expect, it } from 'vitest'
import {
  formatDayName,
  formatDayTime,
  formatDueDay,
  formatRowMoment,
  formatThreadMoment,
  formatWeekdayTime,
} from './format-day'

const now = new Date(2026, 10, 21, 9, 0).getTime()

it.each([
  [new Date(2026, 10, 21, 0, 1), '00:01', 'сегодня, 00:01', 'Сегодня'],
  [new Date(2026, 10, 21, 0, 0), '00:00', 'сегодня, 00:00', 'Сегодня'],
  [new Date(2026, 10, 20, 23, 59), 'вчера', 'вчера, 23:59', 'Вчера'],
  [new Date(2026, 10, 19, 23, 0), '19 нояб.', '19 нояб., 23:00', '19 ноября'],
  [new Date(2026, 0, 3, 14, 5), '3 янв.', '3 янв., 14:05', '3 января'],
  [new Date(2025, 10, 21, 14, 5), '21.11.2025', '21 нояб. 2025 г., 14:05', '21 ноября 2025 г.'],
])('formats %s', (moment, row, thread, day) => {
  const iso = moment.toISOString()
  expect(formatRowMoment(iso, now)).toBe(row)
  expect(formatThreadMoment(iso, now)).toBe(thread)
  expect(formatDayName(iso, now).replaceAll('\u00a0', ' ')).toBe(day)
})

it('finds yesterday in the year before', () => {
  const newYear = new Date(2026, 0, 1, 9, 30).getTime()
  expect(formatRowMoment(new Date(2025, 11, 31, 23, 59).toISOString(), newYear)).toBe('вчера')
})

it('formats until when an email is snoozed', () => {
  const moment = new Date(2026, 10, 30, 9, 0).toISOString()
  expect(formatDayTime(moment)).toBe('30\u00a0нояб.,\u00a009:00')
  expect(formatWeekdayTime(moment)).toBe('пн, 30\u00a0нояб.,\u00a009:00')
})

// It is a Saturday.
it.each([
  [new Date(2026, 10, 21, 11, 0), undefined],
  [new Date(2026, 10, 23, 11, 0), 'пн до 11:00'],
  [new Date(2026, 10, 27, 8, 59), 'пт до 08:59'],
  [new Date(2026, 10, 28, 11, 0), '28 нояб. до 11:00'],
])('an answer due on %s is due «%s»', (moment, text) => {
  expect(formatDueDay(moment.toISOString(), now)?.replaceAll('\u00a0', ' ')).toBe(text)
})
