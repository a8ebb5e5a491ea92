import { serviceOnly } from '../../support/actors.ts'
import type { World } from '../../support/world.ts'
import { column, ownId, type TableAccess } from '../table-access.ts'

const past = '2020-01-01T00:00:00Z'
const bystander = ({ accounts }: World) => ({ user_id: accounts.bystander.id })

export const userPresence: TableAccess = {
  key: 'user_id',
  visible: ({ accounts }) => {
    const all = [accounts.staff.id, accounts.bystander.id, accounts.colleague.id]
    // Not even their own: only admins need it.
    return { anonymous: [], user: [], staff: [], admin: all, service: all }
  },
  inserts: [
    {
      what: 'that an admin was here',
      row: ({ accounts }) => ({ user_id: accounts.admin.id }),
      allowed: serviceOnly,
    },
  ],
  upserts: [
    {
      what: 'when they themselves were here',
      row: (world, actor) => ({ user_id: ownId(world, actor), last_seen_at: past }),
      onConflict: 'user_id',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'when another was here',
      match: bystander,
      columns: {
        user_id: { to: (world) => world.accounts.admin.id, allowed: serviceOnly },
        last_seen_at: column(past, serviceOnly),
      },
    },
  ],
  deletes: [{ what: 'when another was here', match: bystander, allowed: serviceOnly }],
}
