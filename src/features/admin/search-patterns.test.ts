import { expect, it } from 'vitest'
import { searchPatterns } from './search-patterns'

it.each([
  ['', []],
  ['   ', []],
  ['Пётр  АСАНОВ', ['%петр%', '%асанов%']],
  ['a.b+c@mail.kg', ['%a.b+c@mail.kg%']],
  ['100%', ['%100_%']],
  ['a_b*c', ['%a_b_c%']],
  ['{x},"y"', ['%_x___y_%']],
  ['a\\', ['%a_%']],
])('looks for «%s» by %j', (text, patterns) => {
  expect(searchPatterns(text)).toEqual(patterns)
})

it('limits the number of words', () => {
  expect(searchPatterns('а '.repeat(500))).toHaveLength(8)
})
