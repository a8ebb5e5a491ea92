import { expect, it } from 'vitest'
import { actorName, readRoleChange } from './role-change'

const line = (details: unknown) =>
  readRoleChange({ id: 1, at: '2026-11-21T10:00:00Z', actor_id: null, details })

it.each([
  [
    { from: 'user', to: 'staff' },
    { from: 'user', to: 'staff' },
  ],
  [
    { from: null, to: 'user' },
    { from: null, to: 'user' },
  ],
  [
    { from: 'owner', to: 'toString' },
    { from: null, to: null },
  ],
  [null, { from: null, to: null }],
  ['text', { from: null, to: null }],
])('reads %j', (details, change) => {
  expect(line(details)).toMatchObject(change)
})

it.each([
  [null, 'Система'],
  ['a', 'Айгерим Садыкова'],
  ['b', 'b@company.kg'],
  ['c', 'Удалённый аккаунт'],
])('names %s «%s»', (actorId, name) => {
  const people = new Map([
    ['a', { full_name: 'Айгерим Садыкова', email: 'a@company.kg' }],
    ['b', { full_name: null, email: 'b@company.kg' }],
  ])
  expect(actorName(actorId, people)).toBe(name)
})
