import { none, serviceOnly } from '../../support/actors.ts'
import type { World } from '../../support/world.ts'
import { column, type TableAccess } from '../table-access.ts'

const file = ({ ids }: World) => ({
  id: ids.unused,
  email_id: ids.email,
  name: 'Бриф.pdf',
  media_type: 'application/pdf',
  size: 1000,
})

const attachment = ({ ids }: World) => ({ id: ids.attachment })

export const attachments: TableAccess = {
  key: 'id',
  visible: ({ ids }) => {
    const all = [ids.attachment, ids.untakenUpload]
    return { anonymous: [], user: [], staff: all, admin: all, service: all }
  },
  inserts: [
    // Files are uploaded through the functions, which check their content first.
    { what: 'a file', row: file, allowed: serviceOnly },
    {
      what: 'a file with a path for a name',
      row: (world) => ({ ...file(world), name: '../passwd' }),
      allowed: none,
    },
    {
      what: 'a file above 10 MB',
      row: (world) => ({ ...file(world), size: 10 * 1024 * 1024 + 1 }),
      allowed: none,
    },
    {
      what: 'a file of an email and a reply',
      row: (world) => ({ ...file(world), reply_id: world.ids.reply }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: 'an existing file',
      row: (world) => ({ ...file(world), id: world.ids.attachment }),
      onConflict: 'id',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'a file',
      match: attachment,
      columns: {
        id: { to: (world) => world.ids.unused, allowed: serviceOnly },
        email_id: { to: (world) => world.ids.otherEmail, allowed: serviceOnly },
        reply_id: { to: (world) => world.ids.reply, allowed: none }, // it is an email's
        uploaded_by: { to: (world) => world.accounts.admin.id, allowed: serviceOnly },
        name: column('Другой.pdf', serviceOnly),
        media_type: column('text/html', serviceOnly),
        size: column(1, serviceOnly),
        position: column(7, serviceOnly),
        content_id: column('logo', serviceOnly),
        created_at: column('2020-01-01T00:00:00Z', serviceOnly),
        stored_at: column('2020-01-01T00:00:00Z', serviceOnly),
      },
    },
  ],
  deletes: [{ what: 'a file', match: attachment, allowed: serviceOnly }],
}
