import { none, serviceOnly } from '../../support/actors.ts'
import { column, ownId, type TableAccess } from '../table-access.ts'

const moment = '2020-01-01T00:00:00Z'

export const notifications: TableAccess = {
  key: 'id',
  visible: ({ ids }) => ({
    anonymous: [],
    user: [],
    staff: [ids.notification],
    // Admins have their own notifications.
    admin: [],
    service: [ids.notification, ids.colleaguesNotification, ids.teamsNotification],
  }),
  inserts: [
    {
      what: 'one for themselves',
      row: (world, actor) => ({
        user_id: ownId(world, actor),
        kind: 'overdue',
        email_id: world.ids.email,
        announce_at: moment,
      }),
      allowed: serviceOnly,
    },
    {
      what: 'a second one of one event for one person',
      row: ({ ids, accounts }) => ({
        user_id: accounts.staff.id,
        kind: 'answer',
        email_id: ids.email,
        announce_at: moment,
      }),
      allowed: none,
    },
    {
      what: 'a second one of one event for the team',
      row: ({ ids }) => ({ kind: 'new_lead', email_id: ids.email, announce_at: moment }),
      allowed: none,
    },
    {
      what: 'one of a chat as if it were an email',
      row: ({ ids, accounts }) => ({
        user_id: accounts.staff.id,
        kind: 'overdue',
        chat_id: ids.chat,
        announce_at: moment,
      }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: 'an existing one, as read',
      row: ({ ids, accounts }) => ({
        id: ids.notification,
        user_id: accounts.staff.id,
        kind: 'answer',
        email_id: ids.email,
        announce_at: moment,
        read_at: moment,
      }),
      onConflict: 'id',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: "one, staff's own",
      match: ({ ids }) => ({ id: ids.notification }),
      columns: {
        id: { to: (world) => world.ids.unused, allowed: serviceOnly },
        user_id: { to: (world) => world.accounts.admin.id, allowed: serviceOnly },
        kind: column('overdue', serviceOnly),
        email_id: { to: (world) => world.ids.otherEmail, allowed: serviceOnly },
        chat_id: { to: (world) => world.ids.chat, allowed: none }, // is about an email
        created_at: column(moment, serviceOnly),
        announce_at: column(moment, serviceOnly),
        // By read_notifications, with the time of the call.
        read_at: column(moment, serviceOnly),
        mail_id: { to: (world) => world.ids.mail, allowed: serviceOnly },
      },
    },
  ],
  deletes: [
    {
      what: "one, staff's own",
      match: ({ ids }) => ({ id: ids.notification }),
      allowed: serviceOnly,
    },
  ],
}
