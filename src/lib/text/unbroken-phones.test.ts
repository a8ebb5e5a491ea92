import { expect, it } from 'vitest'
import { unbrokenPhones } from './unbroken-phones'

it.each([
  ['вот номер: 0555 12 34 56, спасибо', 'вот номер: 0555~12~34~56, спасибо'],
  ['+996 (700) 11-22-33 или +7 916 123-45-67', '+996~(700)~11-22-33 или +7~916~123-45-67'],
  ['с 10 до 18, человек 25, в 2026 году', 'с 10 до 18, человек 25, в 2026 году'],
])('«%s» breaks outside numbers only', (text, set) => {
  expect(unbrokenPhones(text).replaceAll('\u00a0', '~')).toBe(set)
})
