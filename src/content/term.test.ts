import { expect, it } from 'vitest'
import { days, fromTo, months, weeks } from './term'
import { termTextEn } from './term-en'

it.each([
  [days(7, 14), '7–14 дней'],
  [days(14, 21), '14–21 день'],
  [days(14, 22), '14–22 дня'],
  [weeks(2, 3), '2–3 недели'],
  [weeks(2, 6), '2–6 недель'],
  [weeks(1, 1), '1 неделя'],
  [weeks(1.5), 'от 1,5 недели'],
  [months(1), 'от 1 месяца'],
  [months(2.5), 'от 2,5 месяца'],
  [months(3), 'от 3 месяцев'],
  [months(6), 'от 6 месяцев'],
])('declines the unit: $text', (term, text) => {
  expect(term.text.replaceAll('\u00a0', ' ')).toBe(text)
})

it.each([
  [days(14, 21), '14–21 days'],
  [weeks(1, 1), '1 week'],
  [months(1), 'from 1 month'],
  [months(2.5), 'from 2.5 months'],
  [months(6), 'from 6 months'],
])('says it in English: $text', (term, text) => {
  expect(termTextEn(term).replaceAll('\u00a0', ' ')).toBe(text)
})

it('names a unit that both ends share once', () => {
  expect(fromTo(months(1.5), months(2.5)).replaceAll('\u00a0', ' ')).toBe(
    'от 1,5 до 2,5 месяца и дольше',
  )
})
