set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

DROP FUNCTION "public"."idle_chats"(integer, integer, integer);

ALTER TABLE "public"."chat_sessions"
  ADD COLUMN "closing_attempts" integer NOT NULL DEFAULT 0;

ALTER TABLE "public"."chat_sessions"
  ADD COLUMN "closing_tried_at" timestamp WITH time zone;

CREATE OR REPLACE FUNCTION public.claim_outbox (
  max_rows      integer,
  lease_seconds integer
)
  RETURNS SETOF public.outbox
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  -- More than any setting of retries: whoever sends such a mail dies before it can say so.
  most_attempts constant integer := 20;
  claimed integer;
begin
  perform public.settle_outbox(o.id, o.attempts, 'failed', 'Each attempt ended without an outcome')
  from public.outbox o
  where o.status = 'sending' and o.leased_until <= now() and o.attempts >= most_attempts;

  return query
  select * from private.lease_mails(array(
    select o.id from public.outbox o
    where o.status in ('pending', 'sending')
      and o.kind <> 'newsletter_issue'
      and coalesce(o.leased_until, o.next_attempt_at) <= now()
      -- Spam triggers no mails; replies written by staff are sent.
      and (o.kind = 'reply' or not exists (
        select from public.emails e join public.emails first on first.id = e.thread_id
        where e.id = o.email_id and first.spam_at is not null
      ))
    order by coalesce(o.leased_until, o.next_attempt_at)
    limit max_rows
    for update skip locked
  ), lease_seconds);
  get diagnostics claimed = row_count;

  return query
  select * from private.claim_letters(claim_outbox.max_rows - claimed, claim_outbox.lease_seconds);
end
$function$;

CREATE OR REPLACE FUNCTION public.discarded_files (
  max_rows integer
)
  RETURNS SETOF uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  delete from public.attachments
  where id in (
    select a.id from public.attachments a
    where a.email_id is null and a.reply_id is null and a.created_at <= now() - interval '1 day'
    for update skip locked
  );
  update private.discarded_files d set discarded_at = now()
  where d.id in (
    select due.id from private.discarded_files due order by due.discarded_at limit max_rows for update skip locked
  )
  returning d.id;
$function$;

CREATE OR REPLACE FUNCTION public.idle_chats (
  idle_seconds          integer,
  attended_idle_seconds integer,
  max_rows              integer
)
  RETURNS TABLE (
    session_id text,
    attempts   integer
  )
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  update public.chat_sessions s
  set closing_attempts = s.closing_attempts + 1, closing_tried_at = now()
  where s.id in (
    select due.id from public.chat_sessions due
    where due.told_at is null
      and (
        due.ended_at is not null
        or due.last_message_at <= now() - make_interval(secs => case
          when num_nonnulls(due.handler_id, due.waiting_since) = 0 then idle_chats.idle_seconds
          else idle_chats.attended_idle_seconds
        end)
      )
      and (
        due.closing_attempts = 0
        or due.closing_tried_at <= now() - least(power(2, least(due.closing_attempts, 10) - 1), 60) * interval '1 minute'
      )
    order by due.closing_attempts, due.last_message_at
    limit idle_chats.max_rows
    for update skip locked
  )
  returning s.session_id, s.closing_attempts
$function$;

REVOKE ALL ON FUNCTION "public"."idle_chats"(integer, integer, integer) FROM PUBLIC, "anon", "authenticated";

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
  page_size         integer                  DEFAULT 100
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
  digits constant text := ltrim(regexp_replace(typed, '\D', '', 'g'), '0');
  -- The index of trigrams knows three letters or digits in a row, that of pairs what has none.
  has_trigram constant boolean := coalesce(typed ~ '[[:alnum:]]{3}', false);
  -- A telephone number is found from its beginning, without the 0 of a call within the country; a whole one also by
  -- its last nine digits, since its code may be written in another way, or not at all.
  query constant tsquery := case
    when typed ~ '^[\d ()+.-]+$' and length(digits) >= 6
      then (concat_ws(':* | ', digits, case when length(digits) > 9 then right(digits, 9) end) || ':*')::tsquery
    else websearch_to_tsquery('pg_catalog.russian', regexp_replace(typed, '(?<![a-z])[a-z]+://', '', 'g'))
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
            where s.thread_id = e.id and (strpos(s.header, typed) > 0 or s.words @@ query)
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
        where way = 'by newest' and (strpos(s.header, typed) > 0 or s.words @@ query)
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

CREATE OR REPLACE FUNCTION public.invite_person (
  address  text,
  new_role public.app_role
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invited constant text := lower(btrim(invite_person.address));
  invitation_id uuid;
begin
  perform private.require_recent_admin();
  perform private.require(
    new_role <> 'user' and invited ~ '^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$',
    'An invitation needs an address and a role of staff'
  );
  perform private.require(not private.works_here(array[invited]), 'That person works here already');

  delete from public.invitations i where i.email = invited and i.accepted_at is null;
  insert into public.invitations (email, role, invited_by)
  values (invited, new_role, auth.uid())
  returning id into invitation_id;
  insert into public.outbox (kind, invitation_id, to_email)
  values ('account_invitation', invitation_id, invited);
  perform private.audit(
    'person_invited', 'invitation', invitation_id, jsonb_build_object('role', new_role)
  );
  perform private.note_security('invited', null, jsonb_build_object('role', new_role));
  return invitation_id;
end
$function$;

GRANT EXECUTE ON FUNCTION "public"."idle_chats"(integer, integer, integer) TO "service_role";
