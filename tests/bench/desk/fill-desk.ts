import type { Sql } from 'postgres'
import { fillMail } from './fill-mail.ts'
import { customerId, fillTables, pick, threadId } from './filling.ts'
import { wishes } from './texts.ts'

const staffId = (n: string) => `('00000000-0000-4000-9000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

const names = [
  ...['Айбек Токтогулов', 'Мария Ким', 'Нурлан Асанов', 'Елена Петрова', 'Бакыт Осмонов'],
  ...['Гульнара Садыкова', 'Сергей Иванов', 'Жылдыз Абдыкадырова', 'Алмаз Бейшеналиев'],
]

const account = (id: string, address: string, name: string) => `
  insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, raw_app_meta_data, aud, role, created_at, updated_at)
  select ${id}, ${address}, u.encrypted_password, now(), jsonb_build_object('full_name', ${name}), u.raw_app_meta_data,
    u.aud, u.role, now() - n * interval '2 hours', now()`

/** Forty staff, some of equal names: ten demoted, ten blocked, five deleted; and visitors. */
async function fillPeople(sql: Sql, staff: string, visitors: number) {
  const name = `(array['${names.join("','")}'])[1 + n % ${names.length}]`
  const visitorId = `('00000000-0000-4000-9100-' || lpad(to_hex(n), 12, '0'))::uuid`
  await sql.unsafe(`
    ${account(staffId('n'), `'colleague-' || n || '@kerege.example'`, name)}
    from generate_series(1, 35) n, auth.users u where u.id = '${staff}';
    ${account(visitorId, `'visitor-' || n || '@client.example'`, `'Посетитель ' || n`)}
    from generate_series(1, ${visitors}) n, auth.users u where u.id = '${staff}';
    insert into public.profiles (user_id, email, full_name, created_at, blocked_until)
    select u.id, u.email, u.raw_user_meta_data ->> 'full_name', coalesce(u.created_at, now()),
      case when n between 26 and 35 then now() + interval '100 years' end
    from (select *, substring(email from '^colleague-(\\d+)@')::integer as n from auth.users) u
    on conflict do nothing;
    insert into public.user_roles (user_id, role)
    select p.user_id, case when n <= 15 or n > 25 then 'staff' else 'user' end::public.app_role
    from (select *, substring(email from '^colleague-(\\d+)@')::integer as n from public.profiles) p
    on conflict do nothing;
    insert into public.former_staff (user_id, full_name, email)
    select ${staffId('n')}, ${name}, 'colleague-' || n || '@kerege.example' from generate_series(36, 40) n`)
}

/** What staff did and what happened to accounts: one line in five by nobody, some by people who left. */
const fillLogs = (sql: Sql, staff: string, threads: number) =>
  sql.unsafe(`
    insert into public.audit_log (at, actor_id, action, entity, entity_id, details)
    select now() - (total - n) * (interval '2 years' / total),
      case when n % 5 = 0 then null when n % 11 = 0 then ${staffId('1 + n % 40')} else '${staff}' end,
      (array['status_changed', 'assignee_changed', 'reply_sent', 'note_added', 'customer_edited', 'spam_changed'])[1 + n % 6],
      case when n % 6 = 4 then 'customer' else 'email' end,
      case when n % 6 = 4 then ${customerId(`1 + n % ${Math.ceil(threads / 4.5)}`)} else ${threadId(`(1 + n % ${threads})`)} end,
      case n % 6
        when 0 then '{"from": "new", "to": "completed"}'
        when 1 then jsonb_build_object('from', null, 'to', ${staffId('1 + n % 40')})
        when 5 then '{"from": false, "to": true}'
        else '{}'
      end
    from (select ${Math.ceil(threads * 1.7)} as total) size, generate_series(1, total) n;
    insert into public.audit_log (at, action, entity, entity_id, details)
    select now() - interval '2 years', 'role_changed', 'user', ${staffId('n')}, '{"from": "user", "to": "staff"}'
    from generate_series(1, 40) n;
    insert into public.security_log (at, event, user_id, actor_id)
    select now() - (total - n) * (interval '1 year' / total),
      (array['signed_in', 'signed_in', 'sign_in_failed', 'access_denied', 'data_exported'])[1 + n % 5]::public.security_event,
      ${staffId('1 + n % 40')}, case when n % 5 = 4 then ${staffId('1 + n % 40')} end
    from (select ${Math.ceil(threads * 0.55)} as total) size, generate_series(1, total) n`)

const fillChats = (sql: Sql, chats: number) =>
  sql.unsafe(`
    insert into public.chat_sessions (
      id, session_id, page_url, started_at, last_message_at, ended_at, ended_reason, rating, rated_at, message_count,
      told_at, contact, contact_left_at, visitor_seen_at
    )
    select md5('chat ' || n)::uuid, 'chat_' || (1700000000000 + n) || '_' || substr(md5('x' || n), 1, 20),
      'https://kerege.example/services', moment, moment + interval '10 minutes',
      case when n > 5 then moment + interval '40 minutes' end,
      case when n > 5 then (array['abandoned', 'completed'])[1 + n % 2]::public.chat_end_reason end,
      case when n % 7 = 0 then 1 + n % 5 end, case when n % 7 = 0 then moment end, 3,
      case when n > 5 then moment + interval '45 minutes' end,
      case when n % 5 = 0 then jsonb_build_object('name', 'Гость ' || n, 'phone', '+996 700 ' || lpad(n::text, 6, '0')) end,
      case when n % 5 = 0 then moment end, moment
    from generate_series(1, ${chats}) n, lateral (select now() - n * (interval '1 year' / ${chats}) as moment) at;
    insert into public.chat_messages (chat_id, message_id, role, content, created_at, reply, answered_by)
    select md5('chat ' || n)::uuid, md5('m ' || n || ' ' || k || author)::uuid, author::public.chat_role,
      case author when 'user' then ${pick(wishes, 7)} else 'Спасибо, понял вас. Сколько товаров и нужна ли доставка?' end,
      now() - n * (interval '1 year' / ${chats}) + k * interval '3 minutes',
      case when author = 'assistant' then '{"text": "Спасибо"}'::jsonb end,
      case when author = 'assistant' then 'rules'::public.chat_answerer end
    from generate_series(1, ${chats}) n, generate_series(1, 3) k, unnest(array['user', 'assistant']) author
    order by n desc, k`)

/** What hangs on no thread: readers, quizzes, reports of browsers, and the bell of one person. */
const fillOthers = (sql: Sql, staff: string, threads: number) =>
  sql.unsafe(`
    insert into public.newsletter_subscriptions (email, status, requested_at, confirmed_at)
    select 'reader' || n || '@mail.example', 'confirmed', now() - n * interval '35 minutes', now() - n * interval '34 minutes'
    from generate_series(1, ${Math.ceil(threads / 3)}) n;
    insert into public.quiz_runs (id, furthest_step, is_sent, started_at)
    select gen_random_uuid(), 1 + n % 8, n % 8 = 7, now() - n * (interval '1 year' / ${Math.ceil(threads / 2)})
    from generate_series(1, ${Math.ceil(threads / 2)}) n;
    insert into public.csp_violations (directive, blocked, times, last_at)
    select 'script-src', 'https://ext-' || n || '.tracker.example', 1 + n, now() - n * interval '10 hours'
    from generate_series(1, 200) n;
    insert into public.saved_filters (user_id, title, query)
    select '${staff}', 'Фильтр ' || n, 'status=new&tag=' || n from generate_series(1, 60) n;
    insert into public.notifications (user_id, kind, email_id, created_at, announce_at)
    select '${staff}', 'new_lead', e.id, e.listed_at, e.listed_at
    from (
      select id, listed_at from public.emails where thread_id = id order by listed_at desc
      limit ${Math.ceil(threads / 22)}
    ) e on conflict do nothing`)

/**
 * A desk after two years: by default 90,000 threads of 170,000 mails, 25,000 chats, 200,000 lines of logs, forty people of
 * whom twenty-five work no longer, 30,000 readers and four thousand unread notifications.
 * @param staff the account whose desk it is
 * @param newer how many empty rows the search has before those of the mails
 */
export async function fillDesk(sql: Sql, staff: string, threads: number, newer = 0): Promise<void> {
  const tables = [
    ...['public.audit_log', 'public.security_log', 'public.chat_sessions', 'public.chat_messages'],
    ...['public.notifications', 'public.quiz_runs', 'public.newsletter_subscriptions'],
  ]
  await fillTables(sql, tables, async () => {
    await fillPeople(sql, staff, Math.ceil(threads / 22))
    await fillLogs(sql, staff, threads)
    await fillChats(sql, Math.ceil(threads / 3.6))
  })
  await fillMail(sql, threads, newer)
  await fillTables(sql, [], async () => void (await fillOthers(sql, staff, threads)))
  await sql.unsafe('vacuum analyze')
}
