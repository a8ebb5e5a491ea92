-- Fixed windows per client and purpose. A client is known by a keyed hash only, never by its address.

create table private.rate_limits (
  bucket text not null check (char_length(bucket) <= 40),
  client_hash text not null check (char_length(client_hash) between 1 and 128),
  hits integer not null,
  window_ends_at timestamptz not null,
  primary key (bucket, client_hash)
);

create index rate_limits_window_ends_at_idx on private.rate_limits (window_ends_at);

alter table private.rate_limits enable row level security;
revoke all on table private.rate_limits from public, anon, authenticated, service_role;
grant select, insert, update, delete on table private.rate_limits to service_role;

-- Counts one hit. Returns 0 when it is within the limit, otherwise the seconds until the window ends;
-- a refused hit does not prolong the window.
create function private.count_hit(
  bucket text,
  client_hash text,
  max_per_window integer,
  window_seconds integer
)
returns integer
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  counted private.rate_limits;
begin
  insert into private.rate_limits as r (bucket, client_hash, hits, window_ends_at)
  values (
    count_hit.bucket,
    count_hit.client_hash,
    1,
    now() + make_interval(secs => count_hit.window_seconds)
  )
  on conflict (bucket, client_hash) do update
  set hits = case when r.window_ends_at <= now() then 1 else r.hits + 1 end,
    window_ends_at = case
      when r.window_ends_at <= now() then excluded.window_ends_at
      else r.window_ends_at
    end
  returning r.* into counted;

  -- Expired windows are nobody's business any more. Never waits (locked rows are being renewed), so
  -- two callers cannot deadlock here.
  delete from private.rate_limits
  where (bucket, client_hash) in (
    select expired.bucket, expired.client_hash
    from private.rate_limits expired
    where expired.window_ends_at <= now()
    limit 100
    for update skip locked
  );

  if counted.hits <= count_hit.max_per_window then
    return 0;
  end if;
  -- Transactions that overlap do not agree on now(): never more than the window, never nothing.
  return least(
    count_hit.window_seconds,
    greatest(1, ceil(extract(epoch from counted.window_ends_at - now())))
  )::integer;
end
$$;

revoke all on function private.count_hit (text, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function private.count_hit (text, text, integer, integer) to service_role;
