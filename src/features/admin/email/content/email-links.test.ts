import { expect, it } from 'vitest'
import { safeUrl, spoofedHost } from './email-links'

it.each(['https://a.kg/x?y#z', 'http://a.kg', 'mailto:a@b.kg', 'tel:+996555'])(
  'allows a link to %s',
  (href) => {
    expect(safeUrl(href)?.href.startsWith(href)).toBe(true)
  },
)

it.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,a',
  '/admin',
  '#a',
  '',
  '//a.kg',
])('allows no link to %j', (href) => {
  expect(safeUrl(href)).toBeUndefined()
})

it.each([
  ['www.bank.kg', 'https://evil.example/', 'evil.example'],
  ['https://bank.kg/login', 'https://bank.kg.evil.example/', 'bank.kg.evil.example'],
  ['банк.рф', 'https://evil.example/', 'evil.example'],
  ['Войти в bank.kg сейчас', 'https://evil.example/', 'evil.example'],
  ['bank.kg', 'https://www.bank.kg/', undefined],
  ['www.bank.kg', 'https://my.bank.kg/', undefined],
  ['БАНК.РФ', 'https://банк.рф/', undefined],
  ['Условия и расчёт', 'https://evil.example/', undefined],
  ['см. п.5', 'https://evil.example/', undefined],
  ['anna@bank.kg', 'mailto:anna@bank.kg', undefined],
])('of the text %j and the target %s it detects %s', (text, href, host) => {
  expect(spoofedHost(text, new URL(href))).toBe(host)
})
