import { expect, it } from 'vitest'
import { company } from '@/content/company'
import { replySubject, replyText, subjectToAnswer } from './reply-start'

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

it('answers the subject that the sender of this very email has seen', () => {
  const form = { source: 'consultation', subject: 'Заявка: Анна', email_replies: [] }
  const mail = { source: 'inbound', subject: 'Вопрос', email_replies: [] }
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

it('leaves room above the signature and the quote', () => {
  expect(replyText(email, 'Тимур Асанов')).toMatch(
    new RegExp(
      `^\n\nС уважением,\nТимур Асанов\n${company.name}\n\n.+, anna@company\\.kg пишет:\n> Сколько\\?\n> Спасибо$`,
    ),
  )
  expect(replyText(email, undefined)).not.toContain('С уважением')
})

it('quotes the answers of a form, not the text of its email', () => {
  const contact = { name: 'Анна', email: 'anna@company.kg', phone: '1' }
  const lead = { kind: 'consultation', ...contact, description: 'Магазин' }
  const text = replyText({ ...email, body: 'ИСТОЧНИК: utm', lead }, undefined)
  expect(text).toMatch(/Ваша заявка от .+:\n> Описание: Магазин$/)
  expect(text).not.toContain('ИСТОЧНИК')
  expect(replyText({ ...email, lead: { ...lead, description: '' } }, undefined).trim()).toBe('')
})

it('cuts a long quote', () => {
  const text = replyText({ ...email, body: 'слово '.repeat(3000) }, undefined)
  expect(text.length).toBeLessThan(8200)
  expect(text).toMatch(/\[…\]$/)
})
