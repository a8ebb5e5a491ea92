-- Reading the inbox: pages of it, filtered and searched, however many e-mails there are.

-- Words to find an e-mail by. Addresses are taken apart, so that each part of one is a word, too.
create function private.email_words(
  subject text, body text, from_email text, to_email text, interest text, lead jsonb
)
returns tsvector
language sql immutable set search_path = ''
as $$
  select to_tsvector(
      'pg_catalog.russian',
      translate(concat_ws(E'\n', subject, interest, body), 'ёЁ', 'еЕ')
    )
    || coalesce(
      jsonb_to_tsvector('pg_catalog.russian', translate(lead::text, 'ёЁ', 'еЕ')::jsonb, '["string"]'),
      ''
    )
    || to_tsvector(
      'pg_catalog.simple', translate(concat_ws(' ', from_email, to_email), '@._+-', '     ')
    )
$$;

-- All the words of a search, in any form and by their beginnings; null if there are none.
create function private.email_query(search text)
returns tsquery
language plpgsql immutable set search_path = ''
as $$
declare
  word text;
  wanted text;
  meaning tsquery;
  words tsquery;
begin
  foreach word in array regexp_split_to_array(
    translate(lower(left(coalesce(search, ''), 200)), 'ё', 'е'), '[^[:alnum:]]+'
  ) loop
    continue when word = '';
    -- One or two letters begin half of all words.
    wanted := quote_literal(word) || case when char_length(word) > 2 then ':*' else '' end;
    meaning := to_tsquery('pg_catalog.simple', wanted)
      || to_tsquery('pg_catalog.russian', wanted);
    words := case when words is null then meaning else words && meaning end;
  end loop;
  return words;
end
$$;

revoke all on function private.email_words (text, text, text, text, text, jsonb)
  from public, anon, authenticated, service_role;
revoke all on function private.email_query (text) from public, anon, authenticated, service_role;
-- Staff who change a status compute the generated column anew, too.
grant execute on function private.email_words (text, text, text, text, text, jsonb)
  to authenticated, service_role;

alter table public.emails
  -- What a list shows of the text.
  add column preview text generated always as (left(body, 240)) stored,
  add column search tsvector generated always as (
    private.email_words(subject, body, from_email, to_email, interest, lead)
  ) stored;

create index emails_search_idx on public.emails using gin (search);

-- The lists' orders: the id decides between e-mails of the same moment.
drop index public.emails_created_at_idx;
drop index public.emails_status_created_at_idx;
drop index public.emails_assigned_to_user_id_idx;
drop index public.emails_customer_id_idx;
create index emails_created_at_idx on public.emails (created_at desc, id desc);
create index emails_status_idx on public.emails (status, created_at desc, id desc);
create index emails_source_idx on public.emails (source, created_at desc, id desc);
create index emails_assigned_to_user_id_idx
  on public.emails (assigned_to_user_id, created_at desc, id desc);
create index emails_customer_id_idx on public.emails (customer_id, created_at desc, id desc);

-- One page. Runs as its owner because behind row-level security no index may serve a search: its operator
-- could leak what it compares. The statement is put together from what is asked for, so that each has a
-- plan of its own.
create function private.inbox_page(
  queue text,
  search text,
  wanted_status public.email_status,
  wanted_source public.lead_source,
  assignee uuid,
  is_unassigned boolean,
  customer uuid,
  after_waits_until timestamptz,
  after_created_at timestamptz,
  after_id uuid,
  page_size integer
)
returns setof public.emails
language plpgsql stable security definer set search_path = ''
as $$
declare
  conditions text[] := '{}';
  by_deadline constant boolean := queue in ('waiting', 'overdue');
  words constant tsquery := private.email_query(inbox_page.search);
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff may read e-mails';
  end if;

  if by_deadline then
    conditions := conditions || 'e.waits_until is not null'::text;
  end if;
  if queue = 'overdue' then
    conditions := conditions || 'e.waits_until < now()'::text;
  end if;
  if words is not null then
    conditions := conditions || 'e.search @@ $1'::text;
  elsif nullif(btrim(inbox_page.search), '') is not null then
    -- Nothing but punctuation.
    return;
  end if;
  if wanted_status is not null then
    conditions := conditions || 'e.status = $2'::text;
  end if;
  if wanted_source is not null then
    conditions := conditions || 'e.source = $3'::text;
  end if;
  if is_unassigned then
    conditions := conditions || 'e.assigned_to_user_id is null'::text;
  elsif assignee is not null then
    conditions := conditions || 'e.assigned_to_user_id = $4'::text;
  end if;
  if customer is not null then
    conditions := conditions || 'e.customer_id = $5'::text;
  end if;
  if after_id is not null then
    conditions := conditions || case
      when by_deadline then '(e.waits_until, e.created_at, e.id) > ($6, $7, $8)'
      else '(e.created_at, e.id) < ($7, $8)'
    end;
  end if;

  return query execute
    'select e.* from public.emails e'
    || case when cardinality(conditions) > 0
      then ' where ' || array_to_string(conditions, ' and ') else '' end
    || case when by_deadline then ' order by e.waits_until, e.created_at, e.id'
      else ' order by e.created_at desc, e.id desc' end
    || ' limit $9'
  using words, wanted_status, wanted_source, assignee, customer,
    after_waits_until, after_created_at, after_id, least(greatest(page_size, 1), 500);
