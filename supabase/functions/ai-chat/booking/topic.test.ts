// @vitest-environment node
import { expect, it } from 'vitest'
import { catalogue } from '../../_shared/catalogue/catalogue.ts'
import { topicOfBooking } from './topic.ts'

it.each([
  ['Нужен сайт для кофейни, позовите человека', 'Нужен сайт для кофейни'],
  ['Позовите человека', undefined],
  ['хочу поговорить с живым оператором', undefined],
  ['Нурлан, 0555 123 456', undefined],
  ['Запишите на консультацию', undefined],
  ['book a call please', undefined],
])('a booking after «%s» is about %j', (message, expected) => {
  expect(topicOfBooking(catalogue, undefined, [message])).toBe(expected)
})

it('is about the latest message that says something, under the title of what is discussed', () => {
  const messages = ['Нурлан, 0555 123 456', 'логотип для пекарни', 'сколько стоит лендинг?']
  expect(topicOfBooking(catalogue, 'Брендинг', messages)).toBe('Брендинг: «логотип для пекарни»')
  expect(topicOfBooking(catalogue, 'Брендинг', ['позовите человека'])).toBe('Брендинг')
})
