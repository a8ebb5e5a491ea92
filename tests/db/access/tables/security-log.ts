import { none } from '../../support/actors.ts'
import type { World } from '../../support/world.ts'
import { column, type TableAccess } from '../table-access.ts'

const everyId = ({ baseline }: World) =>
  (baseline['public.security_log'] ?? []).map(({ id }) => String(id))

const firstId = (world: World) => ({ id: everyId(world)[0] })

/** Written by triggers and functions only: not even the service role can add a line. */
export const securityLog: TableAccess = {
  key: 'id',
  visible: (world) => {
    const all = everyId(world)
    return { anonymous: [], user: [], staff: [], admin: all, service: all }
  },
  inserts: [{ what: 'a line', row: () => ({ event: 'signed_in' }), allowed: none }],
  upserts: [
    {
      what: 'an existing line',
      row: (world) => ({ event: 'signed_in', ...firstId(world) }),
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
        event: column('signed_in', none),
        user_id: { to: (world) => world.accounts.bystander.id, allowed: none },
        actor_id: { to: (world) => world.accounts.bystander.id, allowed: none },
        details: column({ what: 'nothing' }, none),
      },
    },
  ],
  deletes: [{ what: 'a line', match: firstId, allowed: none }],
}
