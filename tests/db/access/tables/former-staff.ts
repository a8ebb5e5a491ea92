import { none, serviceOnly } from '../../support/actors.ts'
import type { World } from '../../support/world.ts'
import { column, type TableAccess } from '../table-access.ts'

const known = ({ ids }: World) => ({ user_id: ids.formerColleague })
const other = ({ ids }: World) => ({ user_id: ids.unused, email: 'left@kerege.example' })

/** Written by a trigger, and read by admins in the logs. */
export const formerStaff: TableAccess = {
  key: 'user_id',
  visible: ({ ids }) => {
    const all = [ids.formerColleague]
    return { anonymous: [], user: [], staff: [], admin: all, service: all }
  },
  inserts: [
    { what: 'a person', row: other, allowed: serviceOnly },
    {
      what: 'a person with a long name',
      row: (world) => ({ ...other(world), full_name: 'а'.repeat(121) }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: 'a name',
      row: (world) => ({ ...other(world), ...known(world) }),
      onConflict: 'user_id',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'a person',
      match: known,
      columns: {
        user_id: { to: ({ ids }) => ids.unused, allowed: serviceOnly },
        full_name: column('Кто-то другой', serviceOnly),
        email: column('other@kerege.example', serviceOnly),
        left_at: column('2020-01-01T00:00:00Z', serviceOnly),
      },
    },
  ],
  deletes: [{ what: 'a person', match: known, allowed: serviceOnly }],
}
