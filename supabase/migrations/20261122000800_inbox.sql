-- Reading the inbox: pages of it, filtered and searched, however many e-mails there are.

-- Words to find an e-mail by, apart from it, so that a search reads narrow rows only.
create table private.email_search (
  email_id uuid primary key references public.emails (id) on delete cascade,
  -- The e-mail's own: matches come in the list's order.
  created_at timestamptz not null,
  words tsvector not null
);

-- Letters and digits with single spaces between; ё is е. Both sides of a search are cut into words by
-- this, so that addresses, sites and hyphenated words are found by each of their parts.
create function private.plain_words(document text)
returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(translate(lower(document), 'ё', 'е'), '[^[:alnum:]]+', ' ', 'g')
$$;

-- Russian and English words by their stems, Latin ones also as they are: so addresses are written, and
-- half-typed words. Addresses also whole, and telephone numbers, however they are spaced, also from their
-- ninth digit from the end.
create function private.email_words(email public.emails)
returns tsvector
language plpgsql immutable set search_path = ''
as $$
declare
  said constant text := concat_ws(
    ' ', email.subject, email.from_email, email.to_email, email.interest, email.body,
    (
      select string_agg(answer #>> '{}', ' ')
      from jsonb_path_query(email.lead, 'strict $.**') answer where jsonb_typeof(answer) = 'string'
    )
  );
  phones constant text := (
    select string_agg(digits || ' ' || right(digits, 9), ' ')
    from regexp_matches(said, '\d[\d ()-]{7,18}\d', 'g') phone,
      regexp_replace(phone[1], '\D', '', 'g') digits
    where length(digits) between 9 and 15
  );
  addresses constant text[] := array(
    select distinct address[1]
    from regexp_matches(lower(said), '[^[:space:]<>(),:;"]{1,64}@[[:alnum:].-]{1,190}', 'g') address
  );
  words constant text := private.plain_words(said);
begin
  return strip(
    to_tsvector('pg_catalog.russian', words)
    || to_tsvector(
      'pg_catalog.simple', concat_ws(' ', regexp_replace(words, '[^a-z0-9]+', ' ', 'g'), phones)
    )
    || array_to_tsvector(addresses)
  );
end
$$;

create function private.index_email()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.email_search (email_id, created_at, words)
  values (new.id, new.created_at, private.email_words(new))
  on conflict (email_id) do update
  set created_at = excluded.created_at, words = excluded.words;
  return null;
end
$$;

create trigger emails_index
  after insert or update of created_at, subject, body, from_email, to_email, interest, lead
  on public.emails
  for each row execute function private.index_email();

create index email_search_words_idx on private.email_search using gin (words);
create index email_search_created_at_idx
  on private.email_search (created_at desc, email_id desc);

-- All the words of a search, in any form; null if there are none. The last word is also a 'beginning' of
-- longer ones, or 'whole' as the others are, or 'omitted'.
create function private.email_query(search text, last_word text default 'beginning')
returns tsquery
language plpgsql immutable set search_path = ''
as $$
declare
  typed constant text := coalesce(left(search, 200), '');
  digits constant text := ltrim(regexp_replace(typed, '\D', '', 'g'), '0');
  words text[] := string_to_array(btrim(private.plain_words(typed)), ' ');
  word text;
  stem text;
  meaning text;
  meanings text[] := '{}';
begin
  -- A telephone number is one word, without the 0 of a call within the country, and so is an address.
  if typed ~ '^[\d ()+-]+$' and length(digits) >= 6 then
    return case last_word when 'beginning' then (digits || ':*')::tsquery end;
  elsif btrim(typed) ~ '^[^[:space:]<>(),:;"]+@[[:alnum:].-]*$' then
    return case last_word
      when 'beginning' then (quote_literal(lower(btrim(typed))) || ':*')::tsquery
    end;
  end if;
  if last_word = 'omitted' then
    words := words[: cardinality(words) - 1];
  end if;
  for place in 1 .. cardinality(words) loop
    word := words[place];
    continue when word = '';
    stem := (tsvector_to_array(to_tsvector('pg_catalog.russian', word)))[1];
    -- Texts are kept without the Russian words that every text has.
    continue when stem is null and word !~ '^[a-z]';
    meaning := quote_literal(word);
    -- One or two letters begin half of all words, and so do some stems.
    if last_word = 'beginning' and place = cardinality(words) and char_length(word) > 2 then
      meaning := meaning || ':*';
    end if;
    if stem <> word then
      meaning := '(' || meaning || ' | ' || quote_literal(stem) || ')';
    end if;
    meanings := meanings || meaning;
  end loop;
  return nullif(array_to_string(meanings, ' & '), '')::tsquery;
end
$$;

-- The newest of what a search finds. Nobody can tell beforehand how many e-mails have a word, so first
-- the newest thousands are looked through, in their order, which fills a page with what is in one of a
-- hundred e-mails. What is rarer comes from the index of words: all of it, to be put in order then.
create function private.find_emails(
  words tsquery,
  -- Without the last one, which is a beginning.
  whole_words tsquery,
  conditions text,
  wanted_status public.email_status,
  wanted_source public.lead_source,
  assignee uuid,
  customer uuid,
  after_created_at timestamptz,
  after_id uuid,
  size integer
)
returns setof public.emails
language plpgsql stable set search_path = '' set work_mem = '16MB'
as $$
declare
  window_size constant integer := 10000;
  after constant text := case
    when after_id is null then 'true' else '(s.created_at, s.email_id) < ($7, $8)' end;
  matches text := 's.words @@ $1';
  found_count bigint := 0;
  whole_count bigint;
begin
  if customer is null then
    return query execute format(
      'select e.* from (
        select * from private.email_search s where %1$s
        order by s.created_at desc, s.email_id desc limit %3$s
      ) s join public.emails e on e.id = s.email_id
      where s.words @@ $1 and %2$s
      order by s.created_at desc, s.email_id desc limit $9',
      after, conditions, window_size
    ) using words, wanted_status, wanted_source, assignee, customer, null, after_created_at,
      after_id, size;
    get diagnostics found_count = row_count;
    if found_count = size then
      return;
    end if;

    execute format(
      'select (array_agg(created_at))[%2$s], (array_agg(email_id))[%2$s],
        count(*) filter (where words @@ $3)
      from (
        select * from private.email_search s where %1$s
        order by s.created_at desc, s.email_id desc limit %2$s
      ) s',
      replace(replace(after, '$7', '$1'), '$8', '$2'), window_size
    ) into after_created_at, after_id, whole_count using after_created_at, after_id, whole_words;
    if after_id is null then
      return;
    end if;
    -- The index collects all words that have a beginning, before anything else: a million for «сайт».
    -- Where the other words are rare, it is asked for them only.
    if whole_words is not null and whole_count <= window_size / 100 then
      matches := 's.words @@ $10 and pg_catalog.ts_match_vq(s.words, $1)';
    end if;
  end if;

  -- `offset 0` hides the limit, or the plan would be to read everything in order once more.
  return query execute
    case when conditions = 'true' then
      'select e.* from (
        select * from (
          select s.created_at, s.email_id from private.email_search s
          where ' || matches || ' and (s.created_at, s.email_id) < ($7, $8) offset 0
        ) s order by s.created_at desc, s.email_id desc limit $9
      ) s join public.emails e on e.id = s.email_id
      order by s.created_at desc, s.email_id desc'
    else
      'select * from (
        select e.* from private.email_search s join public.emails e on e.id = s.email_id
        where ' || matches || ' and '
      || case when after_id is null then '' else '(s.created_at, s.email_id) < ($7, $8) and ' end
      || conditions || ' offset 0
      ) e order by e.created_at desc, e.id desc limit $9'
    end
  using words, wanted_status, wanted_source, assignee, customer, null, after_created_at, after_id,
    size - found_count, whole_words;
