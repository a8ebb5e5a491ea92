import { expect, it } from 'vitest'
import { defaultInboxQuery, type InboxQuery } from './inbox-query'
import { pageArguments, weekStart } from './inbox-requests'

const cases: [Partial<InboxQuery>, object][] = [
  [{}, { queue: 'all' }],
  [{ q: '  ' }, { queue: 'all' }],
  [
    { q: ' смета ', queue: 'overdue' },
    { queue: 'overdue', search: 'смета' },
  ],
  [{ source: 'order' }, { queue: 'all', wanted_source: 'consultation', is_order: true }],
  [{ source: 'consultation' }, { queue: 'all', wanted_source: 'consultation', is_order: false }],
  [
    { status: 'processed', source: 'chat' },
    { queue: 'all', wanted_status: 'processed', wanted_source: 'chat' },
  ],
  [{ queue: 'mine' }, { queue: 'waiting', assignee: 'viewer' }],
  [
    { queue: 'mine', assignee: 'none' },
    { queue: 'waiting', assignee: 'viewer' },
  ],
  [{ assignee: 'me' }, { queue: 'all', assignee: 'viewer' }],
  [
    { assignee: 'none', queue: 'waiting' },
    { queue: 'waiting', is_unassigned: true },
  ],
  [{ assignee: 'colleague' }, { queue: 'all', assignee: 'colleague' }],
  [
    { month: '2026-12' },
    {
      queue: 'all',
      wrote_from: new Date(2026, 11, 1).toISOString(),
      wrote_before: new Date(2027, 0, 1).toISOString(),
    },
  ],
]

it.each(cases)('translates %j to %j', (part, asked) => {
  expect(pageArguments({ ...defaultInboxQuery, ...part }, 'viewer')).toEqual(asked)
})

const at = (local: string) => Date.parse(`${local}+06:00`)

it.each([
  ['2026-11-16T00:00:00', '2026-11-16'],
  ['2026-11-21T20:30:00', '2026-11-16'],
  ['2026-11-22T23:59:59', '2026-11-16'],
  ['2026-11-23T00:00:00', '2026-11-23'],
  ['2027-01-01T00:00:00', '2026-12-28'],
])('%s by the company’s clock is in the week of %s', (moment, monday) => {
  expect(weekStart(at(moment))).toBe(at(`${monday}T00:00:00`))
})
