set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

DROP FUNCTION "public"."inbox_counts"(timestamp WITH time zone);

DROP FUNCTION "public"."inbox_page"(text, text, public.email_status, public.lead_source, text, uuid, boolean, uuid, timestamp WITH time zone, timestamp WITH time zone, timestamp
  WITH time zone, timestamp WITH time zone, uuid, integer, boolean);

CREATE TABLE "public"."writers" (
  "user_id"    uuid                     NOT NULL,
  "subject_id" uuid                     NOT NULL,
  "until"      timestamp with time zone NOT NULL,
  CONSTRAINT "writers_pkey" PRIMARY KEY (user_id)
);

ALTER TABLE "public"."writers"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."writers" FROM "anon";

ALTER TYPE "public"."audit_action" ADD VALUE 'requests_joined' AFTER 'newsletter_exported';


SET local check_function_bodies = off;

ALTER TYPE "public"."audit_action" ADD VALUE 'requests_parted' AFTER 'requests_joined';


SET local check_function_bodies = off;

create or replace function private.answer_preview(first_id uuid)
returns text
language sql stable set search_path = ''
as $$
  select coalesce(left(coalesce(e.lead ->> 'description', e.lead ->> 'topic', e.interest), 240), e.preview)
  from public.emails e
  where e.thread_id = first_id and e.id <> first_id
  order by e.created_at desc limit 1
$$;

