import { none, serviceOnly } from '../../support/actors.ts'
import { column, type TableAccess } from '../table-access.ts'

const fresh = { email: 'new@client.example' }

export const newsletterSubscriptions: TableAccess = {
  key: 'id',
  visible: ({ ids }) => {
    const all = [ids.subscription, ids.otherSubscription, ids.reader]
    return { anonymous: [], user: [], staff: [], admin: all, service: all }
  },
  inserts: [
    { what: 'a subscription', row: () => fresh, allowed: serviceOnly },
    {
      what: 'a subscription whose address is not in lower case',
      row: () => ({ ...fresh, email: 'New@client.example' }),
      allowed: none,
    },
    {
      what: 'a second subscription of one address',
      row: () => ({ ...fresh, email: 'aida@client.example' }),
      allowed: none,
    },
    {
      what: 'a subscription that is confirmed since never',
      row: () => ({ ...fresh, status: 'confirmed' }),
      allowed: none,
    },
    {
      what: 'a subscription that has ended, nobody knows when',
      row: () => ({ ...fresh, status: 'bounced' }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: 'an existing subscription',
      row: () => ({ email: 'aida@client.example', page_url: 'https://kerege.example/blog' }),
      onConflict: 'email',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'a subscription',
      match: (world) => ({ id: world.ids.otherSubscription }),
      columns: {
        id: { to: (world) => world.ids.unused, allowed: serviceOnly },
        email: column('x@y.example', serviceOnly),
        status: column('confirmed', none), // only together with confirmed_at
        generation: column(2, serviceOnly),
        requested_at: column('2020-01-01T00:00:00Z', serviceOnly),
        confirmed_at: column('2020-01-01T00:00:00Z', none), // only of one that is confirmed
        ended_at: column('2020-01-01T00:00:00Z', none), // only of one that is ended
        consent_text_version: column('another', serviceOnly),
        page_url: column('https://kerege.example/about', serviceOnly),
      },
    },
  ],
  deletes: [
    {
      what: 'a subscription',
      match: (world) => ({ id: world.ids.otherSubscription }),
      allowed: serviceOnly,
    },
  ],
}
