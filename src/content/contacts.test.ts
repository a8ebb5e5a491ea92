import { afterEach, expect, it } from 'vitest'
import { company, messengers } from './company'
import { contacts, contactsText } from './contacts'

const set = (phone: string, whatsApp: string, telegram: string) => {
  Object.assign(company, { phone })
  Object.assign(messengers, { whatsApp, telegram })
}
afterEach(() => set('', '', ''))

it('are those that the company has, as links and as a text', () => {
  set('', '', '')
  expect([contacts(), contactsText('ru')]).toEqual([[], ''])
  set('+996 555 12-34-56', '', '@kerege')
  expect(contacts()).toEqual([
    { label: '+996 555 12-34-56', href: 'tel:+996555123456' },
    { label: 'Telegram', href: 'https://t.me/kerege' },
  ])
  expect(contactsText('ru')).toBe('Телефон: +996 555 12-34-56 · Telegram: https://t.me/kerege')
  set('', '+996 700 111 222', '')
  expect(contactsText('en')).toBe('WhatsApp: https://wa.me/996700111222')
})
