import type { Sql, TransactionSql } from 'postgres'
import { beforeAll, expect, it } from 'vitest'
import { alwaysOpen } from '../../../dev/backend/always-open.ts'
import { claimsOf, startAllSessions } from '../support/claims.ts'

const ids = {
  admin: '00000000-0000-4000-8000-0000000000a1',
  staff: '00000000-0000-4000-8000-0000000000a2',
  user: '00000000-0000-4000-8000-0000000000a3',
}

/** With only the migrations' own grants, all roles can do their work. */
export function everydayWorkSuite(getSql: () => Sql): void {
  beforeAll(async () => {
    const sql = getSql()
    for (const [name, id] of Object.entries(ids)) {
      await sql`insert into auth.users (id, email) values (${id}, ${name + '@kerege.example'})`
    }
    await sql`update public.user_roles set role = 'admin' where user_id = ${ids.admin}`
    await sql.unsafe(startAllSessions)
    await sql.unsafe(alwaysOpen)
  })

  it('the platform signs people up and changes their address', async () => {
    const id = '00000000-0000-4000-8000-0000000000a4'
    await asRole(getSql(), 'supabase_auth_admin', null, async (sql) => {
      await sql`insert into auth.users (id, email) values (${id}, 'new@kerege.example')`
      await sql`update auth.users set email = 'newer@kerege.example' where id = ${id}`
    })
    const people = await getSql()`
      select p.email, r.role from public.profiles p join public.user_roles r using (user_id)
      where user_id = ${id}`
    expect([...people]).toEqual([{ email: 'newer@kerege.example', role: 'user' }])
    await getSql()`delete from auth.users where id = ${id}`
  })

  it('an admin changes roles by the RPC, and by delete and insert', async () => {
    await asRole(getSql(), 'authenticated', ids.admin, async (sql) => {
      await sql`select public.set_user_role(${ids.staff}, 'admin')`
      await sql`delete from public.user_roles where user_id in (${ids.staff}, ${ids.user})`
      await sql`insert into public.user_roles (user_id, role)
        values (${ids.staff}, 'user'), (${ids.user}, 'user')`
      await sql`select public.set_user_role(${ids.staff}, 'staff')`
    })
    const roles = await asRole(getSql(), 'authenticated', ids.admin, (sql) => {
      return sql`select role from public.user_roles order by role`
    })
    expect(roles.map(({ role }) => role)).toEqual(['admin', 'staff', 'user'])
  })

  it('a user repeats the rows of their sign-up and renames themselves', async () => {
    const renamed = await asRole(getSql(), 'authenticated', ids.user, async (sql) => {
      await sql`insert into public.profiles (user_id, email, full_name)
        values (${ids.user}, 'user@kerege.example', 'Имя') on conflict (user_id) do nothing`
      await sql`insert into public.user_roles (user_id, role)
        values (${ids.user}, 'user') on conflict (user_id) do nothing`
      return sql`update public.profiles set full_name = 'Новое Имя' returning full_name`
    })
    expect([...renamed]).toEqual([{ full_name: 'Новое Имя' }])
  })

  it('the service role stores a lead and sends its notification', async () => {
    const settled = await asRole(getSql(), 'service_role', null, async (sql) => {
      await sql`select * from public.submit_lead(
        gen_random_uuid(), 'client', 5, 60, '{"source": "consultation", "subject": "Заявка",
          "from_email": "aida@client.example"}',
        '{"email": "aida@client.example"}', '{"text_version": "1"}',
        '{"to_email": "leads@kerege.example", "subject": "Заявка", "text_body": "-"}')`
      const [mail] = await sql`select * from public.claim_outbox(1, 60)`
      return sql`select public.settle_outbox(${mail?.id}, ${mail?.attempts}, 'sent') as settled`
    })
    expect([...settled]).toEqual([{ settled: true }])
  })

  it('the service role stores a subscription, sends its mail, confirms it and ends it', async () => {
    const answers = await asRole(getSql(), 'service_role', null, async (sql) => {
      await sql`select public.count_hit('newsletter', 'client', 5, 60)`
      await sql`select public.subscribe_newsletter('aida@client.example', 60, '{"text_version": "1"}')`
      const [subscription] = await sql`select id, generation from public.newsletter_subscriptions`
      const [mail] = await sql`select * from public.claim_outbox(1, 60)`
      await sql`select public.settle_outbox(${mail?.id}, ${mail?.attempts}, 'sent')`
      return sql`select
        public.confirm_newsletter(${subscription?.id}, ${subscription?.generation}) as confirmed,
        public.unsubscribe_newsletter(${subscription?.id}) as unsubscribed`
    })
    expect([...answers]).toEqual([{ confirmed: 'confirmed', unsubscribed: true }])
  })

  it('an admin writes, tries out and starts an issue, which the service role sends', async () => {
    const issue = '00000000-0000-4000-8000-0000000000e1'
    await getSql()`insert into public.newsletter_subscriptions (email, status, confirmed_at)
      values ('reader@client.example', 'confirmed', now())`
    const started = await asRole(getSql(), 'authenticated', ids.admin, async (sql) => {
      await sql`select public.save_newsletter_issue(${issue}, 'Новая статья', 'Читайте')`
      await sql`select public.test_newsletter_issue(${issue}), public.export_subscribers()`
      await sql`select * from public.newsletter_issues, public.newsletter_counts()`
      return sql`select public.steer_newsletter_issue(${issue}, 'start') as status`
    })
    expect([...started]).toEqual([{ status: 'sending' }])
    await asRole(getSql(), 'service_role', null, async (sql) => {
      const mails = await sql`select * from public.claim_outbox(9, 60)`
      for (const { id } of mails) await sql`select public.settle_outbox(${id}, 1, 'sent')`
      await sql`update public.newsletter_issues set next_send_at = now()`
      await sql`select * from public.claim_outbox(9, 60)`
      await sql`select public.note_mail_event('-', 'reader@client.example', 'bounced', '-', true)`
    })
    const figures = await asRole(getSql(), 'authenticated', ids.admin, async (sql) => {
      const [subscriber] = await sql`select id from public.newsletter_subscriptions
        where status = 'bounced'`
      const sent = await sql`select i.status, f.sent::int from public.newsletter_issues i,
        public.newsletter_figures(i.id) f`
      await sql`select public.remove_subscriber(${subscriber?.id})`
      return sent
    })
    expect([...figures]).toEqual([{ status: 'sent', sent: 1 }])
  })

  it('the service role keeps a chat, books from it and ends it', async () => {
    const session = 'chat_1763740000000_aaaaaaaa000000000000000000'
    const message = '00000000-0000-4000-8000-0000000000c1'
    const outcomes = await asRole(getSql(), 'service_role', null, async (sql) => {
      const [taken] = await sql`select outcome, submission_id from public.take_chat_message(
        ${session}, ${message}, 'Перезвоните', 'client', 5, 60, 5, 5, 60)`
      await sql`select public.store_chat_answer(${session}, ${message}, 'Хорошо', '{}', '{}', 'rules')`
      await sql`select public.release_chat_message(${session}, ${message})`
      const [booked] = await sql`select outcome from public.submit_lead(
        ${taken?.submission_id}, 'client', 5, 60, '{"source": "chat", "subject": "Запись"}',
        '{"phone": "+996 555 123456"}', '{"text_version": "1"}',
        '{"to_email": "leads@kerege.example", "subject": "Запись", "text_body": "-"}')`
      const [ended] = await sql`select outcome from public.end_chat(
        ${session}, 'booking_confirmed', 1000000, '{"subject": "Чат"}',
        '{"to_email": "leads@kerege.example", "subject": "Чат", "text_body": "-"}') as outcome`
      return [taken, booked, ended].map((row) => row?.outcome)
    })
    expect(outcomes).toEqual(['taken', 'stored', 'stored'])
  })

  it('staff take a chat over, speak in it and hand it back, and the visitor hears of it', async () => {
    const session = 'chat_1763740000000_bbbbbbbb000000000000000000'
    const take = (sql: TransactionSql, message: string) => sql`
      select outcome from public.take_chat_message(
        ${session}, ${message}, 'Позовите человека', 'client', 5, 60, 5, 5, 60)`
    const present = await asRole(getSql(), 'authenticated', ids.staff, async (sql) => {
      await sql`select public.touch_last_seen()`
      return sql`select 1 as here`
    })
    expect([...present]).toEqual([{ here: 1 }])
    const called = await asRole(getSql(), 'service_role', null, async (sql) => {
      await take(sql, '00000000-0000-4000-8000-0000000000e1')
      return sql`select public.call_person(${session}) as called`
    })
    expect([...called]).toEqual([{ called: true }])
    const said = await asRole(getSql(), 'authenticated', ids.staff, async (sql) => {
      const [chat] = await sql`select id from public.chats_page('waiting', 'позовите')`
      await sql`select * from public.take_over_chat(${chat?.id})`
      return sql`select public.say_in_chat(${chat?.id}, gen_random_uuid(), 'Здравствуйте') as said,
        public.hand_back_chat(${chat?.id}) as handed_back`
    })
    expect([...said]).toEqual([{ said: 'stored', handed_back: true }])
    const heard = await asRole(getSql(), 'service_role', null, async (sql) => {
      await sql`select * from public.idle_chats(0, 0, 9)`
      return sql`select public.chat_updates(${session}, 0, 'client', 5, 60) #>> '{messages,0,text}' as text`
    })
    expect([...heard]).toEqual([{ text: 'Здравствуйте' }])
  })

  it('staff read what they were told, choose what reaches them, and are reminded', async () => {
    const read = await asRole(getSql(), 'authenticated', ids.staff, async (sql) => {
      await sql`select public.switch_notification('new_lead', 'mail', false)`
      await sql`select * from public.notification_switches()`
      await sql`select public.read_notifications()`
      return sql`select distinct kind, read_at is not null as is_read from public.notifications
        where kind = 'new_lead'`
    })
    expect([...read]).toEqual([{ kind: 'new_lead', is_read: true }])
    const reminded = await asRole(getSql(), 'service_role', null, async (sql) => {
      await sql`select mail_id from public.notifications`
      return sql`select public.remind_staff(true) as digests`
    })
    expect([...reminded]).toEqual([{ digests: 0 }])
  })

  it('staff read and work on an email, and the admin reads the log', async () => {
    const updated = await asRole(getSql(), 'authenticated', ids.staff, async (sql) => {
      await sql`select * from public.customers, public.consents, public.outbox,
        public.chat_sessions, public.chat_messages`
      return sql`update public.emails
        set status = 'in_progress', assigned_to_user_id = ${ids.staff}
        where source = 'consultation' returning subject`
    })
    expect([...updated]).toEqual([{ subject: 'Заявка' }])
    const log = await asRole(getSql(), 'authenticated', ids.admin, (sql) => {
      return sql`select action from public.audit_log where actor_id = ${ids.staff} order by id`
    })
    expect(log.map(({ action }) => action)).toEqual([
      'chat_taken_over',
      'chat_handed_back',
      'status_changed',
      'assignee_changed',
    ])
  })

  it('staff read the inbox, write a note, reply, and resend failed mails', async () => {
    const reply = '00000000-0000-4000-8000-0000000000d2'
    const answers = await asRole(getSql(), 'authenticated', ids.staff, async (sql) => {
      const [email] = await sql`select * from public.inbox_page('waiting', 'заявка')`
      await sql`insert into public.email_notes (email_id, body) values (${email?.id}, 'Х')`
      await sql`delete from public.email_notes`
      await sql`select * from public.email_replies, public.inbox_counts('2020-01-01'),
        public.colleagues()`
      return sql`select public.reply_to_email(${reply}, ${email?.id}, 'Re: Заявка', 'Х') as reply,
        public.retry_mail(${reply}) as again`
    })
    expect([...answers]).toEqual([{ reply: 'stored', again: false }])
    const settled = await asRole(getSql(), 'service_role', null, async (sql) => {
      await sql`select * from public.claim_outbox(9, 60)`
      return sql`select public.settle_outbox(${reply}, 1, 'sent') as settled`
    })
    expect([...settled]).toEqual([{ settled: true }])
  })

  it('the service role takes mail in and notes what came back, and staff know senders', async () => {
    const mail = (message: string, from: string) => ({
      message_id: `<${message}@client.example>`,
      from_email: from,
      from_name: 'Бакыт',
      authentication: 'pass',
      in_reply_to: '<00000000-0000-4000-8000-0000000000d2@kerege.example>',
      reference_ids: [],
    })
    const [stranger, customer] = await asRole(getSql(), 'service_role', null, async (sql) => {
      await sql`select public.note_bounce(
        '{<00000000-0000-4000-8000-0000000000d2@kerege.example>}', '<1@mx.example>', '550')`
      const [first] = await sql`select email_id from public.receive_email(
        ${sql.json(mail('1', 'bakyt@client.example'))})`
      const [second] = await sql`select email_id from public.receive_email(
        ${sql.json(mail('2', 'aida@client.example'))})`
      await sql`select * from public.submit_lead(
        gen_random_uuid(), 'client', 1, 60, '{"source": "consultation"}',
        '{"email": "aida@client.example"}', null,
        '{"to_email": "leads@kerege.example", "subject": "-", "text_body": "-"}')`
      await sql`update public.outbox set next_attempt_at = now() where kind = 'lead_digest'`
      await sql`select * from public.claim_outbox(9, 60)`
      return [first?.email_id, second?.email_id]
    })
    const answers = await asRole(getSql(), 'authenticated', ids.staff, async (sql) => {
      await sql`update public.emails set is_suspicious = false where is_suspicious`
      const [joined] = await sql`select public.join_thread(${stranger}) as is_done`
      const [from] = await sql`select customer_id as id from public.emails where id = ${stranger}`
      const [into] = await sql`select customer_id as id from public.emails where id = ${customer}`
      const [updated] = await sql`select public.update_customer(${into?.id}, 'Аида') as is_done`
      const [merged] = await sql`select public.merge_customers(${from?.id}, ${into?.id}) as is_done`
      return [joined, updated, merged].map((row) => row?.is_done)
    })
    expect(answers).toEqual([true, true, true])
  })

  it('the owner, who is no superuser, prunes old data', async () => {
    const left = await getSql().begin(async (sql) => {
      await sql`insert into private.rate_limits values ('lead', 'late', 1, now())`
      await sql`update public.newsletter_subscriptions
        set requested_at = '2020-01-01', ended_at = '2020-01-01'`
      await sql`update public.chat_sessions set last_message_at = '2020-01-01'`
      await sql`set local role postgres`
      await sql`select private.run_retention()`
      const [run] = await sql`select error from public.retention_runs order by id desc limit 1`
      expect(run).toEqual({ error: null })
      return sql`select email from public.newsletter_subscriptions
        union all select session_id from public.chat_sessions
        union all select client_hash from private.rate_limits where client_hash = 'late'`
    })
    expect([...left]).toEqual([])
  })

  it('a deletion that takes too long is taken back, and noted', async () => {
    const [run, kept] = await getSql().begin(async (sql) => {
      await sql`insert into public.quiz_runs (id, furthest_step, started_at)
        values (gen_random_uuid(), 1, '2020-01-01')`
      await sql`create function private.dawdle() returns trigger language plpgsql
        as $$ begin perform pg_sleep(5); return old; end $$`
      await sql`create trigger dawdle before delete on public.quiz_runs
        for each row execute function private.dawdle()`
      await sql`set local statement_timeout = '300ms'`
      await sql`select private.run_retention()`
      await sql`set local statement_timeout = 0`
      const rows =
        await sql`select deleted, error from public.retention_runs order by id desc limit 1`
      const old = await sql`select from public.quiz_runs where started_at = '2020-01-01'`
      await sql`drop function private.dawdle() cascade`
      await sql`delete from public.quiz_runs where started_at = '2020-01-01'`
      return [rows[0], old.length]
    })
    expect(run).toEqual({ deleted: null, error: expect.stringMatching(/^57014: /) })
    expect(kept).toBe(1)
  })

  it('the column grants alone stop staff from editing the body', async () => {
    const edit = asRole(getSql(), 'authenticated', ids.staff, (sql) => {
      return sql`update public.emails set body = 'Другой текст'`
    })
    await expect(edit).rejects.toThrow('permission denied for table emails')
  })

  it('an anonymous visitor reaches no table at all', async () => {
    for (const table of ['profiles', 'emails', 'audit_log']) {
      const read = asRole(getSql(), 'anon', null, (sql) => sql`select from public.${sql(table)}`)
      await expect(read).rejects.toThrow(`permission denied for table ${table}`)
    }
  })
}

/** Runs `work` as PostgREST would for this role and user, in a separate transaction. */
async function asRole<Result>(
  sql: Sql,
  role: 'anon' | 'authenticated' | 'service_role' | 'supabase_auth_admin',
  userId: string | null,
  work: (sql: TransactionSql) => Promise<Result>,
) {
  return sql.begin(async (transaction) => {
    await transaction`select set_config('request.jwt.claims', ${userId ? claimsOf(userId) : ''}, true),
      set_config('role', ${role}, true)`
    return work(transaction)
  })
}
