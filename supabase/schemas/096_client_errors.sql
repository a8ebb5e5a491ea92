-- Errors in visitors' browsers, by class, message and place. Of a message only words are kept that browsers write
-- (contracts/client-error.ts). Any client can report, so the list is short and expires.

create table public.client_errors (
  name text not null check (name ~ '^[A-Z][A-Za-z]{1,60}$'),
  message text not null check (char_length(message) <= 160),
  -- A built file with line and column, or nothing.
  place text not null check (place ~ '^([A-Za-z0-9_-]{1,80}(\.[A-Za-z0-9_-]{1,20}){0,3}\.js:\d{1,7}:\d{1,7})?$'),
  -- Where it was seen last: the page's path, and the browser's name and version.
  page text not null check (page ~ '^[A-Za-z0-9_/-]{1,100}$'),
  browser text not null check (browser ~ '^[A-Za-z0-9 .]{1,40}$'),
  times bigint not null default 1 check (times > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (name, message, place)
);

create index client_errors_last_at_idx on public.client_errors (last_at);

-- errors: [{"name": "TypeError", "message": "canparse is not a function", "place": "index-Ab12.js:1:2", "page": "/",
--   "browser": "Safari 16"}]
create function public.report_client_errors(errors jsonb)
returns void
language sql set search_path = ''
as $$
  -- In a fixed order, so that two reports cannot deadlock.
  insert into public.client_errors as e (name, message, place, page, browser)
  select distinct on (r.name, r.message, r.place) r.name, r.message, r.place, r.page, r.browser
  from jsonb_to_recordset(errors) as r (name text, message text, place text, page text, browser text)
  order by 1, 2, 3
  on conflict (name, message, place) do update
    set times = e.times + 1, last_at = now(), page = excluded.page, browser = excluded.browser;

  delete from public.client_errors e
  where e.ctid in (
    select old.ctid
    from public.client_errors old
    where old.last_at <= now() - interval '90 days'
      or (old.name, old.message, old.place) in (
        select beyond.name, beyond.message, beyond.place
        from public.client_errors beyond
        order by beyond.last_at desc, beyond.name, beyond.message, beyond.place
        offset 200
      )
    for update skip locked
  );
$$;
