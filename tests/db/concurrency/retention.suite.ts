import { beforeEach, expect, it } from 'vitest'
import { numbered } from '../rules/inbox.ts'
import type { Sessions } from '../support/sessions.ts'

const customer = numbered(1)
const email = numbered(2)
const freshEmail = numbered(3)
const mail = numbered(4)
const sessionId = 'chat_1763740000000_serial01000000000000000000'

const prune = 'select private.prune_old_data()'
const notification = '{"to_email": "leads@kerege.example", "subject": "-", "text_body": "-"}'

/** Old data that is renewed at the moment of pruning is kept. */
export function retentionSuite({ run, inTurn }: Sessions): void {
  beforeEach(async () => {
    await run(`insert into public.customers (id, email, last_seen_at)
      values ('${customer}', 'aida@client.example', '2020-01-01')`)
    await run(`insert into public.emails (id, customer_id, received_at)
      values ('${email}', '${customer}', '2020-01-01'), ('${freshEmail}', null, now())`)
    await run(`insert into public.outbox
      (id, email_id, kind, to_email, subject, text_body, status, next_attempt_at)
      values ('${mail}', '${freshEmail}', 'lead_notification', 'leads@kerege.example', '-', '-',
        'failed', '2020-01-01')`)
    await run(`insert into public.newsletter_subscriptions (email, requested_at)
      values ('aida@client.example', '2020-01-01')`)
    await run(`insert into public.chat_sessions (session_id, last_message_at)
      values (private.stored_session_id('${sessionId}'), '2020-01-01')`)
  })

  it.each([
    [
      'a customer who sends another lead',
      'customers',
      `select public.submit_lead('${numbered(5)}', 'a', 5, 60, '{"source": "consultation"}',
        '{"email": "aida@client.example"}', null, '${notification}')`,
    ],
    [
      'an email that staff start to work on',
      `emails where id = '${email}'`,
      `update public.emails set status = 'in_progress' where id = '${email}'`,
    ],
    [
      'a failed mail that is put back in the queue',
      'outbox',
      `select public.retry_mail('${mail}')`,
    ],
    [
      'an address that subscribes again',
      'newsletter_subscriptions',
      `select public.subscribe_newsletter('aida@client.example', 60, '{"text_version": "1"}')`,
    ],
    [
      'a chat that continues',
      'chat_sessions',
      `select public.take_chat_message('${sessionId}', '${numbered(6)}', 'Привет', 'a',
        5, 60, 50, 5, 60)`,
    ],
  ])('%s', async (_, rows, renewal) => {
    const kept = `select from public.${rows}`
    await run('begin')
    await run(prune)
    expect(await run(kept)).toHaveLength(0)
    await run('rollback')
    await inTurn(renewal, prune)
    expect(await run(kept)).toHaveLength(1)
  })
}
