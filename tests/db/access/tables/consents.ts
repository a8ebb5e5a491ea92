import { serviceOnly } from '../../support/actors.ts'
import { column, type TableAccess } from '../table-access.ts'

export const consents: TableAccess = {
  key: 'id',
  visible: ({ ids }) => {
    const all = [ids.consent]
    return { anonymous: [], user: [], staff: all, admin: all, service: all }
  },
  inserts: [
    {
      what: 'a consent',
      row: ({ ids }) => ({ email_id: ids.email, customer_id: ids.customer, text_version: '1' }),
      allowed: serviceOnly,
    },
  ],
  upserts: [
    {
      what: 'an existing consent',
      row: ({ ids }) => ({
        id: ids.consent,
        email_id: ids.email,
        customer_id: ids.customer,
        text_version: 'another',
      }),
      onConflict: 'id',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'a consent',
      match: (world) => ({ id: world.ids.consent }),
      columns: {
        id: { to: (world) => world.ids.unused, allowed: serviceOnly },
        email_id: { to: (world) => world.ids.otherEmail, allowed: serviceOnly },
        customer_id: { to: (world) => world.ids.otherCustomer, allowed: serviceOnly },
        text_version: column('another', serviceOnly),
        page_url: column('https://kerege.example/about', serviceOnly),
        given_at: column('2020-01-01T00:00:00Z', serviceOnly),
      },
    },
  ],
  deletes: [
    { what: 'a consent', match: (world) => ({ id: world.ids.consent }), allowed: serviceOnly },
  ],
}
