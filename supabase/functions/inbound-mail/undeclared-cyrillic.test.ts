import { describe, expect, it } from 'vitest'
import { asUtf8, declareCyrillic } from './undeclared-cyrillic.ts'

const encodings = ['windows-1251', 'koi8-r'] as const

function encoder(encoding: (typeof encodings)[number]) {
  const decoder = new TextDecoder(encoding)
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  )
  return (text: string) => Uint8Array.from(text, (letter) => bytes.get(letter) ?? 63)
}
const encode = { 'windows-1251': encoder('windows-1251'), 'koi8-r': encoder('koi8-r') }
const utf8 = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

const lines = [
  'Привет',
  'Здравствуйте',
  'Вопрос по сайту',
  'Сколько стоит сайт?',
  'Срочно! Позвоните 0555 123456',
  'ПРИВЕТ',
  'ЗАКАЗ САЙТА',
  'Ок',
  'Да',
  'Спасибо, ждём',
  'Договор и счёт',
  'Re: Ваша заявка на сайте',
  'Нурлан Абдыкадыров',
  'Цена?',
  'Hello, нужен сайт на WordPress + SEO, budget $5000',
  'Добрый день! Сколько будет стоить интернет-магазин на 500 товаров?',
  'Спасибо за ответ. Давайте созвонимся завтра в 11:00, обсудим смету и сроки. С уважением, Айгерим',
  'Мы хотим сделать приложение для доставки воды. Бюджет 500 тысяч рублей, срок три месяца. Когда можно начать?',
]

describe.each(encodings)('a text in %s', (encoding) => {
  it.each(lines)('is read: %s', (line) => {
    expect(textOf(asUtf8(encode[encoding](line)))).toBe(line)
  })
})

it('leaves UTF-8 as it is, also where it is damaged', () => {
  const whole = utf8('Здравствуйте! Когда можно начать?')
  expect(asUtf8(whole)).toBe(whole)
  const damaged = Uint8Array.of(...whole, 0xd0)
  expect(textOf(asUtf8(damaged))).toBe('Здравствуйте! Когда можно начать?\uFFFD')
})

describe('a mail', () => {
  const mail = (head: string, body: Uint8Array) =>
    Uint8Array.of(...encode['windows-1251'](head.replaceAll('\n', '\r\n')), ...body)

  it('is rewritten where nothing is declared, headers included', () => {
    const body = encode['koi8-r']('Сколько стоит сайт?')
    expect(textOf(declareCyrillic(mail('Subject: Вопрос о сайте\n\n', body)))).toBe(
      'Subject: Вопрос о сайте\r\n\r\nСколько стоит сайт?',
    )
  })

  it('stays as it is where an encoding is declared', () => {
    const head = 'Content-Type: text/plain; charset=koi8-r\n\n'
    const declared = mail(head, encode['koi8-r']('Вопрос'))
    expect(declareCyrillic(declared)).toEqual(declared)
  })

  it('is rewritten part by part', () => {
    const part = (type: string, body: Uint8Array) =>
      Uint8Array.of(...utf8(`--b\nContent-Type: ${type}\n\n`), ...body, 10)
    const picture = Uint8Array.of(0xff, 0xd8, 0xcf, 0xf0)
    const source = Uint8Array.of(
      ...utf8('Content-Type: multipart/mixed; boundary="b"\n\nпредисловие\n'),
      ...part('text/plain', encode['windows-1251']('Вопрос о сайте')),
      ...part('text/html; charset="us-ascii"', encode['koi8-r']('<p>Вопрос о сайте</p>')),
      ...part('text/plain; charset=windows-1251', encode['windows-1251']('Ответ')),
      ...part('image/jpeg', picture),
      ...utf8('--b--\n'),
    )
    const rewritten = declareCyrillic(source)
    const text = textOf(rewritten)
    expect(text).toContain('text/plain\n\nВопрос о сайте\n--b')
    expect(text).toContain('text/html; charset=utf-8\n\n<p>Вопрос о сайте</p>\n--b')
    expect(new TextDecoder('windows-1251').decode(rewritten)).toContain('1251\n\nОтвет\n--b')
    const at = rewritten.indexOf(0xff)
    expect(rewritten.slice(at, at + 4)).toEqual(picture)
    expect(text).toMatch(/--b--\n$/)
  })
})
