-- How far visitors come in the project quiz: one row for each quiz that was opened, with nothing in it
-- that tells whose it was. Only the functions write it; admins read it.

create table public.quiz_runs (
  -- Made by the visitor's browser for this quiz alone.
  id uuid primary key,
  furthest_step smallint not null check (furthest_step between 1 and 8),
  is_sent boolean not null default false,
  started_at timestamptz not null default now(),
  constraint quiz_runs_sent_from_the_last_step check (not is_sent or furthest_step = 8)
);

create index quiz_runs_started_at_idx on public.quiz_runs (started_at);

alter table public.quiz_runs enable row level security;

revoke all on table public.quiz_runs from public, anon, authenticated, service_role;
grant select on table public.quiz_runs to authenticated;
grant select, insert, update, delete on table public.quiz_runs to service_role;

create policy "Admins read how far quizzes came"
  on public.quiz_runs for select to authenticated
  using ((select private.has_role('admin')));

create policy "A second factor, where there is one"
  on public.quiz_runs as restrictive for all to authenticated
  using ((select private.is_assured()));

-- Notes how far a quiz has come; reports may arrive twice and in any order. Returns 0, or the seconds
-- until this client may report again (nothing stored).
create function public.report_quiz_progress(
  run_id uuid,
  step integer,
  is_sent boolean,
  client_hash text,
  max_per_window integer,
  window_seconds integer
)
returns integer
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  wait_seconds constant integer := private.count_hit(
    'quiz_progress',
    report_quiz_progress.client_hash,
    report_quiz_progress.max_per_window,
    report_quiz_progress.window_seconds
  );
begin
  if wait_seconds > 0 then
    return wait_seconds;
  end if;
  insert into public.quiz_runs as r (id, furthest_step, is_sent)
  values (
    report_quiz_progress.run_id,
    case when report_quiz_progress.is_sent then 8 else report_quiz_progress.step end,
    report_quiz_progress.is_sent
  )
  on conflict (id) do update
  set furthest_step = greatest(r.furthest_step, excluded.furthest_step),
    is_sent = r.is_sent or excluded.is_sent
  where r.furthest_step < excluded.furthest_step or r.is_sent < excluded.is_sent;
  return 0;
end
$$;

revoke all on function public.report_quiz_progress (uuid, integer, boolean, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.report_quiz_progress (uuid, integer, boolean, text, integer, integer)
  to service_role;

-- A further column is another type of result, which a function cannot take on.
drop function private.retention_terms();

create function private.retention_terms(
  -- After a person's last request: their requests, contact data and consents.
  out requests interval,
  -- After the last attempt: the outbox's copies of mails that were sent, or failed for good.
  out mails interval,
  -- After it was entered: an address whose owner has not confirmed the newsletter.
  out unconfirmed interval,
  -- After its owner left the newsletter: the address.
  out unsubscribed interval,
  -- After its last message: a chat, and its summary unless a booking made a request of it.
  out chats interval,
  -- After it was opened: how far a quiz came.
  out quizzes interval
)
language sql immutable set search_path = ''
as $$
  select interval '3 years', interval '90 days', interval '30 days', interval '30 days',
    interval '1 year', interval '1 year'
$$;

-- Deletes what is past its term. For the schedule (docs/deployment.md), which runs it daily as the owner:
-- no role of the API may call it. Once more changes nothing.
create or replace function private.prune_old_data()
returns void
language plpgsql set search_path = ''
as $$
declare
  terms constant record := private.retention_terms();
begin
  -- First, and never waiting: count_hit locks these rows before any other.
  delete from private.rate_limits
  where (bucket, client_hash) in (
    select expired.bucket, expired.client_hash
    from private.rate_limits expired
    where expired.window_ends_at <= now()
    for update skip locked
  );

  delete from public.quiz_runs r where r.started_at <= now() - terms.quizzes;

  delete from public.newsletter_subscriptions s
  where (s.status = 'pending' and s.requested_at <= now() - terms.unconfirmed)
    or (s.status = 'unsubscribed' and s.unsubscribed_at <= now() - terms.unsubscribed);

  -- A mail that failed for good keeps the time at which its last attempt was due.
  delete from public.outbox o
  where o.status in ('sent', 'failed')
    and coalesce(o.sent_at, o.next_attempt_at) <= now() - terms.mails;

  -- What staff are still working on stays here, too. The summary goes first, while it is known whose it
  -- is; a booking has a customer, and is a request like others.
  delete from public.emails e
  using public.chat_summaries c, public.chat_sessions s
  where c.email_id = e.id
    and s.id = c.chat_id
    and s.last_message_at <= now() - terms.chats
    and e.customer_id is null
    and e.status <> 'in_progress';

  delete from public.chat_sessions s
  where s.last_message_at <= now() - terms.chats
    and not exists (
      select from public.emails e where e.id = s.email_id and e.status = 'in_progress'
    );

  -- What staff are still working on stays, and so does whatever a person sent who has written since.
  delete from public.emails e
  where e.status <> 'in_progress'
    and e.received_at <= now() - terms.requests
    and not exists (
      select from public.customers c
      where c.id = e.customer_id and c.last_seen_at > now() - terms.requests
    );

  -- A subscription is no request: it keeps its own address only.
  delete from public.customers c
  where c.last_seen_at <= now() - terms.requests
    and not exists (
      select from public.emails e
      where e.customer_id = c.id and e.source is distinct from 'newsletter'
    );
end
$$;

revoke all on function private.retention_terms ()
  from public, anon, authenticated, service_role;
