import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { numbered } from '../rules/inbox.ts'

const id = numbered(1)
const mail = `'leads@kerege.example', 'Х', 'Х'`

const twice = {
  emails_submission_id_key: `insert into public.emails (submission_id) values ('${id}'), ('${id}')`,
  emails_message_id_key: `insert into public.emails (message_id) values ('<1@x>'), ('<1@x>')`,
  outbox_lead_mail_key: `
    insert into public.outbox (email_id, kind, to_email, subject, text_body)
    values ('${id}', 'lead_notification', ${mail}), ('${id}', 'lead_notification', ${mail})`,
  chat_sessions_submission_id_key: `insert into public.chat_sessions (session_id, submission_id)
    values ('chat_1763740000000_aaaaaa10000000000000000000', '${id}'), ('chat_1763740000000_aaaaaa20000000000000000000', '${id}')`,
  newsletter_subscriptions_email_key: `
    insert into public.newsletter_subscriptions (email) values ('a@x.example'), ('a@x.example')`,
  notifications_once: `
    insert into public.notifications (kind, email_id, announce_at)
    values ('new_lead', '${id}', now()), ('new_lead', '${id}', now())`,
  outbox_letter_key: `
    insert into public.outbox (kind, issue_id, subscription_id, to_email)
    values ('newsletter_issue', '${id}', '${id}', 'a@x.example'),
      ('newsletter_issue', '${id}', '${id}', 'a@x.example')`,
}

/** The last guard against duplicates, if a function fails to lock. */
export function uniqueKeysSuite(getSql: () => Sql): void {
  beforeAll(async () => {
    await getSql()`insert into public.emails (id) values (${id})`
    await getSql()`insert into public.newsletter_subscriptions (id, email)
      values (${id}, 'reader@x.example')`
    await getSql()`insert into public.newsletter_issues (id, subject, body) values (${id}, 'Х', 'Х')`
    await getSql()`insert into public.chat_sessions (id, session_id)
      values (${id}, 'chat_1763740000000_aaaaaaa0000000000000000000')`
  })
  afterAll(async () => {
    await getSql()`delete from public.chat_sessions`
    await getSql()`delete from public.newsletter_issues`
    await getSql()`delete from public.newsletter_subscriptions`
    await getSql()`delete from public.emails`
  })

  it.each(Object.entries(twice))('%s', async (key, insert) => {
    await expect(getSql().unsafe(insert)).rejects.toThrow(`"${key}"`)
  })
}
