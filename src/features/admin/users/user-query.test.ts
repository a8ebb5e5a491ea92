import { expect, it } from 'vitest'
import { defaultUserQuery, readUserQuery, sortedBy, writeUserQuery } from './user-query'

const read = (search: string) => readUserQuery(new URLSearchParams(search))

it.each([
  ['', defaultUserQuery],
  ['tab=users', defaultUserQuery],
  [
    'q=Асан&role=staff&sort=-name&page=3',
    { text: 'Асан', role: 'staff', by: 'name', descending: true, page: 3 },
  ],
  ['role=owner', defaultUserQuery],
  ['sort=role', { ...defaultUserQuery, by: 'role', descending: false }],
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
  const query = {
    text: 'Асан & Ко',
    role: 'admin',
    by: 'seen',
    descending: false,
    page: 2,
  } as const
  const written = writeUserQuery(new URLSearchParams('tab=users'), query)
  expect(readUserQuery(written)).toEqual(query)
  expect(written.get('tab')).toBe('users')
  expect(writeUserQuery(written, defaultUserQuery).toString()).toBe('tab=users')
})

it('sorts by a column in its usual direction, and reverses it on the second click', () => {
  const byName = sortedBy({ ...defaultUserQuery, page: 4 }, 'name')
  expect(byName).toMatchObject({ by: 'name', descending: false, page: 1 })
  expect(sortedBy(byName, 'name')).toMatchObject({ by: 'name', descending: true })
  expect(sortedBy(byName, 'seen')).toMatchObject({ by: 'seen', descending: true })
})
