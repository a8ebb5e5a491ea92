import { describe, expect, it } from 'vitest'
import { decodeText } from './charset.ts'
import { encodingOf } from './encoding-names.ts'

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
    expect(decodeText(encode[encoding](line))).toBe(line)
  })
})

it('in UTF-8 is read, also where it is damaged', () => {
  const whole = utf8('Здравствуйте! Когда можно начать?')
  expect(decodeText(whole)).toBe('Здравствуйте! Когда можно начать?')
  const damaged = Uint8Array.of(...whole, 0xd0)
  expect(decodeText(damaged)).toBe('Здравствуйте! Когда можно начать?\uFFFD')
})

it.each(encodings)('below much else is read in %s', (encoding) => {
  const long = `${'<td width="100%">&nbsp;</td>\n'.repeat(3000)}Жду ответа до пятницы`
  expect(decodeText(encode[encoding](long))).toBe(long)
})

it.each([
  ['win-1251', 'windows-1251'],
  ['cp1251', 'windows-1251'],
  ['CP-1251', 'windows-1251'],
  ['x-win1251', 'windows-1251'],
  ['Windows_1251', 'windows-1251'],
  ['ansi-1251', 'windows-1251'],
  ['1251', 'windows-1251'],
  ['koi8r', 'koi8-r'],
  ['KOI8-U', 'koi8-u'],
  ['koi-8', 'koi8-r'],
  ['dos-866', 'ibm866'],
  ['iso8859_5', 'iso-8859-5'],
  ['utf8mb4', 'utf-8'],
  ['cp932', 'shift_jis'],
  ['klingon', undefined],
  ['', undefined],
])('knows %j as %j', (name, known) => {
  expect(encodingOf(name)).toBe(known)
})

describe('a declaration', () => {
  const koi8 = encode['koi8-r']('Вопрос')

  it('is believed where another reading is hardly better', () => {
    const short = encode['koi8-r']('ОК')
    expect(decodeText(short, 'koi8-r')).toBe('ОК')
    expect(decodeText(short, 'windows-1251')).toBe('пл')
    // Two letters of KOI8-R are one of UTF-8.
    expect(decodeText(encode['koi8-r']('её'), 'koi8-r')).toBe('её')
  })

  it.each(['us-ascii', 'UTF-8', 'unknown-8bit', 'klingon', '', 'windows-1251', 'iso-8859-1'])(
    'that cannot be is not: %j',
    (charset) => {
      expect(decodeText(koi8, charset)).toBe('Вопрос')
    },
  )

  it.each([
    '<meta charset=koi8-r>',
    '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=koi8r">',
  ])('of a page counts where there is no other: %s', (meta) => {
    // Two letters alone resemble Russian in either encoding.
    const page = encode['koi8-r'](`<html><head>${meta}</head>ец</html>`)
    expect(decodeText(page, '', true)).toContain('>ец<')
    expect(decodeText(encode['windows-1251'](`${meta}Ответ`), 'cp1251', true)).toContain('Ответ')
    expect(decodeText(utf8(`${meta}Ответ`), '', true)).toContain('Ответ')
  })
})

/** The bytes of a text in UTF-16 or UTF-7, which no encoder of the platform writes; undefined if it has no such form. */
const wideEncoders: Record<string, (text: string) => Uint8Array> = {
  'utf-8': utf8,
  'utf-16le': (text) => new Uint8Array(Buffer.from(text, 'utf16le')),
  'utf-16be': (text) => new Uint8Array(Buffer.from(text, 'utf16le').swap16()),
  'utf-16': (text) => Uint8Array.of(0xfe, 0xff, ...Buffer.from(text, 'utf16le').swap16()),
  'utf-7': (text) =>
    utf8(
      text.replace(/[^\0-\x7f]+/g, (letters) => {
        const units = Buffer.from(letters, 'utf16le').swap16().toString('base64')
        return `+${units.replaceAll('=', '')}-`
      }),
    ),
}

function encoded(text: string, encoding: string): Uint8Array | undefined {
  const wide = wideEncoders[encoding]
  if (wide) return wide(text)
  const decoder = new TextDecoder(encoding)
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  )
  const all = [...text].map((letter) => bytes.get(letter) ?? -1)
  return all.includes(-1) ? undefined : Uint8Array.from(all)
}

const charsets = [
  ...['utf-8', 'windows-1251', 'koi8-r', 'iso-8859-5', 'iso-8859-1', 'iso-8859-15', 'windows-1252'],
  ...['cp866', 'utf-16', 'utf-16le', 'utf-16be', 'utf-7'],
]

// Its sentences are of this test alone; docs/decisions/0058 has the figures of a larger set.
it.each([
  'Пришлите, пожалуйста, коммерческое предложение до конца недели.',
  'НУЖЕН САЙТ ДЛЯ ШКОЛЫ, 40 СТРАНИЦ',
  'Саламатсызбы, бизге интернет-дүкөн керек.',
  'Сәлеметсіз бе, бізге интернет-дүкен қажет.',
  'Können Sie uns bitte ein Angebot für die Überarbeitung unserer Seite schicken?',
  'Bonjour, pourriez-vous nous envoyer un devis pour créer notre boutique en ligne ?',
  'Merhaba, şirketimizin yeni sitesi için fiyat teklifi almak istiyoruz.',
  'We need a website for our café: how much is it?',
])('%s is read in each encoding, whatever is declared', (text) => {
  const wrong: string[] = []
  for (const charset of charsets) {
    const bytes = encoded(text, charset)
    for (const declared of bytes ? ['', 'us-ascii', ...charsets] : []) {
      const read = bytes && decodeText(bytes, declared).replace(/^\ufeff/, '')
      if (read !== text) wrong.push(`${charset} as ${declared}: ${read}`)
    }
  }
  expect(wrong).toEqual([])
})
