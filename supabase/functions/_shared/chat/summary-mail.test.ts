import { expect, it } from 'vitest'
import { questionIn, summaryMail } from './summary-mail.ts'

const managers = { leadsTo: 'leads@kerege.example', siteUrl: 'https://kerege.example' }

it.each([
  'мой номер ноль пять пять пять 12 34 56',
  'Привет',
  'Добрый день!',
  '0555 765 432',
  'Мой телефон +996 555 123456, почта aigerim@romashka.example',
  'Подтверждаю',
  'Да, спасибо',
])('%j asks nothing', (text) => {
  expect(questionIn(text)).toBe('')
})

it.each([
  ['Привет, сколько стоит сайт?', 'Привет, сколько стоит сайт?'],
  ['Нужен магазин, мой номер 0555 765 432', 'Нужен магазин, мой номер …'],
  ['Битрикс', 'Битрикс'],
])('%j is listed as %j', (text, listed) => {
  expect(questionIn(text)).toBe(listed)
})

it('a chat that could not be summed up is reported with its stored contact', () => {
  const chat = {
    ...{ page_url: null, rating: null, ended_reason: null, booking: undefined, transcript: [] },
    contact: { email: 'aida@client.example', phone: '0555 765 432' },
    submissionId: undefined,
  }
  const { notification, customer } = summaryMail({ reason: 'abandoned' }, chat, managers)
  expect(notification.text_body).toContain('Сводку составить не удалось')
  expect(notification.text_body).toContain('Email: aida@client.example\nТелефон: 0555 765 432')
  expect(customer).toMatchObject(chat.contact)
})

it.each([
  ['0000000a-0000-4000-8000-000000000000', 'Посетитель записался на консультацию · № 100 010'],
  [undefined, 'Посетитель записался на консультацию'],
])('carries the number of its booking %s, which the inbox shows', (submissionId, title) => {
  const chat = {
    ...{ page_url: null, rating: null, ended_reason: null, booking: undefined, transcript: [] },
    ...{ contact: undefined, submissionId },
  }
  const { notification } = summaryMail({ reason: 'booking_confirmed' }, chat, managers)
  expect(notification.text_body.replaceAll('\u00a0', ' ').split('\n')[0]).toBe(title)
})
