import { expect, it } from 'vitest'
import { rowTexts } from './row-texts'

const mail = {
  lead: null,
  from_email: 'anna@company.kg',
  subject: 'Смета на сайт',
  preview: 'Добрый день!\n\n  Пришлите   смету.',
  interest: null,
}
const lead = { name: 'Анна', email: 'anna@company.kg', phone: '+996 555 123 456' }

it('of a mail it says who, what about, and how it begins in one line', () => {
  expect(rowTexts(mail)).toEqual({
    who: 'anna@company.kg',
    whence: '',
    subject: 'Смета на сайт',
    preview: 'Добрый день! Пришлите смету.',
  })
})

it('of a form it says who, from where, and what they want', () => {
  const form = { ...lead, company: 'Тулпар', projectType: 'web', budget: '500k-1m' }
  expect(rowTexts({ ...mail, lead: form, interest: 'SEO' })).toEqual({
    who: 'Анна',
    whence: 'Тулпар · anna@company.kg',
    subject: undefined,
    preview: 'SEO · Веб-разработка · $5,000–$10,000',
  })
})

it('uses the spec’s words for what is missing', () => {
  const nothing = { lead: null, from_email: null, subject: null, preview: null, interest: null }
  expect(rowTexts(nothing)).toEqual({
    who: 'Не указан',
    whence: '',
    subject: 'Без темы',
    preview: 'Нет текстового содержимого',
  })
})

it('of a call booked in the chat it says whom to call', () => {
  const booking = { name: 'Бакыт', contact: '+996 772 903 115' }
  expect(rowTexts({ ...mail, from_email: null, lead: booking })).toMatchObject({
    who: 'Бакыт',
    whence: '+996 772 903 115',
  })
})
