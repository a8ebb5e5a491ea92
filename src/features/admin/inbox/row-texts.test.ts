import { expect, it } from 'vitest'
import { consultationBudgetText } from '@/content/consultation'
import { rowTexts } from './row-texts'

const mail = {
  lead: null,
  from_email: 'anna@company.kg',
  subject: 'Смета на сайт',
  preview: 'Добрый день!\n\n  Пришлите   смету.',
  answer_preview: null,
  interest: null,
  from_name: null,
  source: null,
  customer: null,
}
const lead = {
  kind: 'consultation',
  name: 'Анна',
  email: 'anna@company.kg',
  phone: '+996 555 123 456',
}

it('shows the sender, subject and beginning of a written email', () => {
  expect(rowTexts(mail)).toEqual({
    who: 'anna@company.kg',
    origin: '',
    subject: 'Смета на сайт',
    preview: 'Добрый день! Пришлите смету.',
  })
})

it('shows the name, origin and answers of a form', () => {
  const form = { ...lead, company: 'Тулпар', projectType: 'web', budget: '500k-1m' }
  expect(rowTexts({ ...mail, lead: form, interest: 'SEO' })).toEqual({
    who: 'Анна',
    origin: 'Тулпар · anna@company.kg',
    subject: undefined,
    preview: `SEO · Веб-разработка · ${consultationBudgetText('500k-1m')}`,
  })
})

it('names a customer as their card does, even if a second mail has no name', () => {
  const customer = { name: 'Ольга Литвиненко', company: 'СК «Север-Строй»' }
  expect(rowTexts({ ...mail, customer })).toMatchObject({
    who: 'Ольга Литвиненко',
    origin: 'СК «Север-Строй» · anna@company.kg',
  })
})

it('uses the spec’s words for what is missing', () => {
  const nothing = {
    lead: null,
    from_email: null,
    subject: null,
    preview: null,
    answer_preview: null,
    interest: null,
    from_name: null,
    source: null,
    customer: null,
  }
  expect(rowTexts(nothing)).toEqual({
    who: 'Не указан',
    origin: '',
    subject: 'Без темы',
    preview: 'Нет текстового содержимого',
  })
  expect(rowTexts({ ...nothing, source: 'chat' }).who).toBe('Гость из чата')
})

it('calls visitors who left nothing in a chat guests, and shows the text without its marks', () => {
  const chat = { ...mail, from_email: null, subject: null, preview: '**Цена:** [сайт](/pricing)' }
  expect(rowTexts({ ...chat, source: 'chat' })).toMatchObject({
    who: 'Гость из чата',
    preview: 'Цена: сайт',
  })
})

it('shows the name that the sender of a mail gives', () => {
  expect(rowTexts({ ...mail, from_name: 'Анна Ли' })).toMatchObject({
    who: 'Анна Ли',
    origin: 'anna@company.kg',
    subject: 'Смета на сайт',
  })
})

it('shows the contact and topic of a call booked in the chat', () => {
  const booking = { kind: 'booking', name: 'Бакыт', contact: '+996 772 903 115' }
  const call = {
    ...mail,
    from_email: null,
    source: 'chat' as const,
    lead: { ...booking, topic: 'доставка воды' },
  }
  expect(rowTexts(call)).toMatchObject({
    who: 'Бакыт',
    origin: '+996 772 903 115',
    preview: 'доставка воды',
  })
  expect(rowTexts({ ...call, lead: booking })).toMatchObject({
    preview: 'Добрый день!',
  })
})

it('shows text, not marks', () => {
  expect(rowTexts({ ...mail, preview: 'Нужен **лендинг**' }).preview).toBe('Нужен лендинг')
})

it('shows what the customer wrote last', () => {
  const answered = { ...mail, lead, answer_preview: 'Да,\n начинайте.' }
  expect(rowTexts(answered)).toMatchObject({ subject: undefined, preview: 'Да, начинайте.' })
})

it('shows what a visitor asked before leaving a contact in the chat', () => {
  const contacts = { name: 'Айгуль', phone: '+996 700 123 456', messenger: 'wa.me/996700123456' }
  const lead = { kind: 'contact', ...contacts }
  const preview = 'Сколько стоит лендинг?\n\nПосетитель перестал отвечать\n\nКОНТАКТЫ'
  expect(rowTexts({ ...mail, from_email: null, source: 'chat', lead, preview })).toEqual({
    who: 'Айгуль',
    origin: '+996 700 123 456',
    subject: undefined,
    preview: 'Сколько стоит лендинг?',
  })
  const onlyPhone = { kind: 'contact', name: 'Айгуль', phone: '+996 700 123 456' }
  const silent = { ...mail, from_email: null, source: 'chat' as const, lead: onlyPhone }
  expect(rowTexts({ ...silent, preview: 'Посетитель перестал отвечать\n\nКОНТАКТЫ' }).preview).toBe(
    'Посетитель перестал отвечать',
  )
})

it('shows the number of a form without other content', () => {
  expect(rowTexts({ ...mail, lead }).preview).toBe('+996 555 123 456')
})
