import { adminAndService, none, serviceOnly } from '../../support/actors.ts'
import { column, ownId, type TableAccess } from '../table-access.ts'

export const userRoles: TableAccess = {
  key: 'user_id',
  visible: ({ accounts: { user, staff, admin, bystander, colleague } }) => {
    const all = [user, staff, admin, bystander, colleague].map(({ id }) => id)
    return { anonymous: [], user: [user.id], staff: [staff.id], admin: all, service: all }
  },
  inserts: [
    {
      what: 'a second row of their own, as admin',
      row: (world, actor) => ({ user_id: ownId(world, actor), role: 'admin' }),
      allowed: none,
    },
    {
      what: 'a second row of their own, as user',
      row: (world, actor) => ({ user_id: ownId(world, actor), role: 'user' }),
      allowed: none,
    },
    {
      what: "a second row of another's",
      row: (world) => ({ user_id: world.accounts.bystander.id, role: 'admin' }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: 'their own row to another role',
      row: (world, actor) => ({
        user_id: ownId(world, actor),
        role: actor === 'user' || actor === 'staff' ? 'admin' : 'staff',
      }),
      onConflict: 'user_id',
      allowed: serviceOnly,
    },
    {
      what: "another's row to another role",
      row: (world) => ({ user_id: world.accounts.bystander.id, role: 'admin' }),
      onConflict: 'user_id',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: "another's row",
      match: (world) => ({ user_id: world.accounts.bystander.id }),
      columns: {
        id: { to: (world) => world.ids.unused, allowed: serviceOnly },
        user_id: { to: (world) => world.accounts.user.id, allowed: none },
        role: column('admin', serviceOnly),
        created_at: column('2020-01-01T00:00:00Z', serviceOnly),
      },
    },
    {
      what: 'their own row',
      match: (world, actor) => ({ user_id: ownId(world, actor) }),
      columns: {
        id: { to: (world) => world.ids.unused, allowed: serviceOnly },
        user_id: { to: (world) => world.accounts.colleague.id, allowed: none },
        role: column('admin', serviceOnly),
        created_at: column('2020-01-01T00:00:00Z', serviceOnly),
      },
    },
  ],
  deletes: [
    {
      what: 'their own row (the admin is the last one)',
      match: (world, actor) => ({ user_id: ownId(world, actor) }),
      allowed: serviceOnly,
    },
    {
      what: "another's row",
      match: (world) => ({ user_id: world.accounts.bystander.id }),
      allowed: adminAndService,
    },
    {
      what: "the last admin's row",
      match: (world) => ({ user_id: world.accounts.admin.id }),
      allowed: none,
    },
  ],
}
