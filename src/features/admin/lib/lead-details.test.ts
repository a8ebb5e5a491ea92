import { expect, it } from 'vitest'
import { consultationBudgetText } from '@/content/consultation'
import { otherCurrencies, own, written } from '@/content/currency'
import { quizBudgetText } from '@/content/quiz'
import { leadAnswers, leadName, leadSummary, leadWishes } from './lead-details'

const [other = own] = otherCurrencies
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
const valuesOf = (lead: unknown) => leadWishes(lead).map(({ label, value }) => `${label}: ${value}`)

it('labels a consultation and omits empty fields', () => {
  expect(valuesOf(consultation)).toEqual([
    'Тип проекта: Облачные решения',
    `Бюджет: ${consultationBudgetText('3m+')}`,
    'Описание: Перенос',
  ])
  expect(valuesOf(contacts)).toEqual([])
})

it('tells a quiz from a consultation', () => {
  expect(valuesOf(quiz)).toContain('Срок: Гибкие сроки')
  expect(valuesOf(quiz)).toContain(`Бюджет: ${quizBudgetText('5m+')}`)
  expect(valuesOf(quiz)).toContain('Функции: SEO, Админ-панель')
})

it('shows an order with its price, and a budget as its visitor saw it', () => {
  const order = { ...consultation, kind: 'order', offer: 'branding/standard', currency: other }
  const priced = { ...order, order: 'Брендинг, пакет «Стандарт»', price: '≈ 97 900 сом (89 000 ₽)' }
  expect(valuesOf(priced).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Заказ: Брендинг, пакет «Стандарт»',
    'Цена: ≈ 97 900 сом (89 000 ₽)',
    'Тип проекта: Облачные решения',
    `Бюджет: ${consultationBudgetText('3m+', other).replaceAll('\u00a0', ' ')}`,
    'Описание: Перенос',
  ])
  const short = { ...priced, projectType: undefined, budget: undefined }
  expect(leadSummary(short, priced.order)).toBe(
    'Брендинг, пакет «Стандарт» · ≈ 97 900 сом (89 000 ₽) · Перенос',
  )
})

it('shows the estimate of a quiz, unless its shape is unknown', () => {
  const estimate = {
    priceFrom: 75_000,
    priceTo: 185_000,
    term: '7–14 дней',
    assumptions: ['А', 'Б'],
  }
  expect(leadWishes({ ...quiz, estimate })).toContainEqual({
    label: 'Оценка на сайте',
    value: `• ${written([75_000, 185_000], own)}, 7–14 дней\n• А\n• Б`,
  })
  expect(leadWishes({ ...quiz, estimate: 'дорого' })).toEqual(leadWishes(quiz))
})

it.each([
  ['+996 555 123 456', 'phone'],
  ['anna@company.kg', 'email'],
])('reads a booking of the chat with the contact %s', (contact, kind) => {
  const booking = { kind: 'booking', name: 'Анна', contact, [kind]: contact, topic: 'Магазин' }
  expect(valuesOf(booking)).toEqual(['Тема: Магазин'])
  expect(leadAnswers(booking)).toEqual({ name: 'Анна', [kind]: contact, topic: 'Магазин' })
})

it('reads a booking by messenger, with its time, and a contact of another kind as it was written', () => {
  const booking = {
    kind: 'booking',
    name: 'Нурлан',
    contact: '@nurlan',
    messenger: 't.me/nurlan',
    time: 'завтра утром',
  }
  expect(valuesOf(booking)).toEqual(['Удобное время: завтра утром'])
  expect(leadAnswers(booking)).toMatchObject({ name: 'Нурлан', messenger: 't.me/nurlan' })
  expect(leadAnswers({ kind: 'booking', name: 'Асель', contact: 'вайбер asel' })).toEqual({
    name: 'Асель',
    contact: 'вайбер asel',
  })
})

it('sums a lead up', () => {
  expect(leadSummary(consultation, 'Миграция')).toBe(
    `Миграция · Облачные решения · ${consultationBudgetText('3m+')} · Перенос`,
  )
  expect(leadSummary(contacts, null)).toBe('+996 (555) 12-34')
  expect(leadSummary(null, null)).toBe('')
})

it.each([null, 'text', 7, [], {}, { name: 7 }])('shows nothing of %j', (lead) => {
  expect(leadWishes(lead)).toEqual([])
  expect(leadName(lead)).toBeUndefined()
})

it('reads the contact left in a chat', () => {
  const lead = { kind: 'contact', name: 'Нурлан', phone: '0700 123 456', messenger: 't.me/nurlan' }
  expect(leadAnswers(lead)).toEqual({
    name: 'Нурлан',
    phone: '+996 700 123 456',
    messenger: 't.me/nurlan',
  })
  expect(leadSummary({ kind: 'contact', messenger: 't.me/nurlan' }, null)).toBe('t.me/nurlan')
})
