import { none, serviceOnly } from '../../support/actors.ts'
import { column, type TableAccess } from '../table-access.ts'

export const chatSummaries: TableAccess = {
  key: 'id',
  visible: ({ ids }) => {
    const all = [ids.summary]
    return { anonymous: [], user: [], staff: all, admin: all, service: all }
  },
  inserts: [
    {
      what: 'a summary',
      row: ({ ids }) => ({ chat_id: ids.chat, reason: 'rating_submitted', rating: 5 }),
      allowed: serviceOnly,
    },
    {
      what: 'a second summary for one reason',
      row: ({ ids }) => ({ chat_id: ids.chat, reason: 'completed' }),
      allowed: none,
    },
    {
      what: 'a rating without stars',
      row: ({ ids }) => ({ chat_id: ids.chat, reason: 'rating_submitted' }),
      allowed: none,
    },
    {
      what: 'an ending with stars',
      row: ({ ids }) => ({ chat_id: ids.openChat, reason: 'abandoned', rating: 5 }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: 'an existing summary',
      row: ({ ids }) => ({ chat_id: ids.chat, reason: 'completed', email_id: ids.email }),
      onConflict: 'chat_id,reason',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'a summary',
      match: ({ ids }) => ({ id: ids.summary }),
      columns: {
        id: { to: ({ ids }) => ids.unused, allowed: serviceOnly },
        chat_id: { to: ({ ids }) => ids.openChat, allowed: serviceOnly },
        reason: column('abandoned', serviceOnly),
        rating: column(5, none), // of a rating only
        email_id: { to: ({ ids }) => ids.email, allowed: serviceOnly },
        created_at: column('2020-01-01T00:00:00Z', serviceOnly),
      },
    },
  ],
  deletes: [{ what: 'a summary', match: ({ ids }) => ({ id: ids.summary }), allowed: serviceOnly }],
}
