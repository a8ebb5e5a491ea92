import { expect, it } from 'vitest'
import { company } from '@/content/company'
import { replyQuote, replySubject, replyText, subjectToAnswer } from './reply-start'

it.each([
  ['Вопрос', 'Re: Вопрос'],
  ['Re: Вопрос', 'Re: Вопрос'],
  ['RE: Fwd: re[2]: Отв: Вопрос', 'Re: Вопрос'],
  ['Реклама: скидки', 'Re: Реклама: скидки'],
  ['Счёт \u202efdp', 'Re: Счёт fdp'],
  [null, `Ваша заявка на сайте ${company.name}`],
  ['Re: ', `Ваша заявка на сайте ${company.name}`],
])('replies to the subject %j with %j', (earlier, subject) => {
  expect(replySubject(earlier)).toBe(subject)
  expect(replySubject('а'.repeat(600))).toHaveLength(500)
})

it('answers the subject that this email’s sender has seen', () => {
  const form = { source: 'consultation' as const, subject: 'Заявка: Анна', email_replies: [] }
  const mail = { source: 'inbound' as const, subject: 'Вопрос', email_replies: [] }
  expect([form, mail, { ...mail, source: null }].map(subjectToAnswer)).toEqual([
    null,
    'Вопрос',
    'Вопрос',
  ])
  const replies = [
    { subject: 'Второй ответ', created_at: '2026-11-21T10:20:00.5+00:00' },
    { subject: 'Первый ответ', created_at: '2026-11-21T10:20:00+00:00' },
  ]
  expect(subjectToAnswer({ ...form, email_replies: replies })).toBe('Второй ответ')
})

const email = {
  from_email: 'anna@company.kg',
  subject: 'Вопрос',
  body: 'Сколько?\nСпасибо',
  lead: null,
  received_at: '2026-11-21T08:05:00Z',
}

it('leaves room above the signature, if there is one', () => {
  expect(replyText('Тимур Асанов')).toBe(`\n\nС уважением,\nТимур Асанов\n${company.name}\n`)
  expect(replyText(undefined)).toBe('')
})

it('quotes an email with its author', () => {
  expect(replyQuote(email)).toMatch(/^.+, anna@company\.kg пишет:\n> Сколько\?\n> Спасибо$/)
})

it('quotes the answers of a form, not the text of its email', () => {
  const contact = { name: 'Анна', email: 'anna@company.kg', phone: '1' }
  const lead = { kind: 'consultation', ...contact, description: 'Магазин' }
  const quote = replyQuote({ ...email, body: 'ИСТОЧНИК: utm', lead })
  expect(quote).toMatch(/^Ваша заявка от .+:\n> Описание: Магазин$/)
  expect(replyQuote({ ...email, lead: { ...lead, description: '' } })).toBe('')
})

it('does not quote our remarks', () => {
  const remarks =
    '[Письмо очень длинное: показано не всё.]\n[Вложения не проверены и хранятся 30 дней: a [1].rar.]'
  expect(replyQuote({ ...email, body: `[1] Да\n\n${remarks}` })).toMatch(/пишет:\n> \[1\] Да$/)
  expect(replyQuote({ ...email, body: remarks })).toBe('')
})

it('cuts a long quote', () => {
  const quote = replyQuote({ ...email, body: 'слово '.repeat(3000) })
  expect(quote.length).toBeLessThan(8200)
  expect(quote).toMatch(/\[…\]$/)
})
