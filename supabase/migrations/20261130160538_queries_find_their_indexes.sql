set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

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
  is_order          boolean                  DEFAULT NULL::boolean,
  by_customer       boolean                  DEFAULT false
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
$function$;

CREATE OR REPLACE FUNCTION public.security_page (
  words      text[]                   DEFAULT '{}'::text[],
  wanted     text[]                   DEFAULT '{}'::text[],
  events     text[]                   DEFAULT NULL::text[],
  since      timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  before     timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  older_than bigint                   DEFAULT NULL::bigint,
  page_size  integer                  DEFAULT 50
)
  RETURNS SETOF public.security_log
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  sought constant text[] := array(
    select private.same_letters(lower(word)) from unnest(words[:8]) with ordinality w (word, number)
    where word <> '' order by number
  );
  people uuid[];
  of_people bigint[];
begin
  perform private.require_admin('read the log');
  select array_agg(p.id), array_agg(w.number) into people, of_people
  from unnest(sought) with ordinality w (word, number), private.people_named(w.word) p (id);
  -- As in audit_page.
  return query execute format(
    $query$
      select l.*
      from public.security_log l
      where ($1 is null or l.event = any ($1))
        and ($2 is null or l.at >= $2)
        and ($3 is null or l.at < $3)
        and ($4 is null or l.id < $4)
        %s
      order by l.id desc
      limit $5
    $query$,
    (
      select string_agg(
        format(
          $condition$
            and (
              l.event::text = any (string_to_array($6[%1$s], ','))
              or coalesce(l.user_id in (select p.id from unnest($7, $8) p (id, number) where p.number = %1$s), false)
              or coalesce(l.actor_id in (select p.id from unnest($7, $8) p (id, number) where p.number = %1$s), false)
            )
          $condition$,
          number
        ),
        ''
      )
      from generate_subscripts(sought, 1) number
    )
  )
  using security_page.events::public.security_event[], since, security_page.before, older_than, least(greatest(page_size, 1), 500),
    wanted, people, of_people;
end
$function$;

CREATE OR REPLACE FUNCTION public.unread_entries()
  RETURNS TABLE (
    kind   public.notification_kind,
    newest timestamp with time zone,
    size   integer
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  one record;
begin
  for one in
    select n.kind, n.created_at from public.notifications n
    where n.read_at is null
    order by n.kind, n.created_at desc
  loop
    if one.kind = kind and kind in ('new_lead', 'assigned', 'due_soon', 'overdue')
      and newest - one.created_at <= interval '1 hour'
    then
      size := size + 1;
    else
      if size > 0 then
        return next;
      end if;
      kind := one.kind;
      newest := one.created_at;
      size := 1;
    end if;
  end loop;
  if size > 0 then
    return next;
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."unread_entries"() FROM PUBLIC, "anon", "service_role";

GRANT EXECUTE ON FUNCTION "public"."unread_entries"() TO "authenticated";
