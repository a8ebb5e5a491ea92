import { describe, expect, it } from 'vitest'
import { messagesOf, type Seen } from './announcements'
import type { Notification } from './notification-requests'

const createdAt = '2026-11-23T04:00:00+00:00'
const now = Date.parse(createdAt) + 10_000

const one = (id: string, changes: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'new_lead',
  email_id: '00000000-0000-4000-8000-000000000001',
  chat_id: null,
  created_at: createdAt,
  announce_at: createdAt,
  read_at: null,
  email: {
    from_email: 'anna@company.kg',
    from_name: 'Анна',
    subject: 'Вопрос',
    preview: 'Текст',
    answer_preview: null,
    lead: null,
    interest: null,
    source: null,
    customer: null,
  },
  chat: null,
  ...changes,
})
const look = (latest: Notification[], seen?: Seen, isWanted = true, at = now) =>
  messagesOf(latest, seen, () => isWanted, at)
const none: Seen = { events: new Set(), since: '' }

describe('what the browser shows', () => {
  it('excludes what was there when the tab was opened', () => {
    const first = look([one('a')])
    expect(first.messages).toEqual([])
    const later = '2026-11-23T04:00:05+00:00'
    const next = one('b', { created_at: later, announce_at: later })
    expect(look([next, one('a')], first.seen).messages).toHaveLength(1)
  })
  it('excludes what comes up because later ones were taken back', () => {
    const before = '2026-11-22T04:00:00+00:00'
    const older = one('older', { created_at: before, announce_at: before })
    const first = look([one('a')])
    expect(look([older], first.seen).messages).toEqual([])
  })
  it('is each event once, and under one tag in every tab', () => {
    const first = look([one('a')], none)
    expect(first.messages).toEqual([
      {
        title: 'Новое обращение',
        body: 'Анна: Вопрос',
        tag: `a ${createdAt}`,
        path: '/admin?email=00000000-0000-4000-8000-000000000001',
      },
    ])
    expect(look([one('a')], first.seen).messages).toEqual([])
  })
  it('names the visitor who waits in a chat', () => {
    const chat = { id: '0000253a-0000-4000-8000-000000000001', contact: null }
    const waits = one('a', { kind: 'visitor_waits', email_id: null, email: null, chat })
    expect(look([waits], none).messages).toMatchObject([{ body: 'Гость 9530' }])
  })
  it('is each repeated event', () => {
    const { seen } = look([one('a')], none)
    const later = '2026-11-23T05:00:00+00:00'
    const again = one('a', { created_at: later, announce_at: later })
    expect(look([again], seen).messages).toHaveLength(1)
  })
  it('excludes what has been read or is switched off', () => {
    expect(look([one('a', { read_at: createdAt })], none).messages).toEqual([])
    expect(look([one('a')], none, false).messages).toEqual([])
  })
  it('waits for the opening, even in a tab opened at night', () => {
    const announceAt = '2026-11-23T09:00:00+00:00'
    const waiting = one('a', { announce_at: announceAt })
    const byNight = look([waiting])
    expect(byNight.messages).toEqual([])
    expect(look([waiting], byNight.seen).messages).toEqual([])
    const morning = Date.parse(announceAt)
    expect(look([waiting], byNight.seen, true, morning).messages).toHaveLength(1)
  })
  it('does not depend on a clock that is slow', () => {
    expect(look([one('a')], none, true, now - 3_600_000).messages).toHaveLength(1)
  })
  it('is one message with a count for many events at once', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((id) => one(id))
    expect(look(many.slice(0, 3), none).messages).toHaveLength(3)
    expect(look(many, none).messages).toMatchObject([
      { title: '5 новых уведомлений', body: 'Последнее: новое обращение', path: '/admin' },
    ])
  })
})
