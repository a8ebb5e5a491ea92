import { expect, it } from 'vitest'
import { defaultInboxQuery, type InboxQuery } from './inbox-query'
import { pageArguments } from './inbox-requests'

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