CREATE OR REPLACE FUNCTION private.complete_email()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  new.processed := new.status in ('processed', 'completed');

  if tg_op = 'INSERT' then
    new.preview := coalesce(new.preview, left(new.body, 240));
    new.thread_id := coalesce(new.thread_id, new.id);
    new.handled_at := case when new.processed then coalesce(new.handled_at, now()) end;
    if new.thread_id = new.id then
      new.listed_at := coalesce(new.listed_at, new.created_at);
      new.waiting_since := case
        when new.first_reply_at is null and new.handled_at is null then new.created_at
      end;
    end if;
    -- Forms have an id made by the browser, and a chat's contact is a lead too; other emails have no promise.
    if new.submission_id is not null or new.source = 'chat' and new.lead is not null then
      new.due_at := coalesce(new.due_at, private.promised_until(new.source, new.received_at));
    end if;
  else
    if new.body is distinct from old.body then
      new.preview := left(new.body, 240);
    end if;

    if (new.status, new.assigned_to_user_id, new.is_suspicious, new.spam_at, new.snoozed_until, new.tags)
      is not distinct from (
        old.status, old.assigned_to_user_id, old.is_suspicious, old.spam_at, old.snoozed_until, old.tags
      )
    then
      -- A thread that another joins is changed by that, and so is the one that joins.
      if (new.answers, new.thread_id) = (old.answers, old.thread_id) then
        new.change_id := old.change_id;
      end if;
    elsif new.change_id is not distinct from old.change_id then
      new.change_id := null;
    end if;

    if new.thread_id <> new.id then
      new.listed_at := null;
      new.waiting_since := null;
    else
      if new.processed then
        -- A processed email can be snoozed as well: «позвонить через неделю».
        if new.status <> old.status and new.snoozed_until is not distinct from old.snoozed_until then
          new.snoozed_until := null;
        end if;
        new.waiting_since := null;
        -- Undo restores the earlier time.
        if not old.processed and new.handled_at is not distinct from old.handled_at then
          new.handled_at := now();
        end if;
        new.handled_at := coalesce(new.handled_at, now());
      elsif old.processed then
        -- A thread reopened by its customer stays processed until the time they wrote.
        if new.handled_at is not distinct from old.handled_at and new.answers = old.answers then
          new.handled_at := null;
        end if;
        new.waiting_since := private.waiting_since(new);
      end if;
      if new.snoozed_until is distinct from old.snoozed_until then
        -- When its customer last wrote; an automatic reply does not count.
        new.listed_at := coalesce(new.snoozed_until, greatest(new.created_at, (
          select max(e.created_at) from public.emails e
          where e.thread_id = new.id and e.id <> new.id and not e.processed
        )));
      end if;
    end if;
  end if;

  -- Only a change is checked: an email stays assigned to former staff.
  if new.assigned_to_user_id is not null
    and new.assigned_to_user_id is distinct from old.assigned_to_user_id
    and private.staff_member(new.assigned_to_user_id) is null
  then
    raise invalid_parameter_value using message = 'An email can be assigned to staff only';
  end if;

  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.joined_emails (
  first_id uuid
)
  RETURNS TABLE (
    answers  integer,
    preview  text,
    wrote_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    (count(*) - 1)::integer,
    private.answer_preview(first_id),
    max(e.created_at) filter (where e.id = first_id or not e.processed)
  from public.emails e
  where e.thread_id = first_id
$function$;

CREATE OR REPLACE FUNCTION private.note_reply()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  reply public.email_replies;
  first public.emails;
begin
  select * into reply from public.email_replies r where r.id = new.reply_id;
  update public.emails e
  set first_reply_at = case
      -- Not an earlier one of a request that has joined it.
      when e.first_reply_at is null then case new.status when 'sent' then new.sent_at end
      when e.first_reply_at = case old.status when 'sent' then old.sent_at end
      then (
        select min(o.sent_at)
        from public.outbox o
        join public.email_replies r on r.id = o.reply_id
        join public.emails answered on answered.id = r.email_id
        where o.status = 'sent' and answered.thread_id = e.id
      )
      else e.first_reply_at
    end
  where e.id = (select answered.thread_id from public.emails answered where answered.id = reply.email_id)
  returning * into first;

  if new.status in ('failed', 'bounced') then
    update public.emails e
    set status = case when e.processed then 'in_progress' else e.status end, snoozed_until = null
    where e.id = first.id
    returning * into first;
    if first.spam_at is null then
      perform private.tell_staff(
        'undelivered', first.id, null,
        coalesce(private.staff_member(reply.author_id), private.staff_member(first.assigned_to_user_id))
      );
    end if;
  end if;

  update public.emails e set waiting_since = private.waiting_since(e) where e.id = first.id and not e.processed;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.part_requests (
  change_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  entry record;
  first public.emails;
begin
  for entry in
    select l.at, l.entity_id as id, (l.details ->> 'thread_id')::uuid as first_id, l.details -> 'before' as before,
      l.details -> 'first' as first_before,
      array(select jsonb_array_elements_text(l.details -> 'emails')::uuid) as email_ids
    from public.audit_log l
    where l.details ->> 'change_id' = part_requests.change_id::text
      and l.action = 'requests_joined' and l.entity = 'email' and l.actor_id = auth.uid()
    order by l.id
  loop
    perform from public.emails e where e.id in (entry.id, entry.first_id) order by e.id for update;
    select * into first from public.emails e where e.id = entry.first_id;
    continue when first.change_id is distinct from part_requests.change_id
      or not exists (select from public.emails e where e.id = entry.id and e.thread_id = first.id)
      or exists (
        select from public.email_replies r join public.emails e on e.id = r.email_id
        where e.thread_id = first.id and r.created_at > entry.at
      );

    update public.emails e
    set thread_id = entry.id,
      -- By this undo_change tells that it was parted.
      change_id = case when e.id = entry.id then part_requests.change_id end,
      listed_at = case when e.id = entry.id then (entry.before ->> 'listed_at')::timestamptz end,
      waiting_since = case when e.id = entry.id then (entry.before ->> 'waiting_since')::timestamptz end,
      due_at = case when e.id = entry.id then (entry.before ->> 'due_at')::timestamptz else e.due_at end
    where e.id = any (entry.email_ids) and e.thread_id = first.id;
    update public.emails e
    set answers = joined.answers, answer_preview = joined.preview, listed_at = joined.wrote_at,
      waiting_since = (entry.first_before ->> 'waiting_since')::timestamptz,
      due_at = (entry.first_before ->> 'due_at')::timestamptz
    from private.joined_emails(first.id) joined
    where e.id = first.id;
    perform private.audit(
      'requests_parted', 'email', entry.id, jsonb_build_object('thread_id', first.id)
    );
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.inbox_counts (
  since       timestamp with time zone,
  by_customer boolean                  DEFAULT false
)
  RETURNS TABLE (
    waiting    bigint,
    overdue    bigint,
    mine       bigint,
    unassigned bigint,
    suspicious bigint,
    chats      bigint,
    spam       bigint,
    snoozed    bigint,
    promised   bigint,
    kept       bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."inbox_counts"(timestamp WITH time zone, boolean) FROM PUBLIC, "anon", "service_role";

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

REVOKE ALL
  ON FUNCTION "public"."inbox_page"(text, text, public.email_status, public.lead_source, text, uuid, boolean, uuid, timestamp WITH time zone, timestamp WITH time zone, timestamp
    WITH time zone, timestamp WITH time zone, uuid, integer, boolean, boolean)
  FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.join_requests (
  email_ids uuid[],
  change_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  first public.emails;
  joining public.emails;
  moved uuid[];
  since timestamptz;
  deadline timestamptz;
  assignee uuid;
  all_tags text[];
begin
  perform private.require_staff('join requests');
  perform private.require(cardinality(email_ids) between 2 and 50, 'From 2 to 50 requests are joined');

  -- In the order of their ids: two who join the same requests do not block each other.
  perform from public.emails e where e.id = any (email_ids) order by e.id for update;
  if (
    select count(*) >= 2 and count(*) = (select count(distinct id) from unnest(email_ids) id)
      and count(distinct e.customer_id) = 1 and count(distinct coalesce(lower(e.from_email), '')) = 1
    from public.emails e
    where e.id = any (email_ids) and e.waits_until is not null and e.customer_id is not null
  ) is not true then
    return null;
  end if;
  select * into first from public.emails e
  where e.id = any (email_ids)
  order by e.first_reply_at is not null, e.created_at, e.id
  limit 1;
  select
    min(e.waiting_since),
    min(e.due_at) filter (where e.first_reply_at is null),
    coalesce(first.assigned_to_user_id, (
      array_agg(e.assigned_to_user_id order by e.created_at)
        filter (where private.staff_member(e.assigned_to_user_id) is not null)
    )[1])
  into since, deadline, assignee
  from public.emails e
  where e.id = any (email_ids);
  all_tags := array(
    select tag from public.emails e, unnest(e.tags) tag
    where e.id = any (email_ids)
    group by tag
    order by bool_or(e.id = first.id) desc, tag
  );

  for joining in
    select * from public.emails e where e.id = any (email_ids) and e.id <> first.id order by e.created_at, e.id
  loop
    with moving as (
      update public.emails e
      set thread_id = first.id,
        -- Its promise is the conversation's now.
        due_at = case when e.id <> joining.id or e.first_reply_at is not null then e.due_at end,
        change_id = null
      where e.thread_id = joining.id
      returning e.id
    )
    select array_agg(m.id) into moved from moving m;
    perform private.audit(
      'requests_joined', 'email', joining.id,
      jsonb_build_object(
        'change_id', join_requests.change_id, 'thread_id', first.id, 'emails', moved,
        'before', jsonb_build_object(
          'listed_at', joining.listed_at, 'due_at', joining.due_at, 'waiting_since', joining.waiting_since
        ),
        'first', jsonb_build_object('due_at', first.due_at, 'waiting_since', first.waiting_since)
      )
    );
  end loop;

  update public.emails e
  set answers = joined.answers,
    answer_preview = joined.preview,
    listed_at = joined.wrote_at,
    snoozed_until = null,
    refers_to_thread_id = case when e.refers_to_thread_id = any (email_ids) then null else e.refers_to_thread_id end,
    waiting_since = since,
    due_at = case when e.first_reply_at is null then deadline else e.due_at end,
    assigned_to_user_id = assignee,
    tags = case
      when cardinality(all_tags) <= 10 and length(array_to_string(all_tags, '')) <= 300
      then all_tags
      else e.tags
    end,
    change_id = join_requests.change_id
  from private.joined_emails(first.id) joined
  where e.id = first.id;
  return first.id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."join_requests"(uuid[], uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.tell_writing (
  subject_id uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff('answer');
  delete from public.writers w
  where w.user_id in (
    select past.user_id from public.writers past
    where past.until < now() or past.user_id = auth.uid() and tell_writing.subject_id is null
    for update skip locked
  );
  insert into public.writers as w (user_id, subject_id, until)
  select auth.uid(), tell_writing.subject_id, now() + interval '20 seconds' where tell_writing.subject_id is not null
  on conflict (user_id) do update set subject_id = excluded.subject_id, until = excluded.until;
end
$function$;

REVOKE ALL ON FUNCTION "public"."tell_writing"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.undo_change (
  change_id uuid
)
  RETURNS TABLE (
    restored integer,
    missed   integer
  )
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.require_staff('change emails');
  select private.part_requests(undo_change.change_id);
  with changes as (
    select l.entity_id as email_id, jsonb_object_agg(c.name, l.details -> c.detail) as before
    from public.audit_log l
    join (
      values ('status_changed', 'status', 'from'), ('status_changed', 'handled_at', 'handled_at'),
        ('assignee_changed', 'assigned_to_user_id', 'from'), ('suspicion_changed', 'is_suspicious', 'from'),
        ('spam_changed', 'spam_at', 'from'), ('snooze_changed', 'snoozed_until', 'from'), ('tags_changed', 'tags', 'from'),
        -- Counts what part_requests has parted.
        ('requests_joined', 'change_id', 'change_id')
    ) c (action, name, detail) on c.action = l.action
    where l.details ->> 'change_id' = undo_change.change_id::text
      and l.actor_id = auth.uid()
      and l.entity = 'email'
    group by l.entity_id
  ), unchanged as (
    -- In the order of their ids: two at once do not block each other.
    select e.id from public.emails e
    where e.change_id = undo_change.change_id
    order by e.id
    for update
  ), restored as (
    update public.emails e
    set (status, handled_at, assigned_to_user_id, is_suspicious, spam_at, snoozed_until, tags, change_id) = (
      select b.status, b.handled_at, b.assigned_to_user_id, b.is_suspicious, b.spam_at, b.snoozed_until, b.tags,
        null::uuid
      from jsonb_populate_record(e, c.before) b
    )
    from changes c join unchanged u on u.id = c.email_id
    where e.id = u.id
    returning e.id
  ), withdrawn as (
    delete from public.email_notes n
    where n.id = undo_change.change_id and n.author_id = auth.uid()
      and n.email_id not in (select c.email_id from changes c except select r.id from restored r)
    returning n.email_id as id
  ), undone as (
    select r.id from restored r union select w.id from withdrawn w
  )
  select count(u.id)::integer, (count(*) - count(u.id))::integer
  from changes c full join undone u on u.id = c.email_id;
$function$;

ALTER TABLE "public"."writers"
  ADD CONSTRAINT "writers_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE;

CREATE POLICY "A session that lives, with its second factor" ON "public"."writers"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Staff see who is writing now" ON "public"."writers"
  FOR SELECT
  TO "authenticated"
  USING (((until > now()) AND ( SELECT private.is_staff() AS is_staff)));

-- Where the platform has Realtime.
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.writers;
  end if;
end
$$;

REVOKE ALL ON FUNCTION "private"."joined_emails"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."part_requests"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."inbox_counts"(timestamp WITH time zone, boolean) TO "authenticated";

GRANT EXECUTE
  ON FUNCTION "public"."inbox_page"(text, text, public.email_status, public.lead_source, text, uuid, boolean, uuid, timestamp WITH time zone, timestamp WITH time zone, timestamp
    WITH time zone, timestamp WITH time zone, uuid, integer, boolean, boolean)
  TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."join_requests"(uuid[], uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."tell_writing"(uuid) TO "authenticated";

REVOKE ALL ON TABLE "public"."writers" FROM "authenticated";

GRANT SELECT ON TABLE "public"."writers" TO "authenticated";

REVOKE ALL ON TABLE "public"."writers" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."writers" TO "service_role";
