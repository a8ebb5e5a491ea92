-- Reading the inbox in pages, filtered and searched, at any number of emails.

-- The letters of a text, single and in pairs, for searches of one or two letters, which trigrams do not serve.
create function private.pairs(written text)
returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  -- By the list of letters: to find the n-th of a text all before it are read.
  select array(
    select distinct pair
    from (
      select letter, letter || lead(letter) over (order by number) as both_letters
      from unnest(string_to_array(written, null)) with ordinality letters (letter, number)
    ) at_letter, unnest(array[letter, both_letters]) pair
    where pair !~ '\s'
  )
$$;

-- Narrow rows, so that the newest thousands are read quickly, and texts not parsed again when only a status changes.
create table private.email_search (
  email_id uuid primary key references public.emails (id) on delete cascade,
  -- The thread's, copied: matches come in the list's order, and what is found is the thread.
  thread_id uuid not null,
  listed_at timestamptz not null,
  -- Sender, recipient and subject (private.plain_text, same_letters): any part of it is found.
  header text not null,
  -- Words of everything, names of files among it, found in any form.
  words tsvector not null,
  -- The same words as written, each once, and numbers without what parts their digits: any part of one is found.
  parts text not null default ''
);

create index email_search_listed_at_idx on private.email_search (listed_at desc, thread_id desc);
create index email_search_thread_id_idx on private.email_search (thread_id);
create index email_search_header_idx on private.email_search using gin (header extensions.gin_trgm_ops);
create index email_search_pairs_idx on private.email_search using gin (private.pairs(header));
create index email_search_words_idx on private.email_search using gin (words);
create index email_search_parts_idx on private.email_search using gin (parts extensions.gin_trgm_ops);

-- Both sides of a search: in lower case on one line, «ё» as «е», «ө» as «о» (as people type them), without joiners, emoji's selectors and stress marks, one
-- dash and one apostrophe for all.
create function private.plain_text(written text)
returns text
language sql immutable parallel safe set search_path = ''
return translate(
  lower(
    regexp_replace(
      regexp_replace(
        private.clean_text(written), '[\u0300\u0301\u200c\u200d\ufe00-\ufe0f\U000E0000-\U000E0FFF]', '', 'g'
      ),
      '(?<!\s)\s+', ' ', 'g'
    )
  ),
  U&'ёөүң\2012\2013\2014\2015\2212\2019\02bc', U&'еоун-----\0027\0027'
);

-- The words of a plain text, numbers without what parts their digits: «№ 744 338» is «744338».
create function private.joined_digits(plain text)
returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(translate(plain, '№#', '  '), '(?<=\d)[ ().-]{1,3}(?=\d)', '', 'g');

-- Both sides of a search by parts of words. Security definer, since inserting a message evaluates it for the index.
create function private.folded(written text)
returns text
language sql immutable parallel safe security definer set search_path = ''
return private.same_letters(private.joined_digits(private.plain_text(written)));

create index chat_messages_parts_idx on public.chat_messages using gin (
  private.folded(content) extensions.gin_trgm_ops
);

-- The number by which a visitor knows their lead: the same as contracts/lead-number.ts makes of its id.
create function private.lead_number(submission_id uuid)
returns text
language sql immutable set search_path = ''
return (('x' || left(submission_id::text, 8))::bit(32)::bigint % 900000 + 100000)::text;

