import { expect, it } from 'vitest'
import { phoneUrl } from './phone-url.ts'

it.each([
  ['+996 (555) 12-34-56', 'tel:+996555123456'],
  ['тел. 0555 123 456', 'tel:0555123456'],
  ['0312 90-80-70 доб. 12', 'tel:0312908070;ext=12'],
  ['0312 90-80-70 (ext. 5)', 'tel:0312908070;ext=5'],
])('«%s» is dialled by %s', (phone, url) => {
  expect(phoneUrl(phone)).toBe(url)
})
