import { none, serviceOnly } from '../../support/actors.ts'
import type { World } from '../../support/world.ts'
import { column, type TableAccess } from '../table-access.ts'

const reply = ({ ids }: World) => ({
  id: ids.unused,
  email_id: ids.email,
  to_email: 'aida@client.example',
  subject: 'Re: Заявка',
  body: 'Здравствуйте!',
})

export const emailReplies: TableAccess = {
  key: 'id',
  visible: ({ ids }) => {
    const all = [ids.reply, ids.heldReply]
    return { anonymous: [], user: [], staff: all, admin: all, service: all }
  },
  inserts: [
    // Staff reply through reply_to_email, which also sends it.
    { what: 'a reply', row: reply, allowed: serviceOnly },
    {
      what: 'a reply with a second header in its subject',
      row: (world) => ({ ...reply(world), subject: 'Re:\r\nBcc: x@y.example' }),
      allowed: none,
    },
    {
      what: 'a reply of blanks',
      row: (world) => ({ ...reply(world), body: ' \n' }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: 'an existing reply',
      row: (world) => ({ ...reply(world), id: world.ids.reply }),
      onConflict: 'id',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: "a reply, staff's own",
      match: ({ ids }) => ({ id: ids.reply }),
      columns: {
        id: { to: (world) => world.ids.unused, allowed: none }, // its mail references it
        email_id: { to: (world) => world.ids.email, allowed: serviceOnly },
        author_id: { to: (world) => world.accounts.admin.id, allowed: serviceOnly },
        to_email: column('x@y.example', serviceOnly),
        cc: column(['x@y.example'], serviceOnly),
        subject: column('Другая тема', serviceOnly),
        body: column('Другой текст', serviceOnly),
        created_at: column('2020-01-01T00:00:00Z', serviceOnly),
        answers_until: column('2020-01-01T00:00:00Z', serviceOnly),
      },
    },
  ],
  deletes: [
    {
      what: "a reply, staff's own",
      match: ({ ids }) => ({ id: ids.reply }),
      allowed: serviceOnly,
    },
  ],
}
