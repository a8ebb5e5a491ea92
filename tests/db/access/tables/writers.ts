import { serviceOnly } from '../../support/actors.ts'
import type { World } from '../../support/world.ts'
import { column, ownId, type TableAccess } from '../table-access.ts'

const later = '2099-01-01T00:00:00Z'
const colleague = ({ accounts }: World) => ({ user_id: accounts.colleague.id })

/** Staff see who is writing where; they tell it of themselves by `tell_writing` alone. */
export const writers: TableAccess = {
  key: 'user_id',
  visible: ({ accounts }) => {
    const all = [accounts.colleague.id]
    return { anonymous: [], user: [], staff: all, admin: all, service: all }
  },
  inserts: [
    {
      what: 'that somebody writes',
      row: ({ accounts, ids }) => ({
        user_id: accounts.admin.id,
        subject_id: ids.email,
        until: later,
      }),
      allowed: serviceOnly,
    },
  ],
  upserts: [
    {
      what: 'that they themselves write',
      row: (world, actor) => ({
        user_id: ownId(world, actor),
        subject_id: world.ids.email,
        until: later,
      }),
      onConflict: 'user_id',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'where a colleague writes',
      match: colleague,
      columns: {
        user_id: { to: ({ accounts }) => accounts.admin.id, allowed: serviceOnly },
        subject_id: { to: ({ ids }) => ids.otherEmail, allowed: serviceOnly },
        until: column(later, serviceOnly),
      },
    },
  ],
  deletes: [{ what: 'where a colleague writes', match: colleague, allowed: serviceOnly }],
}
