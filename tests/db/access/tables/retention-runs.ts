import { none, serviceOnly } from '../../support/actors.ts'
import type { World } from '../../support/world.ts'
import { column, type TableAccess } from '../table-access.ts'

const everyId = ({ baseline }: World) =>
  (baseline['public.retention_runs'] ?? []).map(({ id }) => String(id))

const firstId = (world: World) => ({ id: everyId(world)[0] })

/** Written by the schedule, which runs as the owner. */
export const retentionRuns: TableAccess = {
  key: 'id',
  visible: (world) => {
    const all = everyId(world)
    return { anonymous: [], user: [], staff: [], admin: all, service: all }
  },
  inserts: [
    {
      what: 'a run',
      row: () => ({ started_at: '2026-01-01T00:00:00Z', deleted: {} }),
      allowed: serviceOnly,
    },
  ],
  upserts: [
    {
      what: 'an existing run',
      row: (world) => ({ started_at: '2026-01-01T00:00:00Z', deleted: {}, ...firstId(world) }),
      onConflict: 'id',
      allowed: none,
    },
  ],
  updates: [
    {
      what: 'a run',
      match: firstId,
      columns: {
        id: column(999_999, none),
        started_at: column('2020-01-01T00:00:00Z', serviceOnly),
        finished_at: column('2020-01-01T00:00:00Z', serviceOnly),
        deleted: column({}, serviceOnly),
        // Not beside what was deleted.
        error: column('nothing', none),
      },
    },
  ],
  deletes: [{ what: 'a run', match: firstId, allowed: serviceOnly }],
}
