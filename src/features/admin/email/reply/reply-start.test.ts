import { expect, it } from 'vitest'
import { replySubject, replyText } from './reply-start'

it.each([
  ['Вопрос', 'Re: Вопрос'],
  ['Re: Вопрос', 'Re: Вопрос'],
  ['RE: Fwd: re[2]: Отв: Вопрос', 'Re: Вопрос'],
  ['Реклама: скидки', 'Re: Реклама: скидки'],
  ['Счёт \u202efdp', 'Re: Счёт fdp'],
  [null, 'Ваша заявка на сайте Kerege'],
  ['Re: ', 'Ваша заявка на сайте Kerege'],
])('answers %j under %j', (earlier, subject) => {
  expect(replySubject(earlier)).toBe(subject)
  expect(replySubject('а'.repeat(600))).toHaveLength(500)
})

const letter = {
  from_email: 'anna@company.kg',
  subject: 'Вопрос',
  body: 'Сколько?\nСпасибо',
  lead: null,
  received_at: '2026-11-21T08:05:00Z',
}

it('leaves room to write above the signature and what is answered', () => {
  expect(replyText(letter, 'Тимур Асанов')).toMatch(
    /^\n\nС уважением,\nТимур Асанов\nKerege\n\n.+, anna@company\.kg пишет:\n> Сколько\?\n> Спасибо$/,
  )
  expect(replyText(letter, undefined)).not.toContain('С уважением')
})

it('quotes of a form what was asked for, not what our own mail says of it', () => {
  const lead = { name: 'Анна', email: 'anna@company.kg', phone: '1', description: 'Магазин' }
  const text = replyText({ ...letter, body: 'ИСТОЧНИК: utm', lead }, undefined)
  expect(text).toMatch(/Ваша заявка от .+:\n> Описание: Магазин$/)
  expect(text).not.toContain('ИСТОЧНИК')
  expect(replyText({ ...letter, lead: { ...lead, description: '' } }, undefined).trim()).toBe('')
})

it('quotes no more of a long letter than a reader wants', () => {
  const text = replyText({ ...letter, body: 'слово '.repeat(3000) }, undefined)
  expect(text.length).toBeLessThan(8200)
  expect(text).toMatch(/\[…\]$/)
})
