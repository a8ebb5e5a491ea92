-- How far visitors get in the project quiz: one anonymous row per opened quiz. Only the functions write it.

create table public.quiz_runs (
  -- Made by the visitor's browser for this quiz only.
  id uuid primary key,
  furthest_step smallint not null check (furthest_step between 1 and 8),
  is_sent boolean not null default false,
  started_at timestamptz not null default now(),
  constraint quiz_runs_sent_from_the_last_step check (not is_sent or furthest_step = 8)
);

create index quiz_runs_started_at_idx on public.quiz_runs (started_at);

-- In any order, also twice.
create function public.report_quiz_progress(run_id uuid, step integer, is_sent boolean)
returns void
language sql set search_path = ''
as $$
  insert into public.quiz_runs as r (id, furthest_step, is_sent)
  values (run_id, case when is_sent then 8 else step end, is_sent)
  on conflict (id) do update
  set furthest_step = greatest(r.furthest_step, excluded.furthest_step),
    is_sent = r.is_sent or excluded.is_sent
  where r.furthest_step < excluded.furthest_step or r.is_sent < excluded.is_sent
$$;
