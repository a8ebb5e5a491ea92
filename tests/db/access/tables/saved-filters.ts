import { none, type Actor } from '../../support/actors.ts'
import { column, type TableAccess } from '../table-access.ts'

const filter = { title: 'Мои за неделю', query: 'queue=mine' }

/** Every staff member has their own; an admin sees no others. */
const owners: readonly Actor[] = ['staff', 'admin']

export const savedFilters: TableAccess = {
  key: 'id',
  visible: ({ ids }) => ({
    anonymous: [],
    user: [],
    staff: [ids.savedFilter],
    admin: [],
    service: [ids.savedFilter],
  }),
  inserts: [
    { what: 'a filter of their own', row: () => filter, allowed: owners },
    {
      what: 'a filter of a colleague',
      row: ({ accounts }) => ({ ...filter, user_id: accounts.colleague.id }),
      allowed: ['service'],
    },
    { what: 'a filter without a title', row: () => ({ ...filter, title: ' ' }), allowed: none },
  ],
  upserts: [
    {
      what: 'an existing filter',
      row: ({ ids }) => ({ ...filter, id: ids.savedFilter }),
      onConflict: 'id',
      allowed: [],
    },
  ],
  updates: [
    {
      what: 'a filter',
      match: ({ ids }) => ({ id: ids.savedFilter }),
      columns: {
        id: { to: ({ ids }) => ids.unused, allowed: ['service'] },
        user_id: { to: ({ accounts }) => accounts.colleague.id, allowed: ['service'] },
        title: column('Другое название', ['service']),
        query: column('queue=all', ['service']),
      },
    },
  ],
  deletes: [
    {
      what: 'a filter',
      match: ({ ids }) => ({ id: ids.savedFilter }),
      allowed: ['staff', 'service'],
    },
  ],
}
