import { storedSessionId } from '../../../support/public-id.ts'
import { none, serviceOnly } from '../../support/actors.ts'
import { sessionIds } from '../../support/rows.ts'
import { column, type TableAccess } from '../table-access.ts'

const fresh = 'chat_1763740000000_cccccccc000000000000000000'

export const chatSessions: TableAccess = {
  key: 'id',
  visible: ({ ids }) => {
    const all = [ids.chat, ids.openChat, ids.handledChat]
    return { anonymous: [], user: [], staff: all, admin: all, service: all }
  },
  inserts: [
    { what: 'a chat', row: () => ({ session_id: fresh }), allowed: serviceOnly },
    {
      what: 'a chat under an id that a widget does not make',
      row: () => ({ session_id: 'mine' }),
      allowed: none,
    },
    {
      what: 'a chat under an id of the specification',
      row: () => ({ session_id: 'Kerege-session_1763740000000_k3V9' }),
      allowed: serviceOnly,
    },
    {
      what: 'a second chat of one session',
      row: () => ({ session_id: storedSessionId(sessionIds.chat) }),
      allowed: none,
    },
    {
      what: 'a chat with six stars',
      row: () => ({ session_id: fresh, rating: 6 }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: 'an existing chat',
      row: () => ({ session_id: storedSessionId(sessionIds.chat), message_count: 9 }),
      onConflict: 'session_id',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'a chat',
      match: ({ ids }) => ({ id: ids.openChat }),
      columns: {
        id: { to: ({ ids }) => ids.unused, allowed: none }, // its messages reference it
        session_id: column(fresh, serviceOnly),
        page_url: column('https://kerege.example/', serviceOnly),
        started_at: column('2020-01-01T00:00:00Z', serviceOnly),
        last_message_at: column('2020-01-01T00:00:00Z', serviceOnly),
        ended_at: column('2020-01-01T00:00:00Z', none), // only with a reason
        ended_reason: column('abandoned', none), // only with its moment
        rating: column(5, none), // only with its moment
        rated_at: column('2020-01-01T00:00:00Z', none), // only of a rating
        state: column({ subjectId: 'seo' }, serviceOnly),
        message_count: column(9, serviceOnly),
        submission_id: { to: ({ ids }) => ids.unused, allowed: serviceOnly },
        email_id: { to: ({ ids }) => ids.email, allowed: serviceOnly },
        summary_id: { to: ({ ids }) => ids.email, allowed: serviceOnly },
        told_at: column('2020-01-01T00:00:00Z', none), // only of an ending
        contact: column({ phone: '+996 555 111111' }, serviceOnly),
        contact_left_at: column('2020-01-01T00:00:00Z', serviceOnly),
        consent_version: column('2020-01', serviceOnly),
        closing_attempts: column(1, serviceOnly),
        closing_tried_at: column('2020-01-01T00:00:00Z', serviceOnly),
        handler_id: { to: ({ accounts }) => accounts.staff.id, allowed: serviceOnly },
        continues_id: { to: ({ ids }) => ids.chat, allowed: serviceOnly },
        taken_over_at: column('2020-01-01T00:00:00Z', serviceOnly),
        waiting_since: column('2020-01-01T00:00:00Z', serviceOnly),
        visitor_seen_at: column('2020-01-01T00:00:00Z', serviceOnly),
        read_up_to: column(9, serviceOnly),
        note: column('VIP', serviceOnly),
      },
    },
  ],
  deletes: [{ what: 'a chat', match: ({ ids }) => ({ id: ids.chat }), allowed: serviceOnly }],
}
