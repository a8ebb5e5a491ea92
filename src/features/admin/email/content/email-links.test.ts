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
  ['(bank.kg)', 'https://evil.example/', 'evil.example'],
  ['«bank.kg»: оплатите, пожалуйста', 'https://evil.example/', 'evil.example'],
  ['bank.kg, оплатите', 'https://evil.example/', 'evil.example'],
  ['bank.kg!', 'https://evil.example/', 'evil.example'],
  ['bank.kg…', 'https://evil.example/', 'evil.example'],
  ['→bank.kg←', 'https://evil.example/', 'evil.example'],
  ['bank.kg|личный кабинет', 'https://evil.example/', 'evil.example'],
  ['bank。kg', 'https://evil.example/', 'evil.example'],
  ['bank｡kg', 'https://evil.example/', 'evil.example'],
  ['bank．kg', 'https://evil.example/', 'evil.example'],
  ['bank․kg', 'https://evil.example/', 'evil.example'],
  ['bank·kg', 'https://evil.example/', 'evil.example'],
  ['ｂａｎｋ.ｋｇ', 'https://evil.example/', 'evil.example'],
  ['ba\u200bnk\u2060.\u00adkg', 'https://evil.example/', 'evil.example'],
  ['ba\ufe0fnk.k\u202eg', 'https://evil.example/', 'evil.example'],
  ['xn--80ab2a4a.xn--p1ai', 'https://evil.example/', 'evil.example'],
  ['https://bank.kg:443/login', 'https://evil.example/', 'evil.example'],
  ['https://bank.kg@evil.example/', 'https://evil.example/', 'evil.example'],
  ['evil.example (это bank.kg)', 'https://evil.example/', 'evil.example'],
  ['service@bank.kg', 'https://evil.example/', 'evil.example'],
  ['bаnk.kg', 'https://bank.kg/', 'bank.kg'],
  ['bank.kg/a/page.html?next=other.kg#x.y', 'https://bank.kg/', undefined],
  ['(bank.kg)', 'https://bank.kg/', undefined],
  ['bank.kg', 'https://www.bank.kg/', undefined],
  ['www.bank.kg', 'https://my.bank.kg/', undefined],
  ['БАНК.РФ', 'https://банк.рф/', undefined],
  ['Условия и расчёт', 'https://evil.example/', undefined],
  ['см. п.5', 'https://evil.example/', undefined],
  ['anna@bank.kg', 'mailto:anna@bank.kg', undefined],
])('of the text %j and the target %s it detects %s', (text, href, host) => {
  expect(spoofedHost(text, new URL(href))).toBe(host)
})
