import { none, serviceOnly, signedIn, type Actor } from '../../support/actors.ts'
import type { World } from '../../support/world.ts'
import { column, ownId, type TableAccess } from '../table-access.ts'

const past = '2020-01-01T00:00:00Z'

const columnsFor = (fullName: readonly Actor[]) => ({
  id: { to: (world: World) => world.ids.unused, allowed: serviceOnly },
  // Roles reference it.
  user_id: { to: (world: World) => world.ids.unused, allowed: none },
  email: column('somebody@else.example', serviceOnly),
  full_name: column('Новое Имя', fullName),
  created_at: column(past, serviceOnly),
  blocked_until: column(past, serviceOnly),
  search_text: column('другой текст', none), // follows name and address
})

export const profiles: TableAccess = {
  key: 'user_id',
  visible: ({ accounts: { user, staff, admin, bystander, colleague } }) => {
    const all = [user, staff, admin, bystander, colleague].map(({ id }) => id)
    return {
      anonymous: [],
      user: [user.id],
      staff: [staff.id, admin.id, colleague.id],
      admin: all,
      service: all,
    }
  },
  inserts: [
    {
      what: 'a second profile of their own',
      row: (world, actor) => ({ user_id: ownId(world, actor), email: 'second@kerege.example' }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: "another's profile",
      row: (world) => ({
        user_id: world.accounts.bystander.id,
        email: 'x@y.example',
        full_name: 'Я',
      }),
      onConflict: 'user_id',
      allowed: serviceOnly,
    },
    {
      what: 'their own profile with another address',
      row: (world, actor) => ({
        id: world.ids.unused,
        user_id: ownId(world, actor),
        email: 'somebody@else.example',
        created_at: past,
      }),
      onConflict: 'user_id',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'their own profile',
      match: (world, actor) => ({ user_id: ownId(world, actor) }),
      columns: columnsFor([...signedIn, 'service']),
    },
    {
      what: "another's profile",
      match: (world) => ({ user_id: world.accounts.bystander.id }),
      columns: columnsFor(serviceOnly),
    },
    {
      what: "a colleague's profile, which staff see",
      match: (world) => ({ user_id: world.accounts.colleague.id }),
      columns: columnsFor(serviceOnly),
    },
  ],
  deletes: [
    {
      what: 'their own profile',
      match: (world, actor) => ({ user_id: ownId(world, actor) }),
      allowed: serviceOnly,
    },
    {
      what: "another's profile",
      match: (world) => ({ user_id: world.accounts.bystander.id }),
      allowed: serviceOnly,
    },
  ],
}