end
$$;

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
  by_deadline constant boolean := queue in ('waiting', 'overdue');
  words tsquery := private.email_query(inbox_page.search);
  size constant integer := least(greatest(page_size, 1), 500);
  conditions text := 'true';
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff may read e-mails';
  end if;
  -- Nothing but punctuation finds nothing.
  if words is null and nullif(btrim(inbox_page.search), '') is not null then
    return;
  end if;

  if by_deadline then
    conditions := conditions || ' and e.waits_until is not null';
  end if;
  if queue = 'overdue' then
    conditions := conditions || ' and e.waits_until < now()';
  end if;
  if wanted_status is not null then
    conditions := conditions || ' and e.status = $2';
  end if;
  if wanted_source is not null then
    conditions := conditions || ' and e.source = $3';
  end if;
  if is_unassigned then
    conditions := conditions || ' and e.assigned_to_user_id is null';
  elsif assignee is not null then
    conditions := conditions || ' and e.assigned_to_user_id = $4';
  end if;
  if customer is not null then
    conditions := conditions || ' and e.customer_id = $5';
  end if;

  if words is not null and not by_deadline then
    -- What is in two of a hundred of the newest e-mails is a word that was typed to its end.
    perform from (
      select s.words from private.email_search s
      order by s.created_at desc, s.email_id desc limit 1000
    ) newest
    where newest.words @@ private.email_query(
      (regexp_match(private.plain_words(inbox_page.search), '[^ ]+(?= ?$)'))[1], 'whole'
    )
    offset 19;
    if found then
      words := coalesce(private.email_query(inbox_page.search, 'whole'), words);
    end if;
    return query select * from private.find_emails(
      words, private.email_query(inbox_page.search, 'omitted'), conditions, wanted_status, wanted_source, assignee, customer,
      after_created_at, after_id, size
    );
    return;
  end if;

  return query execute
    'select e.* from public.emails e'
    || case when words is not null then
      ' join private.email_search s on s.email_id = e.id and s.words @@ $1' else '' end
    || ' where ' || conditions
    || case
      when after_id is null then ''
      when by_deadline then ' and (e.waits_until, e.created_at, e.id) > ($6, $7, $8)'
      else ' and (e.created_at, e.id) < ($7, $8)'
    end
    || case
      when by_deadline then ' order by e.waits_until, e.created_at, e.id'
      else ' order by e.created_at desc, e.id desc'
    end
    || ' limit $9'
  using words, wanted_status, wanted_source, assignee, customer,
    after_waits_until, after_created_at, after_id, size;
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

-- What the inbox says above its list: how much waits now, and how the promises were kept that fell due since
-- a moment, or were kept before they did.
create function public.inbox_counts(since timestamptz)
returns table (waiting bigint, overdue bigint, mine bigint, unassigned bigint, promised bigint, kept bigint)
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff may read emails';
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
