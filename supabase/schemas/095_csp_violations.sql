-- A blocked injected script, or an own resource that the policy forgot. Only the directive and the blocked origin are
-- kept: nothing identifies the visitor. Any client can report, so the list is short and expires.

create table public.csp_violations (
  directive text not null check (directive ~ '^[a-z][a-z-]{1,40}$'),
  -- An origin, a scheme without an address, or a word such as `inline`.
  blocked text not null check (char_length(blocked) between 1 and 120),
  times bigint not null default 1 check (times > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (directive, blocked)
);

create index csp_violations_last_at_idx on public.csp_violations (last_at);

-- violations: [{"directive": "script-src-elem", "blocked": "https://evil.example"}]
create function public.report_csp_violations(violations jsonb)
returns void
language sql set search_path = ''
as $$
  -- In a fixed order, so that two reports cannot deadlock.
  insert into public.csp_violations as v (directive, blocked)
  select distinct r.directive, r.blocked
  from jsonb_to_recordset(violations) as r (directive text, blocked text)
  order by 1, 2
  on conflict (directive, blocked) do update set times = v.times + 1, last_at = now();

  delete from public.csp_violations v
  where v.ctid in (
    select old.ctid
    from public.csp_violations old
    where old.last_at <= now() - interval '90 days'
      or (old.directive, old.blocked) in (
        select beyond.directive, beyond.blocked
        from public.csp_violations beyond
        order by beyond.last_at desc, beyond.directive, beyond.blocked
        offset 200
      )
    for update skip locked
  );
$$;
