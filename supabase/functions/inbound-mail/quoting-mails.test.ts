import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fromMime } from './from-mime.ts'
import { receivedEmail } from './received-email.ts'

const folder = new URL('../../../tests/support/quoting-mails/', import.meta.url)

const own = 'Да, согласны.'
const old = 'Начнём в мае?'

const gmail = 'Gmail’s web interface; crisp-oss/email-reply-parser, discourse/email_reply_trimmer'
const outlook = 'MS-OXOMSG, replies; mailgun/talon, «from block»'
const outlookHtml = 'MS-OXOMSG, replies; mailgun/talon, html_replies'
const apple = 'Apple Mail; github/email_reply_parser'
const russian = 'the services’ web interfaces; mailgun/talon, html_replies'
const usenet = 'RFC 3676, section 4.5; RFC 1855, section 3.1.1'

type Expected = {
  /** Where mails of this kind are described. */
  source: string
  /** The new text. */
  says?: string
}

/** What each mail of the folder says itself. They were written for it, after the sources named. */
const expected: Record<string, Expected> = {
  'gmail-text-ru': { source: gmail },
  'gmail-text-kk': { source: gmail },
  'gmail-text-ky': { source: gmail },
  'gmail-text-tr': { source: gmail },
  'gmail-text-de': { source: gmail },
  'gmail-text-fr': { source: gmail },
  'gmail-text-en': { source: `${gmail}: folded` },
  'gmail-text-unmarked': { source: 'crisp-oss/email-reply-parser, Russian' },
  'gmail-html-ru': { source: russian },
  'outlook-text-ru': { source: outlook },
  'outlook-text-ru-rule': { source: outlook },
  'outlook-text-ru-dashes': { source: outlook },
  'outlook-text-en': { source: outlook },
  'outlook-text-de': { source: outlook },
  'outlook-text-fr': { source: outlook },
  'outlook-text-tr': { source: outlook },
  'outlook-text-tr-sender': { source: outlook },
  'outlook-text-kk': { source: outlook },
  'outlook-text-ky': { source: outlook },
  'outlook-ios-text': {
    source: 'crisp-oss/email-reply-parser, iOS',
    says: `${own}\n\nОтправлено из Outlook для iOS<https://aka.ms/o0ukef>`,
  },
  'outlook-html-ru': { source: outlookHtml },
  'outlook-html-en': { source: outlookHtml },
  'outlook-html-fr': { source: outlookHtml },
  'outlook-2003-html-ru': { source: outlookHtml },
  'new-outlook-html-ru': { source: 'lever/planer, office-365' },
  'hotmail-html': { source: outlookHtml },
  'windows-mail-html-ru': { source: outlookHtml },
  'apple-mail-text-ru': { source: apple },
  'apple-mail-html-ru': { source: apple },
  'apple-mail-html-heading-ru': { source: apple },
  'iphone-text-ru': { source: apple, says: `${own}\n\nОтправлено с iPhone` },
  'mailru-html': { source: russian, says: `${own}\n\n--\nАида` },
  'mailru-text-app': { source: russian, says: `${own}\n\n--\nОтправлено из Mail.ru для Android` },
  'yandex-html': { source: russian },
  'yandex-text': { source: russian },
  'thunderbird-html-ru': { source: russian },
  'the-bat-text': {
    source: 'The Bat!, initials before marks; discourse/email_reply_trimmer',
    says: `Здравствуйте, Тимур.\n\n${own}\n\n-- \nАида`,
  },
  'place-signature-below': { source: usenet, says: `${own}\n\n-- \nАида` },
  'place-below': { source: usenet },
  'place-between': { source: usenet, says: `${own}\n\nПрислать.` },
  'place-same-line': { source: 'mailgun/talon, «share line»' },
  'place-above-remark': { source: 'our remarks stand below all text' },
  'forwarded-alone': { source: 'Gmail', says: expect.stringContaining(old) },
  'forwarded-in-answer': { source: 'Gmail', says: `${own} Коллега пишет:` },
  'forwarded-first': { source: 'Gmail', says: expect.stringContaining(old) },
  'first-own-marks': {
    source: 'github/email_reply_parser #78',
    says: 'Требования:\n> 100 посетителей\n> 5 языков',
  },
  'first-original': { source: 'freescout #3580', says: expect.stringContaining(old) },
  'answer-own-headings': {
    source: 'its counterpart: a person writes what looks like a heading',
    says: `Маршрут курьера:\nОт: Бишкек\nДо: Ош\nДата: 12 мая 2025 в 10:00\n\nКлиент пишет:\n${own}`,
  },
  'answer-without-ids': { source: 'libredesk #176: a mail program that names no mail' },
}

const names = readdirSync(folder).map((file) => file.replace(/\.eml$/, ''))

it('has an expectation of each mail of the folder', () => {
  expect(names.toSorted()).toEqual(Object.keys(expected).toSorted())
})

it.each(Object.entries(expected))('tells the new text of %s', async (file, { says = own }) => {
  const bytes = new Uint8Array(readFileSync(new URL(`${file}.eml`, folder)))
  const { email } = await receivedEmail(await fromMime(bytes, 'mx.kerege.example'), [])
  const preview = email.preview?.replace(/^\s+$/gm, '')
  expect(preview).toEqual(says)
  // Nothing is lost.
  for (const line of [...(preview?.split('\n') ?? []), file.includes('own-') ? '' : old])
    expect(email.body).toContain(line)
})
