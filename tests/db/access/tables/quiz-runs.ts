import { none, serviceOnly } from '../../support/actors.ts'
import type { World } from '../../support/world.ts'
import { column, type TableAccess } from '../table-access.ts'

const run = ({ ids }: World) => ({ id: ids.quizRun })

export const quizRuns: TableAccess = {
  key: 'id',
  visible: ({ ids }) => {
    const all = [ids.quizRun]
    return { anonymous: [], user: [], staff: [], admin: all, service: all }
  },
  inserts: [
    {
      what: 'a quiz',
      row: ({ ids }) => ({ id: ids.unused, furthest_step: 1 }),
      allowed: serviceOnly,
    },
    {
      what: 'a quiz that came to no step',
      row: ({ ids }) => ({ id: ids.unused, furthest_step: 0 }),
      allowed: none,
    },
    {
      what: 'a quiz that was sent half-way',
      row: ({ ids }) => ({ id: ids.unused, furthest_step: 4, is_sent: true }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: 'how far a quiz came',
      row: (world) => ({ ...run(world), furthest_step: 8 }),
      onConflict: 'id',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'a quiz',
      match: run,
      columns: {
        id: { to: (world) => world.ids.unused, allowed: serviceOnly },
        furthest_step: column(7, serviceOnly),
        is_sent: column(true, none), // not before the last step
        started_at: column('2020-01-01T00:00:00Z', serviceOnly),
      },
    },
  ],
  deletes: [{ what: 'a quiz', match: run, allowed: serviceOnly }],
}
