import { none, serviceOnly, staffAndService } from '../../support/actors.ts'
import { column, type TableAccess } from '../table-access.ts'

export const emails: TableAccess = {
  key: 'id',
  visible: ({ ids }) => {
    const all = [ids.email, ids.otherEmail, ids.emailBeingSent]
    return { anonymous: [], user: [], staff: all, admin: all, service: all }
  },
  inserts: [
    {
      what: 'an email',
      row: () => ({ from_email: 'me@client.example', subject: 'Привет' }),
      allowed: serviceOnly,
    },
    {
      what: 'an email assigned to themselves',
      row: (world) => ({ subject: 'Привет', assigned_to_user_id: world.accounts.staff.id }),
      allowed: serviceOnly,
    },
  ],
  upserts: [
    {
      what: 'an email that is there',
      row: (world) => ({ id: world.ids.email, status: 'completed' }),
      onConflict: 'id',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'an email',
      match: (world) => ({ id: world.ids.email }),
      columns: {
        id: { to: (world) => world.ids.unused, allowed: none }, // consents and mails reference it
        from_email: column('x@y.example', serviceOnly),
        from_name: column('Другое имя', serviceOnly),
        authentication: column('pass', serviceOnly),
        is_suspicious: column(true, staffAndService),
        is_automatic: column(true, serviceOnly),
        spam_at: column('2020-01-01T00:00:00Z', staffAndService),
        snoozed_until: column(new Date(Date.now() + 86_400_000).toISOString(), staffAndService),
        tags: column(['срочно'], staffAndService),
        // Alone it changes nothing, and stays.
        change_id: { to: (world) => world.ids.unused, allowed: none },
        shelf: column('spam', none), // follows the mark and the contact
        refers_to_thread_id: { to: (world) => world.ids.otherEmail, allowed: serviceOnly },
        to_email: column('x@y.example', serviceOnly),
        subject: column('Другая тема', serviceOnly),
        body: column('Другой текст', serviceOnly),
        html_content: column('<p>Другой текст</p>', serviceOnly),
        processed: column(true, none), // follows status
        status: column('completed', staffAndService),
        customer_id: { to: (world) => world.ids.otherCustomer, allowed: serviceOnly },
        assigned_to_user_id: {
          to: (world) => world.accounts.colleague.id,
          allowed: staffAndService,
        },
        created_at: column('2020-01-01T00:00:00Z', serviceOnly),
        received_at: column('2020-01-01T00:00:00Z', serviceOnly),
        source: column('project_quiz', serviceOnly),
        submission_id: { to: (world) => world.ids.unused, allowed: serviceOnly },
        lead: column({ name: 'Другое имя' }, serviceOnly),
        interest: column('Брендинг', serviceOnly),
        page_url: column('https://kerege.example/about', serviceOnly),
        referrer: column('https://search.example/', serviceOnly),
        utm: column({ source: 'x' }, serviceOnly),
        due_at: column('2030-01-01T00:00:00Z', serviceOnly),
        first_reply_at: column('2030-01-01T00:00:00Z', serviceOnly),
        handled_at: column('2030-01-01T00:00:00Z', serviceOnly),
        answered_at: column('2030-01-01T00:00:00Z', none), // follows the two before
        waits_until: column('2030-01-01T00:00:00Z', none), // follows the deadline
        waiting_since: column('2030-01-01T00:00:00Z', serviceOnly),
        listed_at: column('2030-01-01T00:00:00Z', serviceOnly),
        answers: column(3, serviceOnly),
        answer_preview: column('Другой текст', serviceOnly),
        message_id: column('<x@y.example>', serviceOnly),
        in_reply_to: column('<x@y.example>', serviceOnly),
        reference_ids: column(['<x@y.example>'], serviceOnly),
        also_to: column(['x@y.example'], serviceOnly),
        cc: column(['x@y.example'], serviceOnly),
        reply_to: column('x@y.example', serviceOnly),
        is_relayed: column(true, none), // not without reply_to
        thread_id: { to: (world) => world.ids.otherEmail, allowed: serviceOnly },
        preview: column('Другой текст', serviceOnly),
        subscription_id: { to: (world) => world.ids.otherSubscription, allowed: serviceOnly },
      },
    },
  ],
  deletes: [
    { what: 'an email', match: (world) => ({ id: world.ids.email }), allowed: serviceOnly },
  ],
}
