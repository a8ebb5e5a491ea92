set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

DROP FUNCTION "public"."inbox_page"(text, text, public.email_status, public.lead_source, text, uuid, boolean, uuid, timestamp WITH time zone, timestamp WITH time zone, timestamp
  WITH time zone, timestamp WITH time zone, uuid, integer);

DROP FUNCTION "public"."my_requests"();

CREATE OR REPLACE FUNCTION public.answer_my_thread (
  request_id     uuid,
  answer_id      uuid,
  body           text,
  attachment_ids uuid[]  DEFAULT '{}'::uuid[],
  cancels        boolean DEFAULT false
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address constant text := private.own_address();
  own_message_id text := '<' || answer_my_thread.answer_id::text || '@account.invalid>';
  said text;
  first public.emails;
  new_email_id uuid;
begin
  perform private.require(
    address is not null, 'Only who has confirmed an address may answer', 'insufficient_privilege'
  );
  body := private.clean_text(answer_my_thread.body);
  perform private.require(answer_my_thread.body ~ '\S', 'An answer says something');
  -- The same answer sent twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended('mail ' || own_message_id, 0));
  select e.body into said from public.emails e where e.message_id = own_message_id;
  if found and said is distinct from answer_my_thread.body then
    -- A text changed after a lost answer is stored as well: the first one may have been read.
    own_message_id := '<' || answer_my_thread.answer_id::text || '.' || md5(answer_my_thread.body) || '@account.invalid>';
    perform from public.emails e where e.message_id = own_message_id;
  end if;
  if found then
    return 'duplicate';
  end if;
  if public.count_hit('account_answer', auth.uid()::text, 30, 3600) > 0 then
    return 'rate_limited';
  end if;

  select * into first from public.emails e
  where e.id = answer_my_thread.request_id for no key update;
  if not private.is_own_thread(answer_my_thread.request_id) then
    return 'unknown';
  end if;
  insert into public.emails (
    source, customer_id, thread_id, from_email, from_name, authentication, subject, body, message_id
  )
  values (
    'inbound', first.customer_id, first.id, address,
    (select p.full_name from public.profiles p where p.user_id = auth.uid()),
    -- The session proves the address, as a signature does.
    'pass',
    case
      when not answer_my_thread.cancels then first.subject
      when first.lead ->> 'kind' = 'order' then 'Отмена заказа'
      else 'Отмена консультации'
    end,
    answer_my_thread.body,
    own_message_id
  )
  returning id into new_email_id;
  perform private.give_uploads(answer_my_thread.attachment_ids, new_email_id);
  return 'stored';
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
  typed constant text := private.plain_text(nullif(btrim(left(search, 200)), ''));
  -- The index of trigrams knows three letters or digits in a row, that of pairs what has none.
  has_trigram constant boolean := coalesce(typed ~ '[[:alnum:]]{3}', false);
  sought constant text[] := private.sought_parts(typed);
  patterns constant text[] := array(select private.containing(part) from unnest(sought) part);
  -- A telephone number is found by its parts alone: its groups of digits are words of other numbers, too.
  query constant tsquery := case
    when typed !~ '^[\d ()+.-]+$' or typed !~ '(\d\D*){6}'
      then websearch_to_tsquery('pg_catalog.russian', regexp_replace(typed, '(?<![a-z])[a-z]+://', '', 'g'))
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

CREATE OR REPLACE FUNCTION public.my_requests()
  RETURNS TABLE (
    id            uuid,
    submission_id uuid,
    source        public.lead_source,
    subject       text,
    topic         text,
    project_type  text,
    status        public.email_status,
    asked_at      timestamp with time zone,
    due_at        timestamp with time zone,
    answered_at   timestamp with time zone,
    messages      integer,
    is_order      boolean
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select e.id, e.submission_id, e.source, e.subject,
    -- In the customer's words: what staff have written down themselves is for staff.
    case when e.source is distinct from 'manual' then
      left(coalesce(e.interest, e.lead ->> 'topic', e.lead ->> 'description'), 200)
    end,
    case when e.source is distinct from 'manual' then e.lead ->> 'projectType' end,
    e.status, e.received_at, e.due_at,
    e.first_reply_at,
    (
      1 + e.answers
      + (select count(*) from public.email_replies r join public.emails m on m.id = r.email_id where m.thread_id = e.id)
    )::integer,
    coalesce(e.lead ->> 'kind' = 'order', false)
  from public.emails e
  where lower(e.from_email) = (select private.own_address())
    and e.listed_at is not null
    and e.source is distinct from 'newsletter'
  order by e.received_at desc, e.id
  limit 200
$function$;

REVOKE ALL ON FUNCTION "public"."my_requests"() FROM PUBLIC, "anon", "service_role";

GRANT EXECUTE
  ON FUNCTION "public"."inbox_page"(text, text, public.email_status, public.lead_source, text, uuid, boolean, uuid, timestamp WITH time zone, timestamp WITH time zone, timestamp
    WITH time zone, timestamp WITH time zone, uuid, integer, boolean)
  TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."my_requests"() TO "authenticated";
