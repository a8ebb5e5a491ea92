import { expect, it } from 'vitest'
import { leadContacts, leadName, leadSummary, leadWishes } from './lead-details'

const contact = { name: 'Анна', email: 'anna@company.kg', phone: '+996 (555) 12-34' }
const contacts = { kind: 'consultation', ...contact }
const consultation = { ...contacts, projectType: 'cloud', budget: '3m+', description: 'Перенос' }
const quiz = {
  kind: 'project_quiz',
  ...contact,
  projectType: 'api',
  timeline: 'flexible',
  budget: '5m+',
  features: 'SEO,Админ-панель',
  priority: 'quality',
  team: 'no-team',
}
const leadDetails = (lead: unknown) => [...leadContacts(lead), ...leadWishes(lead)]
const valuesOf = (lead: unknown) =>
  leadDetails(lead).map(({ label, value }) => `${label}: ${value}`)

it('labels a consultation and omits empty fields', () => {
  expect(valuesOf(consultation)).toEqual([
    'Имя: Анна',
    'Email: anna@company.kg',
    'Телефон: +996 (555) 12-34',
    'Тип проекта: Облачные решения',
    'Бюджет: От 30\u00a0000\u00a0$',
    'Описание: Перенос',
  ])
  expect(valuesOf(contacts)).toHaveLength(3)
})

it('tells a quiz from a consultation', () => {
  expect(valuesOf(quiz)).toContain('Срок: Гибкие сроки')
  expect(valuesOf(quiz)).toContain('Бюджет: Более 50\u00a0000\u00a0$')
  expect(valuesOf(quiz)).toContain('Функции: SEO, Админ-панель')
})

it('shows the estimate of a quiz, unless its shape is unknown', () => {
  const estimate = {
    priceFrom: 75_000,
    priceTo: 185_000,
    term: '7–14 дней',
    assumptions: ['А', 'Б'],
  }
  expect(leadDetails({ ...quiz, estimate })).toContainEqual({
    label: 'Оценка на сайте',
    value: '• 75\u00a0000–185\u00a0000\u00a0₽, 7–14 дней\n• А\n• Б',
  })
  expect(leadDetails({ ...quiz, estimate: 'дорого' })).toEqual(leadDetails(quiz))
})

it('makes the contacts one tap away', () => {
  expect(leadDetails(contacts).flatMap(({ href }) => href ?? [])).toEqual([
    'mailto:anna@company.kg',
    'tel:+9965551234',
  ])
})

it.each([
  ['+996 555 123456', 'phone', 'Телефон: +996 555 123456', 'tel:+996555123456'],
  ['anna@company.kg', 'email', 'Email: anna@company.kg', 'mailto:anna@company.kg'],
])('shows a booking of the chat with the contact %s', (contact, kind, line, href) => {
  const booking = { kind: 'booking', name: 'Анна', contact, [kind]: contact, topic: 'Магазин' }
  expect(valuesOf(booking)).toEqual(['Имя: Анна', line, 'Тема: Магазин'])
  expect(leadDetails(booking).flatMap((detail) => detail.href ?? [])).toEqual([href])
})

it('shows a booking by messenger, with its time, and a contact of another kind as it was written', () => {
  const booking = {
    kind: 'booking',
    name: 'Нурлан',
    contact: '@nurlan',
    messenger: 't.me/nurlan',
    time: 'завтра утром',
  }
  expect(valuesOf(booking)).toEqual([
    'Имя: Нурлан',
    'Мессенджер: t.me/nurlan',
    'Удобное время: завтра утром',
  ])
  expect(valuesOf({ kind: 'booking', name: 'Асель', contact: 'вайбер asel' })).toEqual([
    'Имя: Асель',
    'Контакт: вайбер asel',
  ])
})

it('sums a lead up', () => {
  expect(leadSummary(consultation, 'Миграция')).toBe(
    'Миграция · Облачные решения · От 30\u00a0000\u00a0$ · Перенос',
  )
  expect(leadSummary(contacts, null)).toBe('+996 (555) 12-34')
  expect(leadSummary(null, null)).toBe('')
})

it.each([null, 'text', 7, [], {}, { name: 7 }])('shows nothing of %j', (lead) => {
  expect(leadDetails(lead)).toEqual([])
  expect(leadName(lead)).toBeUndefined()
})

it('makes links of the contact left in a chat', () => {
  const lead = { kind: 'contact', name: 'Нурлан', phone: '0700 123 456', messenger: 't.me/nurlan' }
  expect(leadDetails(lead)).toEqual([
    { label: 'Имя', value: 'Нурлан' },
    { label: 'Телефон', value: '0700 123 456', href: 'tel:0700123456' },
    { label: 'Мессенджер', value: 't.me/nurlan', href: 'https://t.me/nurlan' },
  ])
  expect(leadSummary({ kind: 'contact', messenger: 't.me/nurlan' }, null)).toBe('t.me/nurlan')
})
