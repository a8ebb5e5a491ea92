set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

ALTER TABLE "private"."schedule"
  ADD COLUMN "working_hours" jsonb,
  ADD COLUMN "promises" jsonb;

-- A database in use keeps those of before until the functions tell theirs.
UPDATE private.schedule
SET working_hours = private.working_hours(), promises = '{"consultationHours": 2, "proposalHours": 24}'
WHERE EXISTS (SELECT FROM public.user_roles);

CREATE OR REPLACE FUNCTION private.promised_until (
  source public.lead_source,
  moment timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  promises constant jsonb := (select s.promises from private.schedule s);
begin
  return case
    when source in ('consultation', 'chat', 'manual') then
      private.add_working_time(moment, (promises ->> 'consultationHours')::numeric * interval '1 hour')
    when source = 'project_quiz' then
      private.add_working_days(moment, (promises ->> 'proposalHours')::numeric * interval '1 hour')
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.working_hours()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    (select s.working_hours from private.schedule s),
    '{"timeZone": "UTC", "week": [], "exceptions": {}}'::jsonb
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.company_time_zone()
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.working_hours() ->> 'timeZone'::text);

CREATE OR REPLACE FUNCTION private.working_periods (
  day          date,
  as_whole_day boolean
)
  RETURNS TABLE (
    opens  timestamp with time zone,
    closes timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  hours constant jsonb := private.working_hours();
  zone constant text := hours ->> 'timeZone';
  periods constant jsonb := coalesce(
    hours -> 'exceptions' -> to_char(working_periods.day, 'YYYY-MM-DD'),
    hours -> 'week' -> (extract(isodow from working_periods.day)::integer - 1)
  );
begin
  if not working_periods.as_whole_day then
    return query
      select (working_periods.day + (p ->> 0)::time) at time zone zone,
        (working_periods.day + (p ->> 1)::time) at time zone zone
      from jsonb_array_elements(periods) p;
  elsif jsonb_array_length(periods) > 0 then
    return query
      select working_periods.day::timestamp at time zone zone,
        (working_periods.day + 1)::timestamp at time zone zone;
  end if;
end
$function$;

DROP FUNCTION "public"."note_schedule"(integer);

CREATE OR REPLACE FUNCTION public.note_schedule (
  database_limit_mb integer DEFAULT NULL::integer,
  working_hours     jsonb   DEFAULT NULL::jsonb,
  promises          jsonb   DEFAULT NULL::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.schedule as s (called_at, database_limit_mb, working_hours, promises)
  values (
    now(), note_schedule.database_limit_mb, note_schedule.working_hours, note_schedule.promises
  )
  on conflict (is_only_row) do update
  set called_at = now(), database_limit_mb = excluded.database_limit_mb,
    working_hours = coalesce(excluded.working_hours, s.working_hours),
    promises = coalesce(excluded.promises, s.promises)
  where s.called_at < now() - interval '1 minute'
    or s.database_limit_mb is distinct from excluded.database_limit_mb
    or s.working_hours is distinct from coalesce(excluded.working_hours, s.working_hours)
    or s.promises is distinct from coalesce(excluded.promises, s.promises);

  perform private.tell_of_block(p.part, p.kind, coalesce(p.why, p.count || ' MB'))
  from private.problems() p
  where (p.part, p.kind) in (('mail', 'stopped'), ('database', 'full'))
    -- Why it has stopped has been told already.
    and not exists (
      select from public.security_log l
      where l.event = 'delivery_blocked' and l.at > now() - interval '12 hours'
        and l.details ->> 'way' = p.part
    );
end
$function$;

REVOKE ALL ON FUNCTION "public"."note_schedule"(integer, jsonb, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.overview_leads (
  days integer
)
  RETURNS TABLE (
    day    date,
    source public.lead_source,
    leads  bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.require_admin();
  with counted as (
    select (e.created_at at time zone (select private.company_time_zone()))::date as day, coalesce(e.source, 'inbound') as source, count(*) as leads
    from public.emails e
    where e.created_at >= (select private.period_start(days))
      and e.source is distinct from 'newsletter'
      and e.spam_at is null
      and (e.source is distinct from 'chat' or e.due_at is not null)
      and (coalesce(e.source, 'inbound') <> 'inbound' or e.thread_id = e.id and not e.is_automatic)
    group by 1, 2
  )
  select calendar.day::date, c.source, coalesce(c.leads, 0)
  from generate_series(
    private.company_day(private.period_start(days))::timestamp,
    private.company_day(now())::timestamp,
    interval '1 day'
  ) calendar (day)
  left join counted c on c.day = calendar.day::date
  order by calendar.day, c.source;
$function$;

CREATE OR REPLACE FUNCTION public.overview_replies (
  days integer
)
  RETURNS TABLE (
    week           date,
    source         public.lead_source,
    promised       bigint,
    kept           bigint,
    unanswered     bigint,
    median_seconds double precision
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.require_admin();
  with recent as materialized (
    -- By the period's index: no plan knows that the period is short, and others would read all that was ever promised.
    select e.id, e.source, e.due_at, e.received_at, e.answered_at, e.created_at
    from public.emails e where e.created_at >= (select private.period_start(days))
  ), promised as materialized (
    select e.id, e.source, e.due_at, e.received_at, e.answered_at,
      date_trunc('week', e.created_at at time zone (select private.company_time_zone()))::date as week,
      (e.received_at at time zone (select private.company_time_zone()))::date as received_on,
      (e.answered_at at time zone (select private.company_time_zone()))::date as answered_on
    from recent e
    where e.due_at is not null
      and (e.answered_at is not null or e.due_at < now())
  ), opened as materialized (
    select d.day::date as day, w.opens, w.closes
    from (select min(p.received_on) as first, max(p.answered_on) as last from promised p) bounds,
      generate_series(bounds.first::timestamp, bounds.last::timestamp, interval '1 day') d (day),
      private.working_periods(d.day::date, false) w
  ), worked as (
    select p.id, sum(least(w.closes, p.answered_at) - greatest(w.opens, p.received_at)) as working_time
    from promised p
    cross join generate_series(p.received_on::timestamp, p.answered_on::timestamp, interval '1 day') d (day)
    join opened w on w.day = d.day::date and w.opens < p.answered_at and w.closes > p.received_at
    group by p.id
  )
  select p.week, p.source, count(*),
    count(*) filter (where p.answered_at <= p.due_at),
    count(*) filter (where p.answered_at is null),
    percentile_cont(0.5) within group (order by coalesce(extract(epoch from w.working_time), 0)::double precision)
      filter (where p.answered_at is not null)
  from promised p left join worked w on w.id = p.id
  group by grouping sets ((), (p.week), (p.source))
  order by p.week, p.source;
$function$;

GRANT EXECUTE ON FUNCTION "public"."note_schedule"(integer, jsonb, jsonb) TO "service_role";
