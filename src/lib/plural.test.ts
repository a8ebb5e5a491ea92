import { expect, it } from 'vitest'
import { plural } from './plural'

it.each([
  [0, 'писем'],
  [1, 'письмо'],
  [2, 'письма'],
  [5, 'писем'],
  [11, 'писем'],
  [21, 'письмо'],
  [112, 'писем'],
  [1004, 'письма'],
])('%d %s', (count, form) => {
  expect(plural(count, 'письмо', 'письма', 'писем')).toBe(form)
})
