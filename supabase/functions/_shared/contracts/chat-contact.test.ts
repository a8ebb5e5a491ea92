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
  '43-12-55-0',
  '2-12-34-56',
  '0312, 43-12-55',
  '5551234 до 18:00',
  '25.12.2026 15:00, 0555 000 111',
  '25.12.2026 0555 000 111',
  'перезвоните по договору: +996 555 000 111',
  'мой новый номер — 0555000111',
  '996.555.123.456',
  'код 0312 431255',
  'код (0312) 43-12-55',
  'код 0312, 43-12-55',
  '№ 0555 123 456',
  'мой № 555 123 456',
])('takes «%s»', (contact) => expect(isReachable(contact)).toBe(true))

it.each([
  '',
  'позвоните',
  '12345',
  'aigul@mail',
  'нурлан@inbox.ru',
  'a@b@c.ru',
  '@ab',
  '192.168.100.200',
  '25.12.2026 15:00',
  '15:00 25.12.2026',
  '2026-12-25 10:30',
  '42.874621, 74.569762',
  'ИНН 7707083893',
  'ИНН нашей компании 7707083893',
  '4601234567890',
  'договор 2024-001234',
  'номер договора 0555123456',
  '№ 2024-001234',
  'обращение №1234567',
  '# 20240012345',
  'код 4312550',
])('takes «%s» for a slip', (contact) => expect(isReachable(contact)).toBe(false))

it.each([
  ['0555 000 111', ['0555 000 111'], false],
  ['@nurlan', [undefined, 't.me/nurlan'], false],
  ['WhatsApp, 0555 000 111', ['0555 000 111', 'wa.me/996555000111'], true],
  ['вайбер asel', [], true],
])('knows whether «%s» says more than %j', (contact, read, expected) =>
  expect(saysMore(contact, read)).toBe(expected),
)
