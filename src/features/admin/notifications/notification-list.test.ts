import { expect, it } from 'vitest'
import type { NotificationKind } from '@contracts/notification.ts'
import { groupTitle, inGroups, sizeOf } from './notification-list'
import type { Notification } from './notification-requests'

const one = (
  kind: NotificationKind,
  read_at: string | null = null,
  created_at = '2026-11-21T10:00:00Z',
): Notification => ({
  id: crypto.randomUUID(),
  kind,
  email_id: crypto.randomUUID(),
  chat_id: null,
  created_at,
  announce_at: '2026-11-21T10:00:00Z',
  read_at,
  email: null,
  chat: null,
})

it('joins events of one kind within an hour, read and unread separately, except customers’ answers', () => {
  const read = '2026-11-21T11:00:00Z'
  const latest = [
    one('new_lead'),
    ...Array.from({ length: 25 }, () => one('due_soon')),
    one('answer'),
    one('answer'),
    one('new_lead'),
    one('overdue'),
    one('due_soon', read),
    one('due_soon', null, '2026-11-21T08:59:00Z'),
  ]
  expect(inGroups(latest).map(({ length }) => length)).toEqual([2, 25, 1, 1, 1, 1, 1])
})

it('counts a group beyond the end of the list, if it is unread', () => {
  const leads = [one('new_lead'), one('new_lead')] as const
  const entry = { kind: leads[0].kind, newest: leads[0].created_at, size: 100 }
  expect(sizeOf([...leads], [entry])).toBe(100)
  expect(sizeOf([one('overdue')], [entry])).toBe(1)
  expect(sizeOf([one('new_lead', '2026-11-21T11:00:00Z')], [entry])).toBe(1)
})

it('names an event, or how many there were', () => {
  expect(groupTitle('new_lead', 1)).toBe('Новое обращение')
  expect(groupTitle('new_lead', 12)).toBe('12\u00a0новых обращений')
  expect(groupTitle('overdue', 21)).toBe('Просрочен ответ на 21\u00a0обращение')
  expect(groupTitle('due_soon', 3)).toBe('Скоро срок ответа: 3\u00a0обращения')
})
