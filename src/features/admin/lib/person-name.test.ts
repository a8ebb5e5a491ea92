import { expect, it } from 'vitest'
import { actorName, firstName, type Person } from './person-name'

it.each([
  [null, 'Система'],
  ['a', 'Айгерим Садыкова'],
  ['b', 'b@company.kg'],
  ['c', 'Удалённый аккаунт'],
  ['d', 'Бакыт Осмонов (аккаунт удалён)'],
])('names %s «%s»', (actorId, name) => {
  const people = new Map<string, Person>([
    ['a', { full_name: 'Айгерим Садыкова', email: 'a@company.kg' }],
    ['b', { full_name: null, email: 'b@company.kg' }],
    ['d', { full_name: 'Бакыт Осмонов', email: 'd@company.kg', isGone: true }],
  ])
  expect(actorName(actorId, people)).toBe(name)
})

it.each([
  ['Айгерим Садыкова', 'Айгерим'],
  ['Тимур', 'Тимур'],
  [null, 'b'],
])('calls %s «%s» for short', (full_name, name) => {
  expect(firstName({ full_name, email: 'b@company.kg' })).toBe(name)
})
