import { expect, it } from 'vitest'
import type { NotificationKind } from '@contracts/notification.ts'
import { inGroups } from './notification-list'
import type { Notification } from './notification-requests'

const one = (kind: NotificationKind, read_at: string | null = null): Notification => ({
  id: crypto.randomUUID(),
  kind,
  email_id: crypto.randomUUID(),
  chat_id: null,
  created_at: '2026-11-21T10:00:00Z',
  announce_at: '2026-11-21T10:00:00Z',
  read_at,
  email: null,
})

it('joins deadlines that follow each other, read and unread apart, and no answers of customers', () => {
  const read = '2026-11-21T11:00:00Z'
  const latest = [
    ...Array.from({ length: 25 }, () => one('due_soon')),
    one('due_soon', read),
    one('answer'),
    one('answer'),
    one('overdue'),
  ]
  expect(inGroups(latest).map(({ length }) => length)).toEqual([25, 1, 1, 1, 1])
})
