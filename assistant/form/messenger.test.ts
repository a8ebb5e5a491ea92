import { expect, it } from 'vitest'
import { messengerText } from './messenger.ts'

it.each([
  ['@nurlan', 't.me/nurlan', 'Telegram'],
  ['0700 123 456', 'wa.me/996700123456', 'WhatsApp'],
  ['+996 700 123 456', 't.me/+996700123456', 'Telegram'],
  ['0700 123 456', 't.me/nurlan', 't.me/nurlan'],
  ['a@b.kg', 'instagram.com/shop', 'instagram.com/shop'],
])('of the contact %s, %s reads as %s', (contact, messenger, text) => {
  expect(messengerText(contact, messenger)).toBe(text)
})
