import { expect, it } from 'vitest'
import { spelledOut } from './spelled-out.ts'

it.each([
  ['ноль пять пять пять 12 34 56 Айбек', '0555 12 34 56 Айбек'],
  ['плюс девятьсот девяносто шесть 772 100200', '+996 772 100200'],
  ['восемь девятьсот шестнадцать сто двадцать три сорок пять шестьдесят семь', '89161234567'],
  ['7 (701) 555 44 3 два', '7 (701) 555 44 3 2'],
  ['call zero five five five one two three four five six', 'call 0555123456'],
  ['8 9I3 456 78 90', '8 913 456 78 90'],
  ['O555 12З456', '0555 123456'],
])('reads the number of %j', (text, read) => {
  expect(spelledOut(text)).toBe(read)
})

it.each([
  ['aigul собака mail точка ru', 'aigul@mail.ru'],
  ['tom.becker (at) gmail (dot) com', 'tom.becker@gmail.com'],
  ['tom at gmail dot com', 'tom@gmail.com'],
  ['info(a)tea.example', 'info@tea.example'],
  ['info(собака)tea.example', 'info@tea.example'],
])('reads the address of %j', (text, read) => {
  expect(spelledOut(text)).toBe(read)
})

it.each([
  'бюджет двести пятьдесят тысяч, сайт на пять страниц',
  'три сайта, 25 000 и 40 000 или пять',
  'сто двадцать три и сорок пять',
  'we met at gmail, dot by dot',
  'заказ № 100200300400',
  'Олег Зоя Ольга',
])('leaves %j', (text) => {
  expect(spelledOut(text)).toBe(text)
})
