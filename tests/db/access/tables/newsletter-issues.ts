import { none, serviceOnly } from '../../support/actors.ts'
import { column, type TableAccess } from '../table-access.ts'

const fresh = { subject: 'Новая статья', body: 'Читайте' }

/** Written by functions only, which ask for the role themselves. */
export const newsletterIssues: TableAccess = {
  key: 'id',
  visible: ({ ids }) => {
    const all = [ids.issue, ids.pausedIssue]
    return { anonymous: [], user: [], staff: [], admin: all, service: all }
  },
  inserts: [
    { what: 'a draft', row: () => fresh, allowed: serviceOnly },
    { what: 'a draft without a text', row: () => ({ ...fresh, body: '' }), allowed: serviceOnly },
    {
      what: 'an issue without a text that is being sent',
      row: () => ({
        ...fresh,
        body: '',
        status: 'sending',
        started_at: '2026-01-01',
        reader_count: 1,
      }),
      allowed: none,
    },
    {
      what: 'a subject that holds a header',
      row: () => ({ ...fresh, subject: 'Х\r\nBcc: x@y.example' }),
      allowed: none,
    },
    {
      what: 'an issue that is being sent to nobody',
      row: () => ({ ...fresh, status: 'sending', started_at: '2026-01-01', reader_count: 0 }),
      allowed: none,
    },
    { what: 'an endless pace', row: () => ({ ...fresh, pace_per_minute: 0 }), allowed: none },
  ],
  upserts: [
    {
      what: 'an existing issue',
      row: ({ ids }) => ({ ...fresh, id: ids.issue, subject: 'Другая тема' }),
      onConflict: 'id',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'a draft',
      match: (world) => ({ id: world.ids.issue }),
      columns: {
        id: { to: (world) => world.ids.unused, allowed: serviceOnly },
        subject: column('Другая тема', serviceOnly),
        body: column('Другой текст', serviceOnly),
        status: column('sending', none), // only once it is started
        created_by: { to: (world) => world.accounts.admin.id, allowed: serviceOnly },
        created_at: column('2020-01-01T00:00:00Z', serviceOnly),
        updated_at: column('2020-01-01T00:00:00Z', serviceOnly),
        pace_per_minute: column(600, serviceOnly),
        next_send_at: column('2030-01-01T00:00:00Z', serviceOnly),
        failures: column(1, none), // only with its time
        failing_since: column('2020-01-01T00:00:00Z', none), // only with failures
        pause_reason: column('x', none), // only of one that is paused
        started_at: column('2020-01-01T00:00:00Z', none), // a draft's
        finished_at: column('2020-01-01T00:00:00Z', none), // a draft's
        reader_count: column(1, none), // a draft's
        sent_count: column(1, none), // a draft's
        failed_count: column(1, none), // a draft's
      },
    },
  ],
  deletes: [{ what: 'a draft', match: (world) => ({ id: world.ids.issue }), allowed: serviceOnly }],
}
