import { none, serviceOnly } from '../../support/actors.ts'
import type { World } from '../../support/world.ts'
import { column, type TableAccess } from '../table-access.ts'

const line = ({ ids }: World) => ({ action: 'role_given', entity: 'user', entity_id: ids.unused })

const everyId = ({ baseline }: World) =>
  (baseline['public.audit_log'] ?? []).map(({ id }) => String(id))

const firstId = (world: World) => ({ id: everyId(world)[0] })

export const auditLog: TableAccess = {
  key: 'id',
  visible: (world) => {
    const all = everyId(world)
    return { anonymous: [], user: [], staff: [], admin: all, service: all }
  },
  inserts: [{ what: 'a line', row: line, allowed: serviceOnly }],
  upserts: [
    {
      what: 'an existing line',
      row: (world) => ({ ...line(world), ...firstId(world) }),
      onConflict: 'id',
      allowed: none,
    },
  ],
  updates: [
    {
      what: 'a line',
      match: firstId,
      columns: {
        id: column(999_999, none),
        at: column('2020-01-01T00:00:00Z', none),
        actor_id: { to: (world) => world.accounts.bystander.id, allowed: none },
        action: column('nothing', none),
        entity: column('nothing', none),
        entity_id: { to: (world) => world.ids.unused, allowed: none },
        details: column({}, none),
        kind: column('other', none),
      },
    },
  ],
  deletes: [{ what: 'a line', match: firstId, allowed: none }],
}
