import type { Sql } from 'postgres'
import { syllables, topics, wishes } from './texts.ts'

/** The address of a customer with forty e-mails. */
export const regular = 'regular@client.example'

const tables = ['public.emails', 'private.email_search', 'public.outbox', 'public.email_replies']

/** SQL that picks an item by the row's number, the same for every run. */
const pick = (list: readonly string[], salt: number) =>
  `(array['${list.join("','")}'])[1 + abs(hashint8(n * 31 + ${salt})) % ${list.length}]`

const company = `initcap(${[1, 2, 3, 4].map((salt) => pick(syllables, salt)).join(' || ')})`

/**
 * Inserts three years of e-mails, a third as many customers, and replies to all but the latest. Triggers
 * are off and indexes are created last; otherwise it would take an hour.
 */
export async function fill(sql: Sql, count: number): Promise<void> {
  await sql.unsafe(`set session_replication_role = replica; set synchronous_commit = off;
    set maintenance_work_mem = '1GB'`)
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_catalog.pg_index
    where indrelid = any (${tables}::regclass[])
      and not exists (select from pg_catalog.pg_constraint c where c.conindid = indexrelid)`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)

  await sql.unsafe(`insert into public.customers (id, email, name, phone, company, created_at, last_seen_at)
    select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
      case n when 1 then '${regular}' else lower(${company}) || n || '@client.example' end,
      'Клиент ' || n, '+996 555 ' || lpad((n % 1000000)::text, 6, '0'), ${company},
      now() - interval '3 years', now()
    from generate_series(1, ${Math.ceil(count / 3)}) n`)

  // The n-th e-mail: 1 is the newest. Every hundredth of the first 4,000 is by the regular customer.
  await sql.unsafe(`
    create temporary table colleague as
      select row_number() over () - 1 as number, user_id from public.user_roles
      where role in ('staff', 'admin');
    create temporary table draft as
    select n, md5('e-mail ' || n)::uuid as id,
      case
        when n <= 4000 and n % 100 = 0 then 1
        else 1 + (abs(hashint8(n)) % ${Math.ceil(count / 3)})
      end as customer_number,
      (array['consultation', 'consultation', 'project_quiz', 'chat', 'inbound'])
        [1 + abs(hashint8(n + 7)) % 5]::public.lead_source as source,
      now() - n * (interval '3 years' / ${count}) as moment,
      case
        when n > ${count} / 500 then 'completed'
        else (array['new', 'in_progress', 'processed', 'completed'])[1 + abs(hashint8(n + 3)) % 4]
      end::public.email_status as status,
      abs(hashint8(n + 11)) % 10 as luck
    from generate_series(1, ${count}) n`)
  await sql.unsafe(`
    insert into public.emails (
      id, submission_id, source, customer_id, from_email, to_email, subject, body, status, processed,
      assigned_to_user_id, lead, page_url, created_at, received_at, due_at, handled_at, thread_id,
      listed_at, waiting_since
    )
    select d.id, case when d.source <> 'inbound' then d.id end, d.source, c.id, c.email,
      'leads@kerege.example',
      'Заявка: ' || c.name || ', ' || c.company,
      concat_ws(E'\\n\\n', 'Имя: ' || c.name, 'Телефон: ' || c.phone, ${pick(wishes, 21)},
        ${pick(wishes, 22)}, ${pick(wishes, 23)}, 'Тема: ' || ${pick(topics, 24)},
        'Рядом работает ' || ${company}),
      d.status, d.status in ('processed', 'completed'),
      case when luck > 0 then a.user_id end,
      jsonb_build_object('name', c.name, 'email', c.email, 'phone', c.phone, 'company', c.company),
      'https://kerege.example/', d.moment, d.moment,
      private.promised_until(d.source, d.moment),
      case when d.status in ('processed', 'completed') then d.moment + luck * interval '20 minutes' end,
      d.id, d.moment, case when d.status not in ('processed', 'completed') then d.moment end
    from draft d
    join public.customers c
      on c.id = ('00000000-0000-4000-8000-' || lpad(to_hex(customer_number), 12, '0'))::uuid
    left join colleague a
      on a.number = abs(hashint8(d.n + 5)) % (select count(*) from colleague)
    order by d.n desc`)
  await sql`
    insert into private.email_search
    select s.* from public.emails e, private.searchable(e) s order by e.listed_at`
  await sql`
    insert into public.outbox
      (email_id, kind, to_email, subject, text_body, status, attempts, sent_at, created_at)
    select e.id, 'lead_notification', e.to_email, e.subject, e.body, 'sent', 1, e.created_at, e.created_at
    from public.emails e where e.created_at > now() - interval '90 days'`
  await sql`
    insert into public.email_replies (id, email_id, to_email, subject, body, created_at)
    select gen_random_uuid(), e.id, e.from_email, e.subject, 'Здравствуйте!', e.handled_at
    from public.emails e where e.handled_at is not null and hashtext(e.id::text) % 4 = 0`
  await sql`
    insert into public.email_notes (email_id, body, created_at)
    select e.id, 'Просит перезвонить', e.created_at
    from public.emails e where hashtext(e.id::text) % 10 = 1`

  for (const { definition } of indexes) await sql.unsafe(definition)
  await sql.unsafe('reset session_replication_role')
  await sql.unsafe('vacuum analyze')
}
