import { describe, expect, it } from 'vitest'
import type { Issue } from './issues/issue-requests'
import { inLook } from './issues/issue-preview'
import { figuresOf } from './issues/issue-report'
import { durationOf } from './issues/start-dialog'

const issue: Issue = {
  id: '1',
  subject: 'Новая статья',
  body: 'Текст',
  status: 'sending',
  pause_reason: null,
  pace_per_minute: 60,
  started_at: '2026-11-22T10:00:00Z',
  finished_at: null,
  reader_count: 200,
  sent_count: null,
  failed_count: null,
  figures: { queued: 140, sent: 50, failed: 10, bounced: 2, departed: 1 },
}

describe('an issue’s figures', () => {
  it('are its letters’ while it is being sent', () => {
    expect(figuresOf(issue)).toMatchObject({ readers: 200, sent: 50, failed: 10, done: 0.3 })
  })

  it('are the kept ones once it has ended and its letters are gone', () => {
    const ended: Issue = {
      ...issue,
      status: 'sent',
      sent_count: 190,
      failed_count: 10,
      figures: { queued: 0, sent: 0, failed: 0, bounced: 0, departed: 0 },
    }
    expect(figuresOf(ended)).toMatchObject({ sent: 190, failed: 10, queued: 0, done: 1 })
  })
})

it.each([
  [1, 60, '1 минуты'],
  [120, 60, '2 минут'],
  [10_000, 300, '34 минут'],
  [10_000, 60, '3 часов'],
])('%i letters at %i a minute take %s', (letters, pace, duration) => {
  expect(durationOf(letters, pace)).toBe(duration)
})

it('shows a mail in either theme, independent of the reader’s', () => {
  const html = '<style>@media (prefers-color-scheme: dark) { a { color: red } }</style>'
  expect(inLook(html, 'dark')).toContain('@media all {')
  expect(inLook(html, 'light')).toContain('@media not all {')
})
