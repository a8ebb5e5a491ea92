import { none, serviceOnly } from '../../support/actors.ts'
import { column, type TableAccess } from '../table-access.ts'

export const customers: TableAccess = {
  key: 'id',
  visible: ({ ids }) => {
    const all = [ids.customer, ids.otherCustomer]
    return { anonymous: [], user: [], staff: all, admin: all, service: all }
  },
  inserts: [
    { what: 'a customer', row: () => ({ email: 'new@client.example' }), allowed: serviceOnly },
    {
      what: 'a customer whose address is not in lower case',
      row: () => ({ email: 'New@client.example' }),
      allowed: none,
    },
    {
      what: 'a customer who left a telephone number only',
      row: () => ({ phone: '+996 555 000001' }),
      allowed: serviceOnly,
    },
    { what: 'a customer who cannot be reached', row: () => ({ name: 'Никто' }), allowed: none },
    {
      what: 'a customer with a number that is none',
      row: () => ({ phone: 'звоните 12-34' }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: 'an existing customer',
      row: () => ({ email: 'aida@client.example', name: 'Другая' }),
      onConflict: 'email',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'a customer',
      match: (world) => ({ id: world.ids.otherCustomer }),
      columns: {
        id: { to: (world) => world.ids.unused, allowed: serviceOnly },
        email: column('x@y.example', serviceOnly),
        other_emails: column(['x@y.example'], serviceOnly),
        search_text: column('Другое', none), // follows name, address, phone and company
        name: column('Другое имя', serviceOnly),
        phone: column('+996 555 000000', serviceOnly),
        company: column('ОсОО «Другое»', serviceOnly),
        created_at: column('2020-01-01T00:00:00Z', serviceOnly),
        last_seen_at: column('2020-01-01T00:00:00Z', serviceOnly),
      },
    },
  ],
  deletes: [
    {
      what: 'a customer',
      match: (world) => ({ id: world.ids.otherCustomer }),
      allowed: serviceOnly,
    },
  ],
}
