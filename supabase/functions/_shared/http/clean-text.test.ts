// @vitest-environment node
import { expect, it } from 'vitest'
import { cleanTexts } from './clean-text.ts'

it.each([
  ['a\0b', 'ab'],
  ['half \uD83D pair', 'half \uFFFD pair'],
  ['\uDE00', '\uFFFD'],
  ['Айгерим 👩‍💻 مرحبا\n\t', 'Айгерим 👩‍💻 مرحبا\n\t'],
  [{ list: ['a\0', { deep: '\0' }] }, { list: ['a', { deep: '' }] }],
  [7, 7],
  [true, true],
  [null, null],
])('cleans %j into %j', (value, cleaned) => {
  expect(cleanTexts(value)).toEqual(cleaned)
})
