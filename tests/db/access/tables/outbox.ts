import { none, serviceOnly } from '../../support/actors.ts'
import { column, type TableAccess } from '../table-access.ts'

const mail = { kind: 'lead_notification', to_email: 'x@y.example', subject: 'Х', text_body: 'Х' }

export const outbox: TableAccess = {
  key: 'id',
  visible: ({ ids }) => {
    // The link in a confirmation belongs to the subscriber.
    const notifications = [
      ids.mail,
      ids.sendingMail,
      ids.summaryMail,
      ids.sentMail,
      ids.reply,
      ids.heldReply,
    ]
    return {
      anonymous: [],
      user: [],
      staff: notifications,
      admin: [...notifications, ids.confirmationMail, ids.letter],
      service: [...notifications, ids.confirmationMail, ids.letter],
    }
  },
  inserts: [
    {
      what: 'a mail',
      row: ({ ids }) => ({ ...mail, email_id: ids.otherEmail }),
      allowed: serviceOnly,
    },
    {
      what: 'a second notification of one lead',
      row: ({ ids }) => ({ ...mail, email_id: ids.email }),
      allowed: none,
    },
    { what: 'a notification of nothing', row: () => mail, allowed: none },
    {
      what: 'a digest',
      row: () => ({ ...mail, kind: 'lead_digest' }),
      allowed: serviceOnly,
    },
    {
      what: 'a digest of one lead',
      row: ({ ids }) => ({ ...mail, kind: 'lead_digest', email_id: ids.otherEmail }),
      allowed: none,
    },
    {
      what: 'a second summary of one chat',
      row: ({ ids }) => ({ ...mail, kind: 'chat_summary', email_id: ids.otherEmail }),
      allowed: serviceOnly,
    },
    {
      what: 'a summary of nothing',
      row: () => ({ ...mail, kind: 'chat_summary' }),
      allowed: none,
    },
    {
      what: 'a mail of a kind that is not known',
      row: ({ ids }) => ({ ...mail, kind: 'advertisement', email_id: ids.otherEmail }),
      allowed: none,
    },
    {
      what: 'a reply that nobody wrote',
      row: ({ ids }) => ({ ...mail, kind: 'reply', email_id: ids.otherEmail }),
      allowed: none,
    },
    {
      what: 'a second mail of one reply',
      row: ({ ids }) => ({
        ...mail,
        kind: 'reply',
        email_id: ids.otherEmail,
        reply_id: ids.reply,
        id: ids.reply,
      }),
      allowed: none,
    },
    {
      what: 'a confirmation of a subscription',
      row: ({ ids }) => ({
        kind: 'newsletter_confirmation',
        to_email: 'x@y.example',
        subscription_id: ids.otherSubscription,
      }),
      allowed: serviceOnly,
    },
    {
      what: 'a confirmation with a text of its own, and the link in it',
      row: ({ ids }) => ({
        ...mail,
        kind: 'newsletter_confirmation',
        subscription_id: ids.otherSubscription,
      }),
      allowed: none,
    },
    {
      what: 'a mail without a text',
      row: ({ ids }) => ({ ...mail, subject: null, text_body: null, email_id: ids.otherEmail }),
      allowed: none,
    },
    {
      what: 'a letter to another reader',
      row: ({ ids }) => ({
        kind: 'newsletter_issue',
        to_email: 'x@y.example',
        issue_id: ids.pausedIssue,
        subscription_id: ids.otherSubscription,
      }),
      allowed: serviceOnly,
    },
    {
      what: 'a second letter of one issue to one reader',
      row: ({ ids }) => ({
        kind: 'newsletter_issue',
        to_email: 'x@y.example',
        issue_id: ids.pausedIssue,
        subscription_id: ids.reader,
      }),
      allowed: none,
    },
    {
      what: 'a digest for a colleague',
      row: () => ({ kind: 'notification_digest', to_email: 'x@y.example' }),
      allowed: serviceOnly,
    },
    {
      what: 'a message to the team’s chat',
      row: ({ ids }) => ({ kind: 'notification_telegram', email_id: ids.email }),
      allowed: serviceOnly,
    },
    {
      what: 'a message to another address than the team’s chat',
      row: ({ ids }) => ({
        kind: 'notification_telegram',
        email_id: ids.email,
        to_email: 'x@y.example',
      }),
      allowed: none,
    },
    {
      what: 'a mail to nobody',
      row: ({ ids }) => ({ ...mail, to_email: null, email_id: ids.otherEmail }),
      allowed: none,
    },
    {
      what: 'an invitation',
      row: ({ ids }) => ({
        kind: 'account_invitation',
        to_email: 'x@y.example',
        invitation_id: ids.invitation,
      }),
      allowed: serviceOnly,
    },
    {
      what: 'an invitation with a text of its own, and the link in it',
      row: ({ ids }) => ({
        ...mail,
        kind: 'account_invitation',
        invitation_id: ids.invitation,
      }),
      allowed: none,
    },
    {
      what: 'a notice to the owner of an account, of nothing',
      row: () => ({ kind: 'account_notice', to_email: 'x@y.example' }),
      allowed: none,
    },
    {
      what: 'a letter of no issue',
      row: ({ ids }) => ({
        kind: 'newsletter_issue',
        to_email: 'x@y.example',
        subscription_id: ids.reader,
      }),
      allowed: none,
    },
  ],
  upserts: [
    {
      what: 'an existing mail',
      row: ({ ids }) => ({ ...mail, id: ids.mail, email_id: ids.email }),
      onConflict: 'id',
      allowed: serviceOnly,
    },
  ],
  updates: [
    {
      what: 'a mail',
      match: (world) => ({ id: world.ids.mail }),
      columns: {
        id: { to: (world) => world.ids.unused, allowed: serviceOnly },
        email_id: { to: (world) => world.ids.otherEmail, allowed: serviceOnly },
        subscription_id: { to: (world) => world.ids.otherSubscription, allowed: none }, // a lead's
        issue_id: { to: (world) => world.ids.issue, allowed: none }, // a lead's
        event_id: column(1, none), // a lead's
        invitation_id: { to: (world) => world.ids.invitation, allowed: none }, // a lead's
        reply_id: { to: (world) => world.ids.reply, allowed: none }, // has its mail
        kind: column('newsletter_confirmation', none), // a lead's
        to_email: column('x@y.example', serviceOnly),
        reply_to: column('x@y.example', serviceOnly),
        cc: column(['x@y.example'], none), // a lead's
        subject: column('Другая тема', serviceOnly),
        text_body: column('Другой текст', serviceOnly),
        html_body: column('<p>Другой текст</p>', serviceOnly),
        status: column('failed', serviceOnly),
        attempts: column(9, serviceOnly),
        lost_attempts: column(9, serviceOnly),
        uncounted_attempts: column(9, serviceOnly),
        next_attempt_at: column('2030-01-01T00:00:00Z', serviceOnly),
        leased_until: column('2030-01-01T00:00:00Z', none), // only while it is being sent
        last_error: column('x', serviceOnly),
        provider_message_id: column('x', serviceOnly),
        message_id: column('<x@y.example>', serviceOnly),
        bounce_id: column('<x@mx.example>', serviceOnly),
        created_at: column('2020-01-01T00:00:00Z', serviceOnly),
        sent_at: column('2030-01-01T00:00:00Z', none), // only once it is sent
        in_reply_to: column('<x@y.example>', serviceOnly),
        reference_ids: column(['<x@y.example>'], serviceOnly),
      },
    },
  ],
  deletes: [{ what: 'a mail', match: (world) => ({ id: world.ids.mail }), allowed: serviceOnly }],
}
