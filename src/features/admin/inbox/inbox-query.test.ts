import { expect, it } from 'vitest'
import { writeQuery } from '../lib/url-params'
import {
  countFilters,
  defaultInboxQuery,
  inboxQuery,
  readInboxQuery,
  readOpened,
} from './inbox-query'

const id = '0b9f2c1e-7d3a-4e58-9a61-2f4c8d7e6b50'

it.each([
  ['', defaultInboxQuery],
  ['tab=emails', defaultInboxQuery],
  [
    `q=смета&queue=overdue&status=in_progress&source=chat&assignee=${id}`,
    {
      ...defaultInboxQuery,
      q: 'смета',
      queue: 'overdue',
      status: 'in_progress',
      source: 'chat',
      assignee: id,
    },
  ],
  ['assignee=none', { ...defaultInboxQuery, assignee: 'none' }],
  ['assignee=me&queue=mine', { ...defaultInboxQuery, assignee: 'me', queue: 'mine' }],
  ['assignee=anna', defaultInboxQuery],
  ['tag=vip', { ...defaultInboxQuery, tag: 'vip' }],
  ['month=2026-03', { ...defaultInboxQuery, month: '2026-03' }],
  ['month=2026-13', defaultInboxQuery],
  ['status=toString&source=constructor&queue=__proto__', defaultInboxQuery],
] as const)('reads «%s»', (search, query) => {
  expect(readInboxQuery(search)).toEqual(query)
})

it('writes what it reads, keeps other parameters and omits defaults', () => {
  const query = {
    q: 'Ала & Ко',
    queue: 'waiting',
    status: 'processed',
    source: 'inbound',
    assignee: 'me',
    tag: 'два слова',
    month: '2026-03',
  } as const
  const written = writeQuery(inboxQuery, new URLSearchParams(`email=${id}`), query)
  expect(readInboxQuery(written)).toEqual(query)
  expect(readOpened(written)).toBe(id)
  expect(writeQuery(inboxQuery, written, defaultInboxQuery).toString()).toBe(`email=${id}`)
})

it('opens valid ids only', () => {
  expect(readOpened(new URLSearchParams('email=1%20or%201'))).toBeUndefined()
})

it('counts the filters, not the queue and the search', () => {
  expect(countFilters({ ...defaultInboxQuery, q: 'a', queue: 'mine' })).toBe(0)
  expect(
    countFilters({ ...defaultInboxQuery, status: 'completed', assignee: 'none', tag: 'vip' }),
  ).toBe(3)
})
