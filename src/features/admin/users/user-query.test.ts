import { expect, it } from 'vitest'
import { readQuery, writeQuery } from '../lib/url-params'
import { defaultUserQuery, sortedBy, userQuery } from './user-query'

const read = (search: string) => readQuery(userQuery, new URLSearchParams(search))

it.each([
  ['', defaultUserQuery],
  ['tab=users', defaultUserQuery],
  ['q=Асан&role=staff&sort=-name&page=3', { q: 'Асан', role: 'staff', sort: '-name', page: 3 }],
  ['role=owner', defaultUserQuery],
  ['sort=role', { ...defaultUserQuery, sort: 'role' }],
  ['sort=password', defaultUserQuery],
  ['sort=--name', defaultUserQuery],
  ['page=0', defaultUserQuery],
  ['page=-1', defaultUserQuery],
  ['page=1.5', defaultUserQuery],
  ['page=1e999', defaultUserQuery],
] as const)('reads «%s»', (search, query) => {
  expect(read(search)).toEqual(query)
})

it('writes what it reads, keeps other parameters and omits defaults', () => {
  const query = { q: 'Асан & Ко', role: 'admin', sort: 'seen', page: 2 } as const
  const written = writeQuery(userQuery, new URLSearchParams('tab=users'), query)
  expect(readQuery(userQuery, written)).toEqual(query)
  expect(written.get('tab')).toBe('users')
  expect(writeQuery(userQuery, written, defaultUserQuery).toString()).toBe('tab=users')
})

it('sorts by a column in its usual direction, and reverses it on the second click', () => {
  expect(sortedBy('-created', 'name')).toBe('name')
  expect(sortedBy('name', 'name')).toBe('-name')
  expect(sortedBy('-name', 'name')).toBe('name')
  expect(sortedBy('-name', 'seen')).toBe('-seen')
})

it('changes a part of the query', () => {
  const third = new URLSearchParams('q=Асан&page=3')
  expect(Object.fromEntries(writeQuery(userQuery, third, { page: 1, role: 'staff' }))).toEqual({
    q: 'Асан',
    role: 'staff',
  })
})
