import { none, serviceOnly, staffAndService } from '../../support/actors.ts'
import type { World } from '../../support/world.ts'
import { column, type TableAccess } from '../table-access.ts'

const note = ({ ids }: World) => ({ email_id: ids.email, body: 'Перезвонить в среду' })

export const emailNotes: TableAccess = {
  key: 'id',
  visible: ({ ids }) => {
    const all = [ids.note, ids.colleaguesNote]
    return { anonymous: [], user: [], staff: all, admin: all, service: all }
  },
  inserts: [
    { what: 'a note', row: note, allowed: staffAndService },
    {
      what: 'a note on a chat',
      row: ({ ids }) => ({ chat_id: ids.openChat, body: 'Перезвонить в среду' }),
      allowed: staffAndService,
    },
    {
      what: 'a note of blanks',
      row: (world) => ({ ...note(world), body: ' \n' }),
      allowed: none,
    },
    {
      what: 'a note about no email',
      row: (world) => ({ ...note(world), email_id: world.ids.unused }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: 'an existing note',
      row: (world) => ({ ...note(world), id: world.ids.note }),
      onConflict: 'id',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: "a note, staff's own",
      match: ({ ids }) => ({ id: ids.note }),
      columns: {
        id: { to: (world) => world.ids.unused, allowed: serviceOnly },
        chat_id: { to: (world) => world.ids.openChat, allowed: serviceOnly },
        email_id: { to: (world) => world.ids.otherEmail, allowed: serviceOnly },
        author_id: { to: (world) => world.accounts.admin.id, allowed: serviceOnly },
        body: column('Другой текст', serviceOnly),
        created_at: column('2020-01-01T00:00:00Z', serviceOnly),
      },
    },
  ],
  deletes: [
    {
      what: "a note, staff's own",
      match: ({ ids }) => ({ id: ids.note }),
      allowed: ['staff', 'service'],
    },
    {
      what: "a colleague's note",
      match: ({ ids }) => ({ id: ids.colleaguesNote }),
      allowed: serviceOnly,
    },
  ],
}
