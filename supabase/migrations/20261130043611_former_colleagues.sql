set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

DROP POLICY "Own profile, colleagues for staff, all for admins" ON "public"."profiles";

ALTER TABLE "public"."notifications"
  DROP CONSTRAINT "notifications_subject";

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
        -- A program waits for nothing.
        when new.first_reply_at is null and new.handled_at is null and not new.is_automatic then new.created_at
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

CREATE OR REPLACE FUNCTION private.known_colleague_ids()
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select c.id from private.colleague_ids() c (id)
  union
  select l.entity_id from public.audit_log l
  where l.entity = 'user' and ('{admin,staff}'::text[] && array[l.details ->> 'from', l.details ->> 'to'])
    and (select private.is_staff())
$function$;

CREATE OR REPLACE FUNCTION private.mentioned_in (
  note text
)
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with said as (
    select ' ' || regexp_replace(lower(note), '(?<![^[:alnum:]@])[^[:alnum:]@]+', ' ', 'g') || ' ' as text
  ), named as (
    select p.user_id, ' @' || split_part(n.name, ' ', 1) || ' ' as first, ' @' || n.name || ' ' as whole
    from public.profiles p
    join public.user_roles ur on ur.user_id = p.user_id and ur.role in ('staff', 'admin')
    cross join lateral (
      select btrim(regexp_replace(lower(coalesce(p.full_name, p.email)), '(?<![^[:alnum:]@])[^[:alnum:]@]+', ' ', 'g')) as name
    ) n
  )
  select n.user_id from named n, said
  where strpos(said.text, n.whole) > 0
    or strpos(said.text, n.first) > 0
      and not exists (select from named o where o.first = n.first and strpos(said.text, o.whole) > 0)
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_mention()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  thread_id constant uuid := (select e.thread_id from public.emails e where e.id = new.email_id);
begin
  perform private.tell_staff('mentioned', thread_id, case when thread_id is null then new.chat_id end, mentioned.id)
  from private.mentioned_in(new.body) mentioned (id)
  where mentioned.id is distinct from new.author_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_visitor()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.waiting_since is null or new.handler_id is distinct from old.handler_id then
    update public.notifications n set read_at = now()
    where n.chat_id = new.id and n.kind = 'visitor_waits' and n.read_at is null;
  elsif old.waiting_since is null then
    perform private.tell_staff('visitor_waits', null, new.id, private.staff_member(new.handler_id));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.waiting_since (
  first public.emails
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  answered_until timestamptz;
  replied_at timestamptz;
begin
  -- The mails of old replies are not kept. Without a reply it was processed before it was reopened.
  select
    greatest(coalesce(max(coalesce(r.answers_until, r.created_at)), first.first_reply_at), first.handled_at),
    greatest(coalesce(max(r.created_at), first.first_reply_at), first.handled_at)
  into answered_until, replied_at
  from public.email_replies r
  join public.emails e on e.id = r.email_id
  left join public.outbox o on o.id = r.id
  where e.thread_id = first.id and coalesce(o.status, 'sent') = 'sent';

  if first.created_at > answered_until is not false and not first.is_automatic then
    return first.created_at;
  end if;
  return least(
    (
      select min(e.created_at) from public.emails e
      where e.thread_id = first.id and e.id <> first.id and not e.processed
        and e.created_at > coalesce(answered_until, first.created_at)
    ),
    (
      select min(r.created_at)
      from public.email_replies r
      join public.emails e on e.id = r.email_id
      join public.outbox o on o.id = r.id
      where e.thread_id = first.id and o.status in ('failed', 'bounced') and r.created_at > replied_at
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.wants (
  person  uuid,
  kind    public.notification_kind,
  channel public.notification_channel
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(
    (
      select c.is_on from private.notification_choices c
      where c.user_id is not distinct from wants.person
        and c.kind = wants.kind
        and c.channel = wants.channel
    ),
    case wants.channel
      when 'mail' then wants.kind in ('assigned', 'undelivered', 'due_soon', 'overdue', 'mentioned')
      when 'telegram' then wants.kind not in ('assigned', 'undelivered', 'returned', 'mentioned')
      else true
    end
  )
$function$;

CREATE OR REPLACE FUNCTION public.former_colleagues()
  RETURNS TABLE (
    user_id   uuid,
    full_name text,
    email     text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select p.user_id, p.full_name, p.email
  from public.profiles p
  where p.user_id in (select private.known_colleague_ids()) and p.user_id not in (select private.colleague_ids())
  order by coalesce(p.full_name, p.email), p.user_id
$function$;

REVOKE ALL ON FUNCTION "public"."former_colleagues"() FROM PUBLIC, "anon", "service_role";

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

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_subject" CHECK (((num_nonnulls(email_id, chat_id) = 1) AND
CASE
    WHEN (kind = 'visitor_waits'::public.notification_kind) THEN (chat_id IS NOT NULL)
    ELSE ((kind = 'mentioned'::public.notification_kind) OR (email_id IS NOT NULL))
END)) NOT VALID;

CREATE TRIGGER email_notes_tell_of_mention
  AFTER INSERT ON public.email_notes
  FOR EACH ROW
  WHEN ((strpos(new.body, '@'::text) > 0))
  EXECUTE FUNCTION private.tell_of_mention();

CREATE POLICY "Own profile, colleagues for staff, all for admins" ON "public"."profiles"
  FOR SELECT
  TO "authenticated"
  USING
    (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT private.has_role('admin'::public.app_role) AS has_role) OR (user_id IN ( SELECT private.known_colleague_ids() AS
    known_colleague_ids))));

REVOKE ALL ON FUNCTION "private"."known_colleague_ids"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."known_colleague_ids"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."mentioned_in"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_mention"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."former_colleagues"() TO "authenticated";
