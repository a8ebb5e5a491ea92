-- Days and weeks are of the company's clock. The functions run as their caller: admins may read the tables anyway. What is
-- the same for all rows stands in a sub-select, or it would be computed for each.

-- When the last so many days began, today included.
create function private.period_start(days integer)
returns timestamptz
language sql stable set search_path = ''
as $$
  select (
    private.company_day(now()) - (least(greatest(period_start.days, 1), 366) - 1)
  )::timestamp at time zone private.company_time_zone()
$$;

-- A form, a booked call, a person's mail that starts a conversation; no chat without a booking, and no subscription.
create function public.overview_leads(days integer)
returns table (day date, source public.lead_source, leads bigint)
language sql stable set search_path = ''
as $$
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
$$;

-- All (week and source null), by week (its Monday), by source; once answered or due. The median is of working time.
create function public.overview_replies(days integer)
returns table (
  week date,
  source public.lead_source,
  promised bigint,
  kept bigint,
  unanswered bigint,
  median_seconds double precision
)
language sql stable set search_path = ''
as $$
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
$$;

-- How many quizzes came at least to each step; the ninth is the confirmation.
create function public.overview_quiz(days integer)
returns table (step integer, runs bigint)
language sql stable set search_path = ''
as $$
  select private.require_admin();
  select steps.step, count(r.id)
  from generate_series(1, 9) steps (step)
  left join public.quiz_runs r
    on r.started_at >= (select private.period_start(days))
    and r.furthest_step + r.is_sent::integer >= steps.step
  group by steps.step
  order by steps.step;
$$;

create function public.overview_ratings(days integer)
returns table (rating integer, chats bigint)
language sql stable set search_path = ''
as $$
  select private.require_admin();
  select stars.rating, count(s.id)
  from generate_series(1, 5) stars (rating)
  left join public.chat_sessions s on s.rating = stars.rating and s.rated_at >= (select private.period_start(days))
  group by stars.rating
  order by stars.rating;
$$;

-- Chats that were started, chats taken over by staff, and delivered confirmations of leads.
create function public.overview_counts(days integer)
returns table (chats bigint, taken_over bigint, confirmations bigint)
language sql stable set search_path = ''
as $$
  select private.require_admin();
  select
    (
      select count(*) from public.chat_sessions s
      where s.started_at >= (select private.period_start(days))
        -- It has an index, and is no earlier.
        and s.last_message_at >= (select private.period_start(days))
    ),
    (select count(*) from public.chat_sessions s where s.taken_over_at >= (select private.period_start(days))),
    (
      select count(*) from public.outbox o
      where o.kind = 'lead_confirmation' and o.status = 'sent' and o.sent_at >= (select private.period_start(days))
    );
$$;