end
$$;

-- queue: 'all', newest first; 'waiting', what nobody has answered yet, by deadline; 'overdue', those of
-- them whose deadline has passed. after_…: the last row of the page before (waits_until only for queues).
-- At most 500 rows. Refused to anybody but staff.
create function public.inbox_page(
  queue text default 'all',
  search text default null,
  wanted_status public.email_status default null,
  wanted_source public.lead_source default null,
  assignee uuid default null,
  is_unassigned boolean default false,
  customer uuid default null,
  after_waits_until timestamptz default null,
  after_created_at timestamptz default null,
  after_id uuid default null,
  page_size integer default 100
)
returns setof public.emails
language sql stable set search_path = ''
as $$
  select * from private.inbox_page(
    queue, search, wanted_status, wanted_source, assignee, is_unassigned, customer,
    after_waits_until, after_created_at, after_id, page_size
  )
$$;

-- What the inbox says above its list: how much waits, and how the promise was kept since a moment.
create function private.inbox_counts(since timestamptz)
returns table (waiting bigint, overdue bigint, mine bigint, unassigned bigint, promised bigint, kept bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff may read e-mails';
  end if;
  return query
    select open.*, week.*
    from (
      select count(*),
        count(*) filter (where e.waits_until < now()),
        count(*) filter (where e.assigned_to_user_id = (select auth.uid())),
        count(*) filter (where e.assigned_to_user_id is null)
      from public.emails e where e.waits_until is not null
    ) open,
    (
      select count(*) filter (where e.answered_at is not null or e.due_at < now()),
        count(*) filter (where e.answered_at <= e.due_at)
      from public.emails e where e.due_at >= inbox_counts.since
    ) week;
end
$$;

-- waiting, overdue, mine and unassigned are of what waits now; promised counts the promises that fell due
-- since then, or were kept before they did.
create function public.inbox_counts(since timestamptz)
returns table (waiting bigint, overdue bigint, mine bigint, unassigned bigint, promised bigint, kept bigint)
language sql stable set search_path = ''
as $$
  select * from private.inbox_counts(since)
$$;

-- Everyone who works here, for staff.
create function public.colleagues()
returns table (user_id uuid, full_name text, email text)
language sql stable set search_path = ''
as $$
  select p.user_id, p.full_name, p.email
  from public.profiles p
  where p.user_id in (select private.colleague_ids())
  order by coalesce(p.full_name, p.email), p.user_id
$$;

revoke all on function private.inbox_page (
  text, text, public.email_status, public.lead_source, uuid, boolean, uuid,
  timestamptz, timestamptz, uuid, integer
) from public, anon, authenticated, service_role;
revoke all on function public.inbox_page (
  text, text, public.email_status, public.lead_source, uuid, boolean, uuid,
  timestamptz, timestamptz, uuid, integer
) from public, anon, authenticated, service_role;
revoke all on function private.inbox_counts (timestamptz) from public, anon, authenticated, service_role;
revoke all on function public.inbox_counts (timestamptz) from public, anon, authenticated, service_role;
revoke all on function public.colleagues () from public, anon, authenticated, service_role;
grant execute on function private.inbox_page (
  text, text, public.email_status, public.lead_source, uuid, boolean, uuid,
  timestamptz, timestamptz, uuid, integer
) to authenticated;
grant execute on function public.inbox_page (
  text, text, public.email_status, public.lead_source, uuid, boolean, uuid,
  timestamptz, timestamptz, uuid, integer
) to authenticated;
grant execute on function private.inbox_counts (timestamptz) to authenticated;
grant execute on function public.inbox_counts (timestamptz) to authenticated;
grant execute on function public.colleagues () to authenticated;
