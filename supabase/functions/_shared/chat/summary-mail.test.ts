import { expect, it } from 'vitest'
import { questionOf } from './summary-mail.ts'

it.each([
  'Привет',
  'Добрый день!',
  '0555 765 432',
  'Мой телефон +996 555 123456, почта aigerim@romashka.example',
  'Подтверждаю',
  'Да, спасибо',
])('%j asks nothing', (text) => {
  expect(questionOf(text)).toBe('')
})

it.each([
  ['Привет, сколько стоит сайт?', 'Привет, сколько стоит сайт?'],
  ['Нужен магазин, мой номер 0555 765 432', 'Нужен магазин, мой номер …'],
  ['Битрикс', 'Битрикс'],
])('%j is listed as %j', (text, listed) => {
  expect(questionOf(text)).toBe(listed)
})
