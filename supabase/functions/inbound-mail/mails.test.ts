import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fromMime } from './from-mime.ts'
import { receivedEmail } from './received-email.ts'

const folder = new URL('../../../tests/support/mails/', import.meta.url)

const asked = 'Здравствуйте! Сколько стоит сайт для пекарни?'
const catalogue = 'Здравствуйте, нужен каталог на 300 товаров.'
const unchecked = (names: string) => `[Вложения не проверены и хранятся 30 дней: ${names}.]`
const pdf = 'application/pdf'
const unknown = 'application/octet-stream'

type Expected = {
  /** Where mails of this kind are described. */
  source: string
  subject?: string
  name?: string
  body: string
  html?: RegExp
  files?: readonly (readonly [string, string])[]
}

/** What is kept of each mail of the folder. They were written for it, after the sources named. */
const expected: Record<string, Expected> = {
  'letters-1251-as-latin1': {
    source: 'thunderbird-android #668, huacnlee/omamail PR #87',
    subject: 'Запрос на сайт',
    body: asked,
  },
  'letters-koi8-as-1251': { source: 'the same', subject: 'Запрос на сайт', body: asked },
  'letters-utf8-as-koi8': { source: 'the same', subject: 'Запрос на сайт', body: asked },
  'letters-cp866-undeclared': { source: 'RFC 2046, section 4.1.2', body: asked },
  'letters-utf16-bom': {
    source: 'RFC 2781, section 4.3; MailScanner/v5 #379',
    subject: 'Запрос',
    body: asked,
  },
  'letters-utf16-no-bom': { source: 'RFC 2781, section 4.3', body: asked },
  'letters-utf7': { source: 'RFC 2152; mikel/mail #1312', subject: 'Запрос', body: asked },
  'letters-western-undeclared': {
    source: 'RFC 2046, section 4.1.2',
    body: 'Schöne Grüße aus Köln, wir brauchen eine Website für unser Büro.',
  },
  'letters-western-header': {
    source: 'RFC 5322, section 2.2: no letters but ASCII',
    subject: 'Anfrage für Ihr Büro',
    body: 'Grüße',
  },
  'letters-turkish-as-latin1': {
    source: 'thunderbird-android #668',
    subject: 'Fiyat isteği',
    body: 'Merhaba, şirketimiz için web sitesi istiyoruz.',
    html: /şirketimiz/,
  },
  'words-cut-letter': {
    source: 'RFC 2047, section 5; RFC 2231, section 4.1',
    subject: 'Договор',
    body: 'Договор ниже.',
    files: [['Дог.pdf', pdf]],
  },
  'words-raw-bytes': {
    source: 'RFC 2047, section 2: printable ASCII only',
    subject: 'Вопрос про сайт',
    name: 'Аида Асанова',
    body: 'Да',
  },
  'words-1251-as-utf8': { source: 'huacnlee/omamail PR #87', subject: 'Вопрос', body: 'Да' },
  'parts-signature-beside': {
    source: 'RFC 5652, section 5.2: detached',
    body: `Договор и подпись.\n\n${unchecked('dogovor.pdf.sig')}`,
    files: [
      ['dogovor.pdf', pdf],
      ['dogovor.pdf.sig', unknown],
    ],
  },
  'parts-signature-alone': {
    source: 'the same',
    body: unchecked('file.asc'),
    files: [['file.asc', unknown]],
  },
  'parts-signed': {
    source: 'RFC 1847, section 2.1',
    body: 'Согласны.\n\n[Письмо подписано, подпись не проверена.]',
  },
  'parts-attached-mail': {
    source: 'RFC 2046, section 5.2.1',
    body: `Смотрите ниже.

Вложенное письмо: Смета; от Supplier <supplier@other.example>; кому Aida <aida@client.example>; 04.12.2026, 10:30 (Asia/Bishkek)

990 долларов

${unchecked('Смета.eml')}`,
    files: [['Смета.eml', unknown]],
  },
  'parts-attached-mail-broken': {
    source: 'RFC 2046, section 5.2.1: no base64',
    body: `Переслал.\n\n${unchecked('offer.eml')}`,
    files: [['offer.eml', unknown]],
  },
  'parts-any-multipart': {
    source: 'RFC 2045, section 5.1: a subtype is a token',
    body: 'Текст письма.',
    files: [['a.pdf', pdf]],
  },
  'parts-other-boundary': {
    source: 'RFC 2046, section 5.1.1',
    body: 'Текст письма.',
    files: [['a.pdf', pdf]],
  },
  'parts-after-the-end': { source: 'the same', body: 'Первый.', files: [['a.pdf', pdf]] },
  'parts-no-header': { source: 'the same', body: 'Текст без заголовка.', files: [['a.pdf', pdf]] },
  'base64-none': {
    source: 'RFC 2045, section 6.8',
    body: 'Это обычный текст, а не base64.\nСпасибо!',
  },
  'base64-footer': {
    source: 'the same, with the footer of a mailing list',
    body: 'Добрый день! Пришлите, пожалуйста, смету до пятницы.\n-- \nСписок рассылки пекарен',
  },
  uuencode: {
    source: 'POSIX, uuencode; jstedfast/MimeKit #1143',
    body: 'Смета ниже.\n\n\nС уважением',
    files: [['Smeta 1.pdf', pdf]],
  },
  'uuencode-part': { source: 'the same', body: 'Смета.', files: [['smeta.pdf', pdf]] },
  'names-blank': {
    source: 'zammad #2491',
    body: 'Файлы',
    files: [...Array.from({ length: 6 }, () => ['file.pdf', pdf] as const), ['Smeta.pdf', pdf]],
  },
  'names-pictures': {
    source: 'FormSG #3369',
    body: 'Фото',
    files: [
      ['photo.jpg', 'image/jpeg'],
      ['IMG_1.heic', 'image/heic'],
    ],
  },
  tnef: {
    source: 'MS-OXTNEF',
    body: `Договор во вложении.

${unchecked('winmail.dat')}
[Вложения упакованы программой Outlook в winmail.dat: попросите отправителя прислать их отдельными файлами.]`,
    files: [['winmail.dat', unknown]],
  },
  'machine-receipt': {
    source: 'RFC 8098, section 3.1',
    subject: 'Прочтено: Смета',
    body: 'Ваше письмо прочитано.\n\n[Уведомление: письмо открыто получателем.]',
  },
  'machine-reaction': {
    source: 'https://developers.google.com/workspace/gmail/reactions/format',
    body: '👍 Aida: реакция через Gmail\n\n[Реакция на письмо: 👍]',
  },
  'text-invisible': {
    source: 'docling PR #4295, freescout #1972',
    body: catalogue,
    html: /каталог/,
  },
  'text-stub-ru': { source: 'rpremraj/mailR PR #46', body: catalogue, html: /каталог/ },
  'text-stub-en': { source: 'the same', body: catalogue, html: /каталог/ },
  'text-stub-mark': { source: 'the same', body: catalogue, html: /каталог/ },
  'text-about-html': {
    source: 'its counterpart: a person writes of HTML',
    body: 'Нужна вёрстка HTML для каталога',
    html: /каталога/,
  },
  'html-empty': { source: 'octo-web PR #1489', body: 'Здравствуйте, это текст.' },
  'html-deep': {
    source: 'zammad #5577',
    body: 'Посчитайте глубину\n\nСнизу',
    html: /^<div>/,
  },
}

const names = readdirSync(folder).map((file) => file.replace(/\.eml$/, ''))

it('has an expectation of each mail of the folder', () => {
  expect(names.toSorted()).toEqual(Object.keys(expected).toSorted())
})

it.each(Object.entries(expected))('reads %s', async (file, { source: _, ...kept }) => {
  const bytes = new Uint8Array(readFileSync(new URL(`${file}.eml`, folder)))
  const { email } = await receivedEmail(await fromMime(bytes, 'mx.kerege.example'), [])
  expect(email).toMatchObject({
    subject: kept.subject ?? expect.any(String),
    from_name: kept.name ?? 'Aida',
    body: kept.body,
    html_content: kept.html ? expect.stringMatching(kept.html) : null,
  })
  expect(email.attachments.map(({ name, media_type }) => [name, media_type])).toEqual(
    kept.files ?? [],
  )
})
