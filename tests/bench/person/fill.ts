import type { Sql } from 'postgres'

/** Whose mails there are so many of. */
export const person = {
  address: 'zhanyl@client.example',
  name: 'Жаныл Мырзабекова',
  cardId: '00000000-0000-4000-8000-000000000001',
} as const

/** A card that colleagues merge with the person's. */
export const otherCardId = '00000000-0000-4000-8000-000000000002'

export const threadId = '00000000-0000-4000-8000-000000000003'

const tables = ['public.emails', 'private.email_search', 'public.outbox', 'public.email_replies']

/**
 * Inserts mails of one person, in threads of four and one of a hundred, and as many of others, each with 1.6 kB of text
 * and three times that of HTML; half of them confirmed, a quarter answered. Triggers are off and indexes come last.
 */
export async function fill(sql: Sql, own: number, others: number): Promise<void> {
  await sql.unsafe(`set session_replication_role = replica; set synchronous_commit = off;
    set maintenance_work_mem = '1GB'`)
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_catalog.pg_index
    where indrelid = any (${tables}::regclass[])
      and not exists (select from pg_catalog.pg_constraint c where c.conindid = indexrelid)`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  await sql`insert into public.customers (id, email, name, phone) values
    (${person.cardId}, ${person.address}, ${person.name}, '+996 777 654 321'),
    (${otherCardId}, 'other@client.example', 'Другая карточка', null)`
  // A thousand texts of 1.6 kB that hardly compress.
  await sql.unsafe(`create temporary table texts as
    select k, (select string_agg(md5(k::text || i), ' ') from generate_series(1, 48) i) as words
    from generate_series(0, 999) k`)
  await sql.unsafe(`
    insert into public.emails (
      id, source, customer_id, from_email, from_name, to_email, subject, body, html_content, status, processed,
      created_at, received_at, handled_at, thread_id, listed_at, message_id
    )
    select d.id, 'inbound', case when d.is_own then '${person.cardId}'::uuid end,
      case when d.is_own then '${person.address}' else 'other-' || n || '@client.example' end,
      case when d.is_own then '${person.name}' else 'Клиент ' || n end,
      'leads@kerege.example', 'Письмо ' || n, words,
      '<p>' || words || '</p><p>' || words || '</p><p>' || words || '</p>', 'completed', true,
      d.moment, d.moment, d.moment, d.first_id, case when d.first_id = d.id then d.moment end, '<' || n || '@client.example>'
    from (
      select n, case when n = 1 then '${threadId}'::uuid else md5('mail ' || n)::uuid end as id,
        n <= ${own} as is_own, now() - n * interval '1 minute' as moment,
        case
          when n <= 100 then '${threadId}'::uuid
          when n <= ${own} and n >= 104 then md5('mail ' || (n - n % 4))::uuid
          else md5('mail ' || n)::uuid
        end as first_id
      from generate_series(1, ${own + others}) n
    ) d
    join texts on k = n % 1000`)
  await sql.unsafe(`
    insert into private.email_search (email_id, thread_id, listed_at, header, words)
    select e.id, e.thread_id, e.received_at,
      private.plain_text(concat_ws(' ', e.from_name, e.from_email, e.to_email, e.subject)),
      to_tsvector('simple', concat_ws(' ', e.from_name, e.from_email, e.subject, left(e.body, 300)))
    from public.emails e`)
  await sql.unsafe(`
    insert into public.outbox (email_id, kind, to_email, subject, text_body, status, attempts, sent_at)
    select id, 'lead_confirmation', from_email, subject, left(body, 800), 'sent', 1, received_at
    from public.emails where hashtext(id::text) % 2 = 0`)
  await sql.unsafe(`
    insert into public.email_replies (id, email_id, to_email, subject, body, created_at)
    select gen_random_uuid(), id, from_email, subject, left(body, 600), received_at
    from public.emails where hashtext(id::text) % 4 = 0`)
  await sql.unsafe(`
    insert into public.newsletter_subscriptions (email, status, confirmed_at)
    select 'reader-' || n || '@client.example', 'confirmed', now() from generate_series(1, ${own}) n`)
  for (const { definition } of indexes) await sql.unsafe(definition)
  await sql.unsafe('reset session_replication_role')
  await sql.unsafe('vacuum analyze')
}