create function private.searchable(email public.emails)
returns private.email_search
language sql stable set search_path = ''
as $$
  select
    email.id,
    email.thread_id,
    (select first.listed_at from public.emails first where first.id = email.thread_id),
    private.same_letters(plain.header),
    to_tsvector('pg_catalog.russian', whole.plain),
    (
      select coalesce(string_agg(distinct word, ' '), '')
      from string_to_table(private.same_letters(whole.plain || ' ' || private.joined_digits(whole.plain)), ' ') word
    )
  from (
    select
      private.plain_text(
        concat_ws(
          ' ', email.from_name, email.from_email, email.reply_to, email.to_email,
          array_to_string(email.also_to || email.cc, ' '), email.subject
        )
      ) as header,
      private.plain_text(
        concat_ws(
          ' ', email.interest, email.body,
          (
            select string_agg(field #>> '{}', ' ')
            from jsonb_path_query(email.lead - 'kind', 'strict $.** ? (@.type() == "string")') field
          ),
          array_to_string(email.tags, ' '), private.lead_number(email.submission_id),
          (select string_agg(a.name, ' ') from public.attachments a where a.email_id = email.id)
        )
      ) as content
    offset 0
  ) plain,
  lateral (select plain.header || ' ' || plain.content as plain offset 0) whole
$$;

create function private.index_email()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.email_search select * from private.searchable(new)
  on conflict (email_id) do update
  set thread_id = excluded.thread_id, listed_at = excluded.listed_at, header = excluded.header,
    words = excluded.words, parts = excluded.parts;
  return null;
end
$$;

create trigger emails_index
  after insert or update of thread_id, subject, body, from_name, from_email, to_email, interest, lead, tags
  on public.emails
  for each row execute function private.index_email();

-- A mail's files are stored after it.
create function private.index_file()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- A large mail with many files is not read again for each.
    update private.email_search s
    set words = s.words || to_tsvector('pg_catalog.russian', added.name),
      parts = s.parts || ' ' || private.same_letters(added.name)
    from private.plain_text(new.name) added (name)
    where s.email_id = new.email_id;
  else
    update private.email_search s set words = found.words, parts = found.parts
    from public.emails e, private.searchable(e) found
    where e.id = new.email_id and s.email_id = e.id;
  end if;
  return null;
end
$$;

create trigger attachments_index
  after insert or update of email_id, name on public.attachments
  for each row when (new.email_id is not null)
  execute function private.index_file();

create function private.move_in_search()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.email_search s set listed_at = new.listed_at where s.thread_id = new.id;
  return null;
end
$$;

create trigger emails_move_in_search
  after update on public.emails
  for each row when (new.listed_at is distinct from old.listed_at and new.thread_id = new.id)
  execute function private.move_in_search();

-- Its deadline; without a promise, or after the customer has written again, a day after they began to wait.
create function private.place_in_queue(waits_until timestamptz, waiting_since timestamptz)
returns timestamptz
language sql stable parallel safe set search_path = ''
return case when waits_until = 'infinity' then waiting_since + interval '24 hours' else waits_until end;

-- What of an email's parts is looked for, the longest first: the words typed, of a number its last nine digits, since the
-- code of its country may be written in another way, or not at all. Null: too short for an index, or not meant so.
create function private.sought_parts(typed text)
returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array_agg(part order by length(part) desc, part)
  from (
    select distinct
      case
        when word ~ '^[+(]*\d{7,}\)?$' then right(ltrim(translate(word, '+()', ''), '0'), 9)
        else btrim(word, '.,;:!?«»()')
      end as part
    from string_to_table(private.joined_digits(typed), ' ') word
  ) words
  where part <> ''
  having bool_or(part ~ '[[:alnum:]]{3}') and typed !~ '"|(^| )-| or '
$$;

-- Whether a text has all parts. Not by `like`, which takes thrice the time.
create function private.has_parts(written text, parts text[])
returns boolean
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  part text;
begin
  foreach part in array parts loop
    if strpos(written, part) = 0 then
      return false;
    end if;
  end loop;
  return true;
end
$$;

-- One page of threads, each as its first email. queue: 'all', newest first, but for those put off, 'chats' (which left
-- no contact) and 'spam'; 'suspicious', above a limit, which 'all', 'waiting' and 'overdue' leave out until someone
-- takes them or searches; 'waiting', without an answer, by deadline (place_in_queue); 'overdue', past it; 'snoozed',
-- the next to come back first. 'all' has no subscriptions, which their source or a search finds. search: of any email of
-- the thread, a part of sender, recipient or subject, or words of its text, tags and number as websearch_to_tsquery
-- reads them, or parts of them. is_order: consultations that order an offer, or all others. wrote_from, wrote_before:
-- the customer wrote in that time, put off or not; both or neither. after_…: of the last row before: its id and listed_at; in 'waiting' and 'overdue' waits_until
-- and waiting_since; in 'snoozed' snoozed_until. At most 500 rows. by_customer: in 'waiting' and 'overdue' a customer
-- stands once, by the request that is due first.
-- Runs as its owner: behind row-level security no index may serve a search, as its operator could leak what it
-- compares. Each call is planned with its own values: the plan keeps only the way that is taken.
create function public.inbox_page(
  queue text default 'all',
  search text default null,
  wanted_status public.email_status default null,
  wanted_source public.lead_source default null,
  wanted_tag text default null,
  assignee uuid default null,
  is_unassigned boolean default false,
  customer uuid default null,
  wrote_from timestamptz default null,
  wrote_before timestamptz default null,
  after_waits_until timestamptz default null,
  after_moment timestamptz default null,
  after_id uuid default null,
  page_size integer default 100,
  is_order boolean default null,
  by_customer boolean default false
)
returns setof public.emails
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set work_mem = '16MB'
as $$
declare
  size integer := least(greatest(page_size, 1), 500);
  window_size constant integer := 10000;
  plain constant text := private.plain_text(nullif(btrim(left(search, 200)), ''));
  typed constant text := coalesce(nullif(private.same_letters(plain), ''), plain);
  -- The index of trigrams knows three letters or digits in a row, that of pairs what has none.
  has_trigram constant boolean := coalesce(typed ~ '[[:alnum:]]{3}', false);
  sought constant text[] := private.sought_parts(typed);
  patterns constant text[] := array(select private.containing(part) from unnest(sought) part);
  -- Telephone numbers are searched by parts only: other numbers contain the same groups of digits.
  query constant tsquery := case
    when typed !~ '^[\d ()+.-]+$' or typed !~ '(\d\D*){6}'
      then websearch_to_tsquery('pg_catalog.russian', regexp_replace(plain, '(?<![a-z])[a-z]+://', '', 'g'))
  end;
  wanted_shelf constant public.email_shelf :=
    case when queue in ('chats', 'spam') then queue else 'inbox' end::public.email_shelf;
  found_count integer;
  way text := case
    when queue in ('waiting', 'overdue', 'snoozed') then 'by time'
    when wrote_from is not null then 'by writing'
    when typed is null then 'by list'
    else 'by newest'
  end;
  after_place constant timestamptz :=
    case queue when 'snoozed' then after_moment else private.place_in_queue(after_waits_until, after_moment) end;
begin
  perform private.require_staff('read emails');
  loop
    return query
      with wanted as not materialized (
        select e.* from public.emails e
        where (wanted_status is null or e.status = wanted_status)
          and (wanted_source is null or e.source = wanted_source)
          and (inbox_page.is_order is null or coalesce(e.lead ->> 'kind' = 'order', false) = inbox_page.is_order)
          -- Both, since the index has no email without tags.
          and (wanted_tag is null or e.tags @> array[wanted_tag] and e.tags <> '{}')
          and (assignee is null or e.assigned_to_user_id = assignee)
          and (not is_unassigned or e.assigned_to_user_id is null)
          and (customer is null or e.customer_id = customer)
          and (way = 'by time' or e.shelf = wanted_shelf)
          and (queue <> 'suspicious' or e.is_suspicious)
          and (
            queue <> 'all' or e.source is distinct from 'newsletter' or e.answers > 0
            or wanted_source = 'newsletter' or typed is not null or customer is not null
          )
          -- A flood does not drown the queues.
          and (
            not e.is_suspicious or e.assigned_to_user_id is not null
            or queue not in ('all', 'waiting', 'overdue') or typed is not null or customer is not null
          )
          and (typed is null or way in ('by newest', 'by index') or exists (
            select from private.email_search s
            where s.thread_id = e.id
              and (
                strpos(s.header, typed) > 0 or s.words @@ query
                or strpos(s.parts, sought[1]) > 0 and private.has_parts(s.parts, sought)
              )
          ))
      ), queued as not materialized (
        select e.id, e.customer_id, q.place, q.since from wanted e
        cross join lateral (
          select
            case queue
              when 'snoozed' then e.snoozed_until
              else private.place_in_queue(e.waits_until, e.waiting_since)
            end as place,
            case queue when 'snoozed' then e.snoozed_until else e.waiting_since end as since
        ) q
        where way = 'by time'
          and case queue
            when 'snoozed' then e.snoozed_until is not null and e.spam_at is null
            -- A promise is stronger than snoozing.
            else e.waits_until is not null
              and (e.waits_until < now() or queue = 'waiting' and e.snoozed_until > now() is not true)
          end
          and (wrote_from is null or e.id in (
            select m.thread_id from public.emails m
            where m.created_at >= wrote_from and m.created_at < wrote_before
          ))
      )
      (
        select e.* from (
          select q.* from (
            select queued.*,
              row_number() over (
                partition by coalesce(queued.customer_id, queued.id) order by queued.place, queued.since, queued.id
              ) as rank
            from queued
          ) q
          where (after_id is null or (q.place, q.since, q.id) > (after_place, after_moment, after_id))
            and (not by_customer or queue = 'snoozed' or q.rank = 1)
          order by q.place, q.since, q.id
          limit size
        ) q join public.emails e on e.id = q.id
        order by q.place, q.since, q.id
      )
      union all
      (
        -- A month is some thousands of emails, wherever their threads stand in the list by now.
        select e.* from (
          select distinct m.thread_id from public.emails m
          where m.created_at >= wrote_from and m.created_at < wrote_before
        ) wrote join wanted e on e.id = wrote.thread_id
        where way = 'by writing'
          and (after_id is null or (e.listed_at, e.id) < (after_moment, after_id))
        order by e.listed_at desc, e.id desc
        limit size
      )
      union all
      (
        select e.* from wanted e
        where way = 'by list'
          and e.listed_at is not null
          and (queue <> 'all' or customer is not null or e.snoozed_until > now() is not true)
          and (after_id is null or (e.listed_at, e.id) < (after_moment, after_id))
        order by e.listed_at desc, e.id desc
        limit size
      )
      union all
      (
        -- The newest thousands, in order, fill a page with anything in one of a hundred. A thread is not split.
        select distinct on (s.listed_at, s.thread_id) e.* from (
          select * from private.email_search s
          where after_id is null or (s.listed_at, s.thread_id) < (after_moment, after_id)
          order by s.listed_at desc, s.thread_id desc
          fetch first (window_size) rows with ties
        ) s join wanted e on e.id = s.thread_id
        where way = 'by newest'
          and (
            strpos(s.header, typed) > 0 or s.words @@ query
            or strpos(s.parts, sought[1]) > 0 and private.has_parts(s.parts, sought)
          )
        order by s.listed_at desc, s.thread_id desc
        limit size
      )
      union all
      (
        -- Rarer matches come from the indexes. `offset 0` hides the limit, or the plan would read all in order again.
        select e.* from (
          select distinct s.listed_at, s.thread_id from (
            select s.listed_at, s.thread_id
            from (
              select found.listed_at, found.thread_id from private.email_search found
              where has_trigram and found.header like '%' || regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%'
                or found.words @@ query
                -- The longest two, which the index knows.
                or found.parts like patterns[1] and found.parts like coalesce(patterns[2], patterns[1])
                  and private.has_parts(found.parts, sought)
              union all
              -- Apart from the others: beside another index it would be computed again for each row.
              select found.listed_at, found.thread_id from private.email_search found
              where not has_trigram
                and private.pairs(found.header) @> private.pairs(typed) and strpos(found.header, typed) > 0
            ) s join wanted e on e.id = s.thread_id
            where way = 'by index' and (s.listed_at, s.thread_id) < (after_moment, after_id)
            offset 0
          ) s
          order by s.listed_at desc, s.thread_id desc
          limit size
        ) s join public.emails e on e.id = s.thread_id
        order by s.listed_at desc, s.thread_id desc
      );
    get diagnostics found_count = row_count;
    exit when way <> 'by newest' or found_count = size;

    select s.listed_at, s.thread_id into after_moment, after_id from private.email_search s
    where after_id is null or (s.listed_at, s.thread_id) < (after_moment, after_id)
    order by s.listed_at desc, s.thread_id desc
    offset window_size - 1 limit 1;
    exit when not found;
    way := 'by index';
    size := size - found_count;
  end loop;
end
$$;

-- As its owner: Supabase Lite lets no other role call auth.uid(). waiting, overdue, mine and unassigned are of what
-- waits now, by_customer as inbox_page lists it; promised counts the promises that fell due since then, or were kept
-- before they did; the rest, everything.
create function public.inbox_counts(since timestamptz, by_customer boolean default false)
returns table (
  waiting bigint, overdue bigint, mine bigint, unassigned bigint, suspicious bigint, chats bigint, spam bigint,
  snoozed bigint, promised bigint, kept bigint
)
language sql stable security definer set search_path = ''
as $$
  select private.require_staff('read emails');
  select open.*, above_limits.*, shelves.*, put_off.*, week.*
  from (
    select count(distinct counted.id),
      count(distinct counted.id) filter (where e.waits_until < now()),
      count(distinct counted.id) filter (where e.assigned_to_user_id = (select auth.uid())),
      count(distinct counted.id) filter (where e.assigned_to_user_id is null)
    from public.emails e
    cross join lateral (
      select case when by_customer then coalesce(e.customer_id, e.id) else e.id end as id
    ) counted
    where e.waits_until is not null
      and (not e.is_suspicious or e.assigned_to_user_id is not null)
      and (e.waits_until < now() or e.snoozed_until > now() is not true)
  ) open,
  (
    select count(*) from public.emails e
    where e.is_suspicious and e.shelf = 'inbox' and e.listed_at is not null
  ) above_limits,
  (
    select count(*) filter (where e.shelf = 'chats'), count(*) filter (where e.shelf = 'spam')
    from public.emails e where e.shelf <> 'inbox'
  ) shelves,
  (select count(*) from public.emails e where e.snoozed_until is not null and e.spam_at is null) put_off,
  (
    select count(*) filter (where e.answered_at is not null or e.due_at < now()),
      count(*) filter (where e.answered_at <= e.due_at)
    from public.emails e where e.due_at >= inbox_counts.since and e.spam_at is null
  ) week;
$$;

create function public.email_tags()
returns table (tag text, emails bigint)
language sql stable set search_path = ''
as $$
  select tagged.tag, count(*)
  from public.emails e, unnest(e.tags) tagged (tag)
  where e.tags <> '{}'
  group by tagged.tag
  order by count(*) desc, tagged.tag
  limit 1000
$$;

-- A staff member's saved search: the part of the inbox's URL after «?».
create table public.saved_filters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  title text not null check (char_length(title) <= 60 and title ~ '\S' and title !~ '[[:cntrl:]]'),
  query text not null check (char_length(query) <= 600),
  constraint saved_filters_title_once unique (user_id, title)
);

create trigger saved_filters_0_clean
  before insert or update of title on public.saved_filters
  for each row execute function private.clean_columns('title');
