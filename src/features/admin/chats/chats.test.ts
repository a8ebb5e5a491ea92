import { describe, expect, it } from 'vitest'
import { contactDetails } from '../lib/contact-details'
import { chatStanding, formatCost, readContact, visitorName } from './chat-texts'
import { readQuery } from '../lib/url-params'
import { chatsQuery } from './chat-requests'

const now = Date.parse('2026-11-22T12:00:00Z')
const open = {
  ended_reason: null,
  handler_id: null,
  handler_name: null,
  waiting_since: null,
  visitor_seen_at: '2026-11-22T11:59:30Z',
}
const waiting = { ...open, waiting_since: '2026-11-22T11:57:00Z' }

describe('how a chat stands', () => {
  it.each([
    [open, 'Идёт'],
    [waiting, 'Ждёт человека 3 мин'],
    [{ ...waiting, waiting_since: '2026-11-22T11:59:57Z' }, 'Ждёт человека'],
    [{ ...waiting, visitor_seen_at: '2026-11-22T11:57:30Z' }, 'Не дождался'],
    [
      { ...open, handler_id: 'a', handler_name: 'Айгуль', waiting_since: '2026-11-22T11:30:00Z' },
      'Ждёт ответа 30 мин',
    ],
    [{ ...open, handler_id: 'a', handler_name: 'Айгуль' }, 'Ведёт Айгуль'],
    [{ ...open, ended_reason: 'abandoned', handler_id: 'a' }, 'Посетитель ушёл'],
  ] as const)('%j: %s', (chat, text) => {
    expect(chatStanding(chat, now).text.replace(/\s/g, ' ')).toBe(text)
  })
})

describe('who a chat is with', () => {
  const contact = { phone: '0700 123 456', messenger: 'wa.me/996700123456' }
  it('is named by the best contact known', () => {
    const id = '0000002a-0000-4000-8000-000000000051'
    expect(visitorName({ id, contact: { ...contact, name: 'Нурлан' } })).toBe('Нурлан')
    expect(visitorName({ id, contact })).toBe('+996 700 123 456')
    expect(visitorName({ id, contact: null })).toBe('Гость 0042')
  })
  it('can be called and written to', () => {
    expect(contactDetails(readContact(contact)).map(({ href }) => href)).toEqual([
      'tel:+996700123456',
      'https://wa.me/996700123456',
    ])
    expect(contactDetails(readContact('broken'))).toEqual([])
  })
})

it('shows fractions of a cent', () => {
  expect(formatCost(1234).replace(/\s/g, ' ')).toBe('0,0012 $')
})

describe('the address', () => {
  const id = '00000000-0000-4000-8000-000000000051'
  it('keeps filter, search and opened chat', () => {
    const params = new URLSearchParams({ tab: 'chats', kind: 'live', q: 'сайт', chat: id })
    expect(readQuery(chatsQuery, params)).toEqual({ kind: 'live', q: 'сайт', chat: id })
  })
  it('ignores unknown values', () => {
    const params = new URLSearchParams('kind=secret&chat=1')
    expect(readQuery(chatsQuery, params)).toEqual({ kind: 'all', q: '', chat: '' })
  })
})
