import { expect, it } from 'vitest'
import { internationalDigits, phonesOf, phoneText } from './phone.ts'

const urlsOf = (field: string) => phonesOf(field).map(({ url }) => url)

it.each([
  ['+996 (555) 12-34-56', 'tel:+996555123456'],
  ['тел. 0555 123 456', 'tel:+996555123456'],
  ['8 (916) 123-45-67', 'tel:+79161234567'],
  ['0312 90-80-70 доб. 12', 'tel:+996312908070;ext=12'],
  ['0312 90-80-70, доб. 12', 'tel:+996312908070;ext=12'],
  ['0312 90-80-70 (ext. 5)', 'tel:+996312908070;ext=5'],
  // A trunk digit behind the code of the country, which that country's plan leaves out, or does not.
  ['+996 (0555) 12-34-77', 'tel:+996555123477'],
  ['00996 0555 12 34 77', 'tel:+996555123477'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['+7 (8) 916 123-45-67', 'tel:+79161234567'],
  ['+375 (8029) 123-45-67', 'tel:+375291234567'],
  ['+39 06 698 12345', 'tel:+390669812345'],
  ['+0555123456', 'tel:+996555123456'],
  // Whose numbers these are is not certain.
  ['555 123 456', 'tel:555123456'],
  ['+1 212 555 0123', 'tel:+12125550123'],
  ['90-80-70', 'tel:908070'],
  // What no network could dial.
  ['Телеграм, пожалуйста', undefined],
  ['1'.repeat(20), undefined],
  ['123', undefined],
  ['192.168.100.200', undefined],
  ['192.168.100.200 сервер', undefined],
  ['25.12.2026 15:00', undefined],
  ['ИНН 7707083893', undefined],
  ['4601234567890', undefined],
  ['договор 2024-001234', undefined],
  // A number of a town, and one that only looks like an address.
  ['21-12-55', 'tel:211255'],
  ['996.555.123.456', 'tel:+996555123456'],
])('«%s» is dialled by %s', (phone, url) => {
  expect(urlsOf(phone)[0]).toBe(url)
})

it.each([
  ['0555 123 456, 0700 111 222', 'tel:+996555123456', 'tel:+996700111222'],
  ['0555123456/0700111222', 'tel:+996555123456', 'tel:+996700111222'],
  ['+996555123456 +996700111222', 'tel:+996555123456', 'tel:+996700111222'],
  ['0555 123 456 0700 111 222', 'tel:+996555123456', 'tel:+996700111222'],
  ['0555123456 или 8 916 123-45-67', 'tel:+996555123456', 'tel:+79161234567'],
  ['мама 0555123456; папа 0700111222', 'tel:+996555123456', 'tel:+996700111222'],
  ['0312 90-80-70, 90-80-71', 'tel:+996312908070', 'tel:908071'],
])('«%s» is two numbers', (field, ...urls) => {
  expect(urlsOf(field)).toEqual(urls)
  expect(
    phonesOf(field)
      .map(({ written }) => written)
      .join()
      .replace(/\D/g, ''),
  ).toBe(field.replace(/\D/g, ''))
})

it.each([
  ['0555123456', '+996 555 123 456'],
  ['+996555123456', '+996 555 123 456'],
  ['00996 555 12-34-56', '+996 555 123 456'],
  ['996555123456', '+996 555 123 456'],
  ['8 (916) 123-45-67', '+7 916 123-45-67'],
  ['+79161234567', '+7 916 123-45-67'],
  ['7.701.123.45.67', '+7 701 123-45-67'],
  ['0555123456, 0700123456', '+996 555 123 456, +996 700 123 456'],
  // Another country's, one digit too few or too many, a trunk digit, an extension, no number.
  ...[
    '8 029 123-45-67',
    '+1 212 555-0123',
    '555 123 456',
    '+0555123456',
    '055512345',
    '+996 555 12345',
    '+996 555 1234567',
    '+996 (0555) 12-34-77',
    '+44 (0)20 7946 0958; 020 7946 0959',
    '0312 90-80-70 доб. 12',
    'Телеграм, пожалуйста',
  ].map((phone) => [phone, phone] as const),
] as const)('«%s» is read as «%s»', (phone, text) => {
  expect(phoneText(phone)).toBe(text)
  expect(phoneText(text)).toBe(text)
})

it('is the same number however it is written', () => {
  const all = ['+996 555 123456', '0555 12-34-56', '00996555123456', '+996 (0555) 123456']
  expect(new Set(all.map(internationalDigits))).toEqual(new Set(['996555123456']))
})
