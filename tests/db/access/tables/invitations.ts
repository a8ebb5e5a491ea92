import { serviceOnly } from '../../support/actors.ts'
import { column, type TableAccess } from '../table-access.ts'

const invitation = { email: 'x@y.example', role: 'admin' }

/** Made, accepted and withdrawn by functions: admins read the list. */
export const invitations: TableAccess = {
  key: 'id',
  visible: ({ ids }) => ({
    anonymous: [],
    user: [],
    staff: [],
    admin: [ids.invitation],
    service: [ids.invitation],
  }),
  inserts: [{ what: 'an invitation', row: () => invitation, allowed: serviceOnly }],
  upserts: [
    {
      what: 'an existing invitation',
      row: ({ ids }) => ({ ...invitation, id: ids.invitation }),
      onConflict: 'id',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'an invitation',
      match: ({ ids }) => ({ id: ids.invitation }),
      columns: {
        id: { to: ({ ids }) => ids.unused, allowed: serviceOnly },
        email: column('x@y.example', serviceOnly),
        role: column('admin', serviceOnly),
        token_hash: column('a-hash', serviceOnly),
        invited_by: { to: ({ accounts }) => accounts.bystander.id, allowed: serviceOnly },
        created_at: column('2020-01-01T00:00:00Z', serviceOnly),
        expires_at: column('2030-01-01T00:00:00Z', serviceOnly),
        accepted_at: column('2020-01-01T00:00:00Z', serviceOnly),
      },
    },
  ],
  deletes: [
    { what: 'an invitation', match: ({ ids }) => ({ id: ids.invitation }), allowed: serviceOnly },
  ],
}
