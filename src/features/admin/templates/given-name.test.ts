import { expect, it } from 'vitest'
import { givenName } from './given-name'

it.each([
  ['Ольга', 'Ольга'],
  ['нурбек', 'Нурбек'],
  ['Дастан', 'Дастан'],
  ['Айгүл', 'Айгүл'],
  ['Артем', 'Артем'],
  ['Нурбек Токтогулов', 'Нурбек'],
  ['Литвиненко Ольга', 'Ольга'],
  ['Сыдыкова Айгүл Бекболот кызы', 'Айгүл'],
  ['ИП Иванова Мария', 'Мария'],
  ['Абдымомунов Уланбек Асанович', 'Уланбек'],
  ['John Smith', 'John'],
])('«%s» is greeted as «%s»', (written, name) => {
  expect(givenName(written)).toBe(name)
})

it.each([
  'Бухгалтерия Холдинга',
  'Бухгалтерия',
  'ООО «Вера»',
  'Салон Айгуль',
  'Отдел закупок',
  'Команда сайта',
  'anna@client.kg',
  'Асанов',
  '',
  null,
])('«%s» is greeted without a name', (written) => {
  expect(givenName(written)).toBeUndefined()
})
