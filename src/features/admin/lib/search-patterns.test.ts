import { expect, it } from 'vitest'
import { addressPatterns, customerWords, searchPatterns } from './search-patterns'

it.each([
  ['', []],
  ['   ', []],
  ['Пётр  АСАНОВ', ['%пetp%', '%acahob%']],
  ['a.b+c@mail.kg', ['%a.b+c@mail.kg%']],
  ['Өмүралиева', ['%omypaлиeba%']],
  ['Cоколята', ['%cokoляta%']],
  ['Müller-O’Brien', ['%muller-obrien%']],
  ['100%', ['%100_%']],
  ['a_b*c', ['%a_b_c%']],
  ['{x},"y"', ['%_x___y_%']],
  ['a\\', ['%a_%']],
])('looks for «%s» by %j', (text, patterns) => {
  expect(searchPatterns(text)).toEqual(patterns)
})

it.each([
  ["o'brien@x.example", ['%o_brien@x.example%']],
  ['O’Brien d`arc', ['%o_brien%', '%d_arc%']],
])('looks for the address «%s» by %j', (text, patterns) => {
  expect(addressPatterns(text)).toEqual(patterns)
})

it('limits the number of words', () => {
  expect(searchPatterns('а '.repeat(500))).toHaveLength(8)
})

it.each([
  ['0555 12-34-56', ['555123456']],
  ['+996 (555) 123 456', ['555123456']],
  ['8 916 123-45-67', ['161234567']],
  ['555 123', ['555123']],
  ['12 345', ['12', '345']],
  ['Кабинет 555123', ['kaбиhet', '555123']],
])('looks for the customer «%s» by %j', (text, words) => {
  expect(customerWords(text)).toEqual(words)
})
