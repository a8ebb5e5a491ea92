import type { Sql } from 'postgres'
import { customerId, fillTables, hash, pick, threadId } from './filling.ts'
import { syllables, topics, wishes } from './texts.ts'

/** The address of a customer with a hundredth of the older half of all threads. */
export const regular = 'regular@client.example'

/** The number of the thread that never ended: four hundred mails in it, if there are as many threads. */
const endless = 120

const tables = [
  ...['public.emails', 'private.email_search', 'public.outbox', 'public.email_replies'],
  ...['public.email_notes', 'public.customers'],
]

const company = `initcap(${[1, 2, 3, 4].map((salt) => pick(syllables, salt)).join(' || ')})`

/**
 * Two years of threads, some two mails each, of a quarter as many customers, with replies, notes and what was mailed of
 * them. One in two hundred is still open, of the newest half of them.
 * @param newer how many empty rows the search has before theirs
 */
export const fillMail = (sql: Sql, threads: number, newer = 0): Promise<void> =>
  fillTables(sql, tables, async () => {
    const customers = Math.ceil(threads / 4.5)
    await sql.unsafe(`
      insert into public.customers (id, email, name, phone, company, created_at, last_seen_at)
      select ${customerId('n')},
        case when n = 1 then '${regular}' when n % 50 <> 0 then lower(${company}) || n || '@client.example' end,
        'Клиент ' || n, '+996 555 ' || lpad((n % 1000000)::text, 6, '0'), ${company},
        now() - interval '2 years', now() - n * interval '2 years' / ${customers}
      from generate_series(1, ${customers}) n`)

    // The n-th thread: 1 is the newest.
    await sql.unsafe(`
      create temporary table colleague as
        select row_number() over (order by user_id) - 1 as number, user_id from public.user_roles
        where role in ('staff', 'admin');
      create temporary table draft as
      select n, ${threadId('n')} as id, now() - n * (interval '2 years' / ${threads}) as moment,
        case when n % 100 = 0 and n <= ${threads} / 2 then 1 else 1 + ${hash(0)} % ${customers} end as customer_number,
        (array['consultation', 'inbound', 'project_quiz', 'inbound', 'chat', 'inbound'])
          [1 + n % 6]::public.lead_source as source,
        case
          when n > ${threads} / 50 and ${hash(13)} % 1000 >= 4 or ${hash(3)} % 4 > 1 then 'completed'
          else (array['new', 'in_progress'])[1 + ${hash(3)} % 2]
        end::public.email_status as status,
        case
          when n = ${endless} then least(400, ${threads} / 10)
          when n % 6 = 4 then 1
          else (array[1, 1, 1, 1, 2, 2, 3, 3, 3, 5])[1 + ${hash(17)} % 10]
        end as size,
        ${hash(11)} % 10 as luck, ${hash(19)} % 1000 as mark
      from generate_series(1, ${threads}) n`)
    await sql.unsafe(`
      insert into public.emails (
        id, submission_id, source, customer_id, from_email, to_email, subject, body, status, processed,
        assigned_to_user_id, lead, page_url, created_at, received_at, due_at, handled_at, thread_id,
        listed_at, waiting_since, answers, answer_preview, tags, snoozed_until, spam_at
      )
      select d.id, case when d.source <> 'inbound' then d.id end, d.source, c.id, c.email,
        'leads@kerege.example', 'Заявка: ' || c.name || ', ' || c.company,
        concat_ws(E'\\n\\n', 'Имя: ' || c.name, 'Телефон: ' || c.phone, ${pick(wishes, 21)},
          ${pick(wishes, 22)}, 'Тема: ' || ${pick(topics, 24)}),
        d.status, d.status = 'completed', case when luck > 0 then a.user_id end,
        jsonb_build_object('name', c.name, 'email', c.email, 'phone', c.phone, 'company', c.company),
        'https://kerege.example/', d.moment, d.moment, 
        -- What is promised, in hours of any day: working hours take milliseconds for each.
        d.moment + case
          when d.source in ('consultation', 'chat') then interval '2 hours'
          when d.source = 'project_quiz' then interval '1 day'
        end,
        case when d.status = 'completed' then d.moment + luck * interval '20 minutes' end, d.id,
        d.moment + (size - 1) * interval '3 hours', case when d.status <> 'completed' then d.moment end, size - 1,
        case when size > 1 then 'Добрый день! Уточнение номер ' || size end,
        case when mark % 3 = 0 then array['тег-' || (1 + ${hash(29)} % 300)] else '{}' end,
        case when mark < 4 then now() + mark * interval '2 days' end,
        case when mark between 20 and 30 then d.moment + interval '1 hour' end
      from draft d
      join public.customers c on c.id = ${customerId('customer_number')}
      left join colleague a on a.number = ${hash(5)} % (select count(*) from colleague)
      order by d.n desc`)
    await sql.unsafe(`
      insert into public.emails (
        id, source, customer_id, from_email, to_email, subject, body, status, created_at, received_at, thread_id, message_id
      )
      select md5('answer ' || d.n || ' ' || k)::uuid, 'inbound', e.customer_id, e.from_email, e.to_email,
        'Re: ' || e.subject, 'Добрый день! Уточнение номер ' || k || E'.\\n\\n' || ${pick(wishes, 23)}, 'new',
        d.moment + k * interval '3 hours', d.moment + k * interval '3 hours', d.id,
        '<a' || d.n || '.' || k || '@client.example>'
      from draft d join public.emails e on e.id = d.id, generate_series(1, d.size - 1) k
      order by d.n desc`)
    // As private.searchable reads them, of texts that need no cleaning: that takes a millisecond for each.
    await sql.unsafe(`
      insert into private.email_search (email_id, thread_id, listed_at, header, words, parts)
      select e.id, e.thread_id, first.listed_at, header, to_tsvector('pg_catalog.russian', whole),
        (select string_agg(distinct word, ' ') from string_to_table(private.same_letters(whole), ' ') word)
      from public.emails e
      join public.emails first on first.id = e.thread_id
      cross join lateral (
        select lower(concat_ws(' ', e.from_email, e.to_email, e.subject)) as plain offset 0
      ) h
      cross join lateral (
        select private.same_letters(h.plain) as header,
          lower(concat_ws(' ', h.plain, e.body, e.lead ->> 'phone', array_to_string(e.tags, ' '),
            private.lead_number(e.submission_id))) as whole
        offset 0
      ) texts
      order by e.created_at;
      insert into private.email_search (email_id, thread_id, listed_at, header, words)
      select gen_random_uuid(), gen_random_uuid(), now(), '', '' from generate_series(1, ${newer})`)
    await sql`
      insert into public.outbox
        (email_id, kind, to_email, subject, text_body, status, attempts, sent_at, created_at)
      select e.id, kind, e.to_email, e.subject, e.body, 'sent', 1, e.created_at, e.created_at
      from public.emails e, unnest(array['lead_notification', 'lead_confirmation']) kind
      where e.created_at > now() - interval '90 days' and e.to_email is not null`
    await sql.unsafe(`
      insert into public.email_replies (id, email_id, author_id, to_email, subject, body, created_at)
      select md5('reply ' || e.id)::uuid, e.id, e.assigned_to_user_id, e.from_email, 'Re: ' || e.subject, 'Здравствуйте!',
        e.handled_at
      from public.emails e
      where e.handled_at is not null and e.from_email is not null and hashtext(e.id::text) % 4 < 3`)
    await sql`
      insert into public.email_notes (email_id, author_id, body, created_at)
      select e.id, e.assigned_to_user_id, 'Просит перезвонить', e.created_at
      from public.emails e where e.thread_id = e.id and hashtext(e.id::text) % 10 = 1`
  })
