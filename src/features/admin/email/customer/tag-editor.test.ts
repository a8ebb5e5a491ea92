import { expect, it } from 'vitest'
import { addTags, tagLimits } from './tag-editor'

it.each([
  ['vip', ['срочно', 'vip']],
  [' два  слова , ещё', ['срочно', 'два слова', 'ещё']],
  ['СРОЧНО', ['срочно']],
  [' , ', ['срочно']],
])('adds %j', (typed, tags) => {
  expect(addTags(['срочно'], typed)).toEqual(tags)
})

it('respects an email’s limits of number and length', () => {
  const many = Array.from({ length: 20 }, (_, index) => `метка ${index}`)
  expect(addTags([], many.join(','))).toHaveLength(tagLimits.count)
  expect(addTags([], 'а'.repeat(99))).toEqual(['а'.repeat(tagLimits.length)])
})
