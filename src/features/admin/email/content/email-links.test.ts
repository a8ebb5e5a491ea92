import { expect, it } from 'vitest'
import { disguiseOf, safeUrl } from './email-links'

it.each(['https://a.kg/x?y#z', 'http://a.kg', 'mailto:a@b.kg', 'tel:+996555'])(
  'allows a link to %s',
  (href) => {
    expect(safeUrl(href)?.href.startsWith(href)).toBe(true)
  },
)

it.each([
  ['www.a.kg', 'https://www.a.kg/'],
  [' //a.kg/x?y=1 ', 'https://a.kg/x?y=1'],
  ['a.kg/works', 'https://a.kg/works'],
  ['a.kg:8080/x', 'https://a.kg:8080/x'],
  ['пекарня.рф', 'https://xn--80ajpngj0i.xn--p1ai/'],
])('adds the scheme that %j lacks', (href, url) => {
  expect(safeUrl(href)?.href).toBe(url)
})

it.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,a',
  '/admin',
  '#a',
  '',
  '//localhost',
  'works/index.html',
  'index.php?id=1',
  'www.a.kg:alert(1)',
  'a@b.kg',
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
  expect(disguiseOf(text, new URL(href))?.target).toBe(host)
})

const evil = 'https://evil.example/'

it.each([
  // Written otherwise.
  ['BANK.KG', evil],
  ['bank .kg', evil],
  ['bank . kg', evil],
  ['bank[.]kg', evil],
  ['bank(.)kg', evil],
  ['🅱🅰🅽🅺.🅺🅶', evil],
  ['ⓑⓐⓝⓚ.ⓚⓖ', evil],
  ['𝗯𝗮𝗻𝗸.𝗸𝗴', evil],
  ['b\u0332a\u0332n\u0332k.kg', evil],
  ['b\u2063ank.k\u2064g', evil],
  ['bank.kg\u2028Войти', evil],
  ['HTTPS://BANK.KG/', evil],
  ['//bank.kg/', evil],
  ['https://192.168.10.5/login', evil],
  ['https://bank/', evil],
  ['https://anna:secret@bank.kg/', evil],
  ['bank.kg:8443/x', evil],
  // Letters of another script, although the link leads where they say.
  ['bаnk.com', 'https://xn--bnk-6cd.com/'],
  ['раура.com', 'https://xn--80a1aad0c.com/'],
  ['βank.kg', 'https://xn--ank-fed.kg/'],
  // Disguises in the address itself.
  ['Оплатить', 'https://bank.kg@evil.example/'],
  ['Оплатить', 'https://bank.kg%2Flogin:x@evil.example/'],
  ['Оплатить', 'https://bank.kg.evil.example/'],
  ['Оплатить', 'https://login.bank.com.account.evil.example/'],
  ['bank.kg', 'https://bank-kg.example/'],
  ['bank.kg', 'https://xbank.kg/'],
  ['bank.kg', 'https://evil.example/bank.kg'],
  ['bank.kg', 'https://evil.example/?bank.kg#bank.kg'],
  // A mail address or a phone number other than the one shown.
  ['anna@bank.kg', 'mailto:anna@evil.example'],
  ['anna@gmail.com', 'mailto:eve@gmail.com'],
  ['Пишите: anna@bank.kg.', 'mailto:eve@bank.kg?subject=x'],
  ['bank.kg', 'mailto:eve@evil.example'],
  ['+996 (555) 11-12-13', 'tel:+79001112233'],
])('warns of the text %j with the target %s', (text, href) => {
  expect(disguiseOf(text, new URL(href))).toBeDefined()
})

it.each([
  ['Договор.pdf', evil],
  ['price-2024.final.XLSX', evil],
  ['архив.zip', evil],
  ['Node.js и Vue.js', evil],
  ['Счёт готов.Спасибо', evil],
  ['А.С.Пушкин', evil],
  ['т.е. и т.п.', evil],
  ['версия 1.2.3.4', evil],
  ['12.05.2024', evil],
  ['1.500,00 сом', evil],
  ['Смотреть… подробнее', evil],
  ['Да/нет', evil],
  ['@kerege', evil],
  ['bank.kg', 'https://bank.kg./'],
  ['bank.kg', 'https://bank.kg:8443/'],
  ['WWW.Bank.KG', 'https://bank.kg/'],
  ['bank.kg', 'https://login.bank.kg/'],
  ['https://bank.kg/a?b=https://other.kg/', 'https://bank.kg/'],
  ['кереге.com', 'https://xn--c1adabv1b.com/'],
  ['https://10.0.0.1/', 'https://10.0.0.1/'],
  ['Оплатить', 'https://www.shop.com.kg/'],
  ['Оплатить', 'https://mail.ru.com/'],
  ['ANNA@Bank.kg', 'mailto:anna@bank.kg?subject=x'],
  ['anna@bank.kg', 'mailto:olga@bank.kg,anna@bank.kg'],
  ['Написать Анне', 'mailto:anna@bank.kg'],
  ['bank.kg', 'mailto:info@bank.kg'],
  ['8 (999) 123-45-67', 'tel:+79991234567'],
  ['0555 111 213, доб. 7', 'tel:+996555111213'],
  ['Позвонить с 9 до 18', 'tel:+996555111213'],
])('does not warn of the text %j with the target %s', (text, href) => {
  expect(disguiseOf(text, new URL(href))).toBeUndefined()
})

it('reads a long text in one pass', () => {
  // The processor's time: other work on the machine does not count.
  const start = process.cpuUsage()
  for (const part of ['bank.', 'b.', '. ', '1-', 'a@', '://', '.kg ', '[.]', 'я ']) {
    disguiseOf(part.repeat(200_000 / part.length), new URL(evil))
    disguiseOf(part.repeat(200_000 / part.length), new URL('mailto:a@b.kg'))
    disguiseOf(part.repeat(200_000 / part.length), new URL('tel:112'))
  }
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(8000)
})
