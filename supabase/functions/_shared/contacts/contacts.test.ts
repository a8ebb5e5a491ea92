import { describe, expect, it } from 'vitest'
import { contactLeft, findContacts } from './contacts.ts'

describe('findContacts', () => {
  it.each([
    ['звоните +996 555 123456', ['+996 555 123456']],
    ['+996 (555) 12-34-56 или 0700 12 34 56', ['+996 (555) 12-34-56', '0700 12 34 56']],
    ['8 495 123-45-67, 8 495 123-45-67', ['8 495 123-45-67']],
    ['Тел.: 0555123456.', ['0555123456']],
    ['00996555123456', ['00996555123456']],
  ])('finds the numbers in %j', (text, phones) => {
    expect(findContacts(text)).toEqual({ phones, emails: [], messengers: [] })
  })

  it.each([
    'бюджет 1 500 000 000 руб',
    'примерно 100 000 000 сом',
    'до 1000000000₽',
    'договор 12345678901234567890',
    'к 12.05.2027',
    'заказ 12345',
    '0000000000',
    'в 2026 году',
  ])('takes %j for no number', (text) => {
    expect(findContacts(text)).toEqual({ phones: [], emails: [], messengers: [] })
  })

  it.each([
    ['пишите на a.b+c@mail.example.com.', ['a.b+c@mail.example.com']],
    ['<x@y.example>, «z@y.example»', ['x@y.example', 'z@y.example']],
    ['мой ник @nurlan, сайт a@b', []],
    ['aigul собака mail точка ru', ['aigul@mail.ru']],
  ])('finds the addresses in %j', (text, emails) => {
    expect(findContacts(text)).toMatchObject({ phones: [], emails })
  })

  it.each([
    'b&b@hotel.example',
    "o'neil@client.example",
    'sales/kg@client.example',
    'bounce+x=y@client.example',
    'info@xn--80aswg.xn--p1ai',
    'orders@xn--d1acufc.xn--80asehdb',
    'kassa@пример.рф',
    'Anna.Kim@Client.Example',
  ])('finds %s whole, and nothing else', (address) => {
    for (const text of [address, `пишите на ${address}.`, `«${address}», Анна`]) {
      expect(findContacts(text)).toEqual({ phones: [], emails: [address], messengers: [] })
    }
  })

  it.each([
    'айбек@gmail.com',
    'почта: anna..kim@mail.ru',
    'anna.@client.example, Анна',
    '.anna@client.example',
    'anna@sub_domain.example',
    'anna@-client.example',
    'anna@client.example--kg',
    'anna@mail',
    'anna@@mail.ru',
    'anna@inb\u043Ex.ru',
    'айбек @inbox.ru',
    'anna@mail,ru',
    '0555123456@mail',
  ])('takes an address with a slip for no contact: %s', (text) => {
    expect(findContacts(text)).toEqual({ phones: [], emails: [], messengers: [] })
  })

  it('takes the digits of an address for no number', () => {
    expect(findContacts('996555123456@mail.example')).toEqual({
      phones: [],
      emails: ['996555123456@mail.example'],
      messengers: [],
    })
  })

  it.each([
    ['мой ник @nurlan_k', ['t.me/nurlan_k']],
    ['пишите: https://t.me/nurlan, отвечу', ['t.me/nurlan']],
    ['telegram.me/nurlan.', ['t.me/nurlan']],
    ['тг: nurlan', ['t.me/nurlan']],
    ['телеграм nurlan_k', ['t.me/nurlan_k']],
    ['ватсап 0700 123 456', ['wa.me/996700123456']],
    ['WhatsApp +7 (916) 123-45-67', ['wa.me/79161234567']],
    ['в вотсапп 8 916 123-45-67', ['wa.me/79161234567']],
    ['wa.me/996700123456', ['wa.me/996700123456']],
    ['инстаграм @shop.kg', ['instagram.com/shop.kg']],
    ['инста: shop.kg', ['instagram.com/shop.kg']],
    ['в телеге nurlanbek', ['t.me/nurlanbek']],
    ['телега iskra_design', ['t.me/iskra_design']],
    ['инста mysweetcakes', ['instagram.com/mysweetcakes']],
    ['телеграм мой ник nurlan_k', ['t.me/nurlan_k']],
    ['0700 123 456 (телеграм)', ['t.me/+996700123456']],
    ['вацапп 0700 123 456', ['wa.me/996700123456']],
  ])('finds the messengers in %j', (text, messengers) => {
    expect(findContacts(text).messengers.map(({ link }) => link)).toEqual(messengers)
  })

  it.each([
    'нужен telegram bot для магазина',
    'чат в телеграм или ватсап',
    'a@b',
    'nurlan@mail.example',
    'есть ватсап?',
    'бот в Telegram: сколько стоит',
    't.me/inbox.ru',
    '@client.example',
  ])('finds no messenger in %j', (text) => {
    expect(findContacts(text).messengers).toEqual([])
  })
})

it('knows how a message says that its author can be reached', () => {
  expect(contactLeft('Нурлан, ватсап 0700 123456 или a@b.example')).toEqual({
    phone: '0700 123456',
    email: 'a@b.example',
    messenger: 'wa.me/996700123456',
  })
  expect(contactLeft('Сколько стоит сайт?')).toBeUndefined()
  expect(contactLeft('моя почта айбек@gmail.com')).toBeUndefined()
  expect(contactLeft('kassa@Пример.рф')).toEqual({ email: 'kassa@xn--e1afmkfd.xn--p1ai' })
})

it('takes its time with no text', () => {
  const start = performance.now()
  for (const piece of ['a@', '@a.', '@a', 't.me/a', 'тг ', 'a@a.', 'я', '1', '1 ', '+1', '00']) {
    findContacts(piece.repeat(2000 / piece.length))
  }
  expect(performance.now() - start).toBeLessThan(5_000)
})
