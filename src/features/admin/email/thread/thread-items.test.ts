import { expect, it } from 'vitest'
import { threadEmail } from '../../../../../tests/support/opened-email'
import { joinPages, type ThreadEmail } from '../email-requests'
import { threadItems } from './email-thread'

const author = { full_name: 'Тимур', email: 't@kerege.example' }
const email = (id: string, at: string, more: Partial<ThreadEmail> = {}) =>
  threadEmail(id, { received_at: at, ...more })
const reply = (created_at: string) => ({
  id: 'reply',
  email_id: 'form',
  author_id: null,
  to_email: 'anna@company.kg',
  cc: [],
  subject: 'Наш ответ',
  body: 'Да',
  created_at,
  attachments: [],
  author,
  answers_until: null,
  outbox: null,
})
const note = {
  id: 'note',
  email_id: 'form',
  body: '!',
  created_at: '2026-11-21T10:30:00Z',
  author_id: null,
  author,
}
const form = email('form', '2026-11-21T10:00:00Z', {
  source: 'consultation',
  email_replies: [reply('2026-11-21T10:20:00+00:00')],
  email_notes: [note],
})

it('sorts a thread by time', () => {
  const thread = [email('answer', '2026-11-21T10:25:00.5Z'), form]
  expect(threadItems(thread).map(({ entry }) => entry.id)).toEqual([
    'form',
    'reply',
    'answer',
    'note',
  ])
})

it('joins the end of a long thread, its beginning and what was asked for between them', () => {
  const emails = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => email(`${from - index}`, ''))
  const end = { emails: emails(500, 401), total: 500, beginning: emails(10, 1) }
  expect(joinPages([end])).toMatchObject({ hidden: 390, gapBefore: '401' })
  expect(
    joinPages([end])
      .emails.map(({ id }) => id)
      .slice(98, 102),
  ).toEqual(['402', '401', '10', '9'])
  // Two have arrived in the meantime.
  const between = { emails: emails(402, 203), total: 502, beginning: [] }
  expect(joinPages([end, between])).toMatchObject({ hidden: 194, gapBefore: '203' })
  const rest = { emails: emails(204, 5), total: 500, beginning: [] }
  expect(joinPages([end, { ...between, total: 500 }, rest])).toMatchObject({
    hidden: 0,
    gapBefore: undefined,
  })
})
