-- What `npm run doctor` asks of a deployment that cannot be seen from outside.
create function public.health()
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Null where the platform has no second factors.
  admins_with_factor bigint;
begin
  if to_regclass('auth.mfa_factors') is not null then
    select count(distinct r.user_id) into admins_with_factor
    from public.user_roles r
    join auth.mfa_factors f on f.user_id = r.user_id and f.status = 'verified'
    where r.role = 'admin';
  end if;
  return jsonb_build_object(
    'now', now(),
    'release', (
      select replace(substring(m.name from '^release_(.*)'), '_', '.')
      from supabase_migrations.schema_migrations m
      where m.name like 'release\_%'
      order by m.version desc limit 1
    ),
    -- Comments and white space do not count: dev/migrations/migrations.ts makes the same hash of a file.
    'migrations', (
      select jsonb_agg(
        jsonb_build_object('version', m.version, 'hash', encode(sha256(convert_to(
          regexp_replace(array_to_string(m.statements, E'\n'), '--[^\n]*|[ \t\r\n;]+', '', 'g'), 'UTF8'
        )), 'hex'))
        order by m.version
      )
      from supabase_migrations.schema_migrations m
    ),
    'admins', (select count(*) from public.user_roles r where r.role = 'admin'),
    'admins_with_factor', admins_with_factor,
    'last_sent_at', (select max(o.sent_at) from public.outbox o),
    'failed_mails', (
      select count(*) from public.outbox o
      where o.status = 'failed' and o.created_at > now() - interval '2 days'
    ),
    -- What a service holds back, and its own words.
    'waiting_mails', (
      select count(*) from public.outbox o
      where o.status = 'pending' and o.attempts > 0 and o.created_at < now() - interval '1 hour'
    ),
    'waiting_why', (
      select o.last_error from public.outbox o
      where o.status = 'pending' and o.attempts > 0 and o.created_at < now() - interval '1 hour'
      order by o.created_at desc limit 1
    ),
    -- The schedule of docs/deployment.md delivers them within a minute.
    'overdue_mails', (
      select count(*) from public.outbox o
      where o.status = 'pending' and o.next_attempt_at < now() - interval '5 minutes'
    ),
    'last_retention_at', (
      select max(r.started_at) from public.retention_runs r where r.error is null
    )
  );
end
$$;
