import { expect, it } from 'vitest'
import { phoneText, phoneUrl } from './phone.ts'

it.each([
  ['+996 (555) 12-34-56', 'tel:+996555123456'],
  ['тел. 0555 123 456', 'tel:+996555123456'],
  ['8 (916) 123-45-67', 'tel:+79161234567'],
  ['0312 90-80-70 доб. 12', 'tel:+996312908070;ext=12'],
  ['0312 90-80-70 (ext. 5)', 'tel:+996312908070;ext=5'],
  // Whose numbers these are is not certain.
  ['555 123 456', 'tel:555123456'],
  ['+1 212 555 0123', 'tel:+12125550123'],
  ['90-80-70', 'tel:908070'],
])('«%s» is dialled by %s', (phone, url) => {
  expect(phoneUrl(phone)).toBe(url)
})

it.each([
  ['0555123456', '+996 555 123 456'],
  ['+996555123456', '+996 555 123 456'],
  ['00996 555 12-34-56', '+996 555 123 456'],
  ['996555123456', '+996 555 123 456'],
  ['8 (916) 123-45-67', '+7 916 123-45-67'],
  ['+79161234567', '+7 916 123-45-67'],
  ['7.701.123.45.67', '+7 701 123-45-67'],
  // Another country's, one digit too few or too many, two numbers, an extension, no number.
  ...[
    '8 029 123-45-67',
    '+1 212 555-0123',
    '555 123 456',
    '+0555123456',
    '055512345',
    '+996 555 12345',
    '+996 555 1234567',
    '0555123456, 0700123456',
    '0312 90-80-70 доб. 12',
    'Телеграм, пожалуйста',
  ].map((phone) => [phone, phone] as const),
] as const)('«%s» is read as «%s»', (phone, text) => {
  expect(phoneText(phone)).toBe(text)
  expect(phoneText(text)).toBe(text)
})
