import { expect, it } from 'vitest'
import { isReachable, saysMore } from './chat-contact.ts'

it.each([
  '+996 555 000 111',
  '0312 43-12-55',
  'zakaz@пример.рф',
  'WhatsApp 0700 12 34 56, после шести',
  '@nurlan',
  't.me/nurlan',
  'телеграм aigul_design',
  'aigul@mail.ru или 0555 000 111',
])('takes «%s»', (contact) => expect(isReachable(contact)).toBe(true))

it.each(['', 'позвоните', '12345', 'aigul@mail', 'нурлан@inbox.ru', 'a@b@c.ru', '@ab'])(
  'takes «%s» for a slip',
  (contact) => expect(isReachable(contact)).toBe(false),
)

it.each([
  ['0555 000 111', ['0555 000 111'], false],
  ['@nurlan', [undefined, 't.me/nurlan'], false],
  ['WhatsApp, 0555 000 111', ['0555 000 111', 'wa.me/996555000111'], true],
  ['вайбер asel', [], true],
])('knows whether «%s» says more than %j', (contact, read, expected) =>
  expect(saysMore(contact, read)).toBe(expected),
)
