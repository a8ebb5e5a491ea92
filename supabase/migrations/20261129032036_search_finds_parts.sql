set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

-- It takes an argument more, and is called as before.
DROP FUNCTION "public"."inbox_page"(text, text, public.email_status, public.lead_source, text, uuid, boolean, uuid, timestamp WITH time zone, timestamp WITH time zone, timestamp
  WITH time zone, timestamp WITH time zone, uuid, integer);

DROP TRIGGER "emails_index" ON "public"."emails";

ALTER TABLE "private"."email_search"
  ADD COLUMN "parts" text NOT NULL DEFAULT ''::text;

CREATE OR REPLACE FUNCTION private.has_parts (
  written text,
  parts   text[]
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.index_email()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.email_search select * from private.searchable(new)
  on conflict (email_id) do update
  set thread_id = excluded.thread_id, listed_at = excluded.listed_at, header = excluded.header,
    words = excluded.words, parts = excluded.parts;
  return null;
end
$function$;

create function private.same_letters(written text)
returns text
language sql immutable parallel safe set search_path = ''
return translate(
  written,
  'аәàáâãäåāăąвсçćčďđеёèéêëēęěğнңһіìíîïīıкқłľмñńňоөòóôõöøōőрřŕѕśšşтţťùúûüūůűхуүұýÿžźżјғ''’ʼ`',
  'aaaaaaaaaaabccccddeeeeeeeeeghhhiiiiiiikkllmnnnooooooooooprrsssstttuuuuuuuxyyyyyzzzjг'
);

revoke all on function private.same_letters(text) from public;

grant execute on function private.same_letters(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.joined_digits (
  plain text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN regexp_replace(translate(plain, '№#'::text, '  '::text), '(?<=\d)[ ().-]{1,3}(?=\d)'::text, ''::text, 'g'::text);

CREATE OR REPLACE FUNCTION private.plain_text (
  written text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN
  translate(lower(regexp_replace(regexp_replace(private.clean_text(written), '[\u0300\u0301\u200c\u200d\ufe00-\ufe0f\U000E0000-\U000E0FFF]'::text, ''::text, 'g'::text),
  '(?<!\s)\s+'::text, ' '::text, 'g'::text)), 'ёөүң‒–—―−’ʼ'::text, 'еоун-----'''''::text);

CREATE OR REPLACE FUNCTION private.searchable (
  email public.emails
)
  RETURNS private.email_search
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.sought_parts (
  typed text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.folded (
  written text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SECURITY DEFINER
  SET search_path TO ''
RETURN private.same_letters(private.joined_digits(private.plain_text(written)));

REVOKE ALL ON FUNCTION "private"."folded"(text) FROM PUBLIC;

grant execute on function private.folded(text) to service_role;

CREATE OR REPLACE FUNCTION public.chats_page (
  kind                  text                     DEFAULT 'all'::text,
  search                text                     DEFAULT NULL::text,
  after_last_message_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  after_id              uuid                     DEFAULT NULL::uuid,
  page_size             integer                  DEFAULT 50
)
  RETURNS TABLE (
    id              uuid,
    started_at      timestamp with time zone,
    last_message_at timestamp with time zone,
    ended_at        timestamp with time zone,
    ended_reason    public.chat_end_reason,
    rating          smallint,
    message_count   integer,
    contact         jsonb,
    handler_id      uuid,
    handler_name    text,
    taken_over_at   timestamp with time zone,
    waiting_since   timestamp with time zone,
    visitor_seen_at timestamp with time zone,
    page_url        text,
    preview         text,
    preview_role    public.chat_role,
    unread_count    integer,
    cost_micros     bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  plain constant text := private.plain_text(nullif(btrim(left(search, 200)), ''));
  typed constant text := coalesce(nullif(private.same_letters(plain), ''), plain);
  sought constant text[] := private.sought_parts(typed);
  -- The code of a telephone number may be written in another way, or not at all.
  digits constant text := right(ltrim(regexp_replace(typed, '\D', '', 'g'), '0'), 9);
  query constant tsquery := websearch_to_tsquery('pg_catalog.russian', plain);
begin
  perform private.require_staff('read chats');

  return query
    select s.id, s.started_at, s.last_message_at, s.ended_at, s.ended_reason, s.rating, s.message_count,
      s.contact, s.handler_id, coalesce(p.full_name, p.email), s.taken_over_at, s.waiting_since,
      s.visitor_seen_at, s.page_url, latest.preview, latest.role, seen.unread_count, seen.cost_micros
    from (
      select c.* from public.chat_sessions c
      where case kind
          when 'live' then c.ended_at is null
          when 'ended' then c.ended_at is not null
          when 'contact' then c.contact_left_at is not null
          when 'taken_over' then c.taken_over_at is not null
          when 'waiting' then c.waiting_since is not null and c.visitor_seen_at > now() - interval '2 minutes'
          else true
        end
        and (
          typed is null
          or c.id in (
            select m.chat_id from public.chat_messages m
            where to_tsvector('pg_catalog.russian', translate(lower(m.content), 'ё', 'е')) @@ query
              or private.same_letters(lower(m.content)) like private.containing(sought[1])
                and private.has_parts(private.same_letters(lower(m.content)), sought)
          )
          or strpos(private.same_letters(lower(c.contact::text)), typed) > 0
          or length(digits) >= 6
            and strpos(regexp_replace(c.contact ->> 'phone', '\D', '', 'g'), digits) > 0
        )
        and (after_id is null or (c.last_message_at, c.id) < (after_last_message_at, after_id))
      order by c.last_message_at desc, c.id desc
      limit least(greatest(page_size, 1), 100)
    ) s
    left join public.profiles p on p.user_id = s.handler_id
    left join lateral (
      select left(m.content, 240) as preview, m.role from public.chat_messages m
      where m.chat_id = s.id order by m.id desc limit 1
    ) latest on true
    cross join lateral (
      select
        count(*) filter (where m.role = 'user' and m.id > s.read_up_to and s.ended_at is null)::integer
          as unread_count,
        coalesce(sum(m.cost_micros), 0)::bigint as cost_micros
      from public.chat_messages m where m.chat_id = s.id
    ) seen
    order by s.last_message_at desc, s.id desc;
end
$function$;

CREATE OR REPLACE FUNCTION public.inbox_page (
  queue             text                     DEFAULT 'all'::text,
  search            text                     DEFAULT NULL::text,
  wanted_status     public.email_status      DEFAULT NULL::public.email_status,
  wanted_source     public.lead_source       DEFAULT NULL::public.lead_source,
  wanted_tag        text                     DEFAULT NULL::text,
  assignee          uuid                     DEFAULT NULL::uuid,
  is_unassigned     boolean                  DEFAULT false,
  customer          uuid                     DEFAULT NULL::uuid,
  wrote_from        timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  wrote_before      timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  after_waits_until timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  after_moment      timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  after_id          uuid                     DEFAULT NULL::uuid,
  page_size         integer                  DEFAULT 100,
  is_order          boolean                  DEFAULT NULL::boolean
)
  RETURNS SETOF public.emails
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  SET work_mem TO '16MB'
  AS $function$
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
          and (wanted_tag is null or e.tags @> array[wanted_tag])
          and (assignee is null or e.assigned_to_user_id = assignee)
          and (not is_unassigned or e.assigned_to_user_id is null)
          and (customer is null or e.customer_id = customer)
          and (way = 'by time' or e.shelf = wanted_shelf)
          and (queue <> 'suspicious' or e.is_suspicious)
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
      )
      (
        select e.* from wanted e
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
          and (after_id is null or (q.place, q.since, e.id) > (after_place, after_moment, after_id))
        order by q.place, q.since, e.id
        limit size
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
$function$;

REVOKE ALL
  ON FUNCTION "public"."inbox_page"(text, text, public.email_status, public.lead_source, text, uuid, boolean, uuid, timestamp WITH time zone, timestamp WITH time zone, timestamp
    WITH time zone, timestamp WITH time zone, uuid, integer, boolean)
  FROM PUBLIC, "anon", "service_role";

CREATE TRIGGER emails_index
  AFTER INSERT OR UPDATE OF thread_id, subject, body, from_name, from_email, to_email, interest, lead, tags ON public.emails
  FOR EACH ROW
  EXECUTE FUNCTION private.index_email();

REVOKE ALL ON FUNCTION "private"."has_parts"(text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."joined_digits"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sought_parts"(text) FROM PUBLIC;

GRANT EXECUTE
  ON FUNCTION "public"."inbox_page"(text, text, public.email_status, public.lead_source, text, uuid, boolean, uuid, timestamp WITH time zone, timestamp WITH time zone, timestamp
    WITH time zone, timestamp WITH time zone, uuid, integer, boolean)
  TO "authenticated";
