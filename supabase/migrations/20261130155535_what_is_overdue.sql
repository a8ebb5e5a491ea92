set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.problems()
  RETURNS TABLE (
    part  text,
    kind  text,
    count bigint,
    why   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with failing as (
    select count(*) as count, min(o.created_at) as since,
      (array_agg(o.last_error order by o.created_at desc))[1] as why
    from public.outbox o
    where o.status in ('pending', 'sending') and o.kind <> 'notification_telegram'
      and o.attempts >= 2 and o.last_error is not null
  ),
  -- That is to go at once: an issue's letters have their pace, and pauses; what spam triggered is held (claim_outbox).
  urgent as (
    select o.attempts, o.last_error, o.created_at, o.next_attempt_at
    from public.outbox o
    where o.status = 'pending' and o.kind <> 'newsletter_issue'
      and (o.kind = 'reply' or not exists (
        select from public.emails e join public.emails first on first.id = e.thread_id
        where e.id = o.email_id and first.spam_at is not null
      ))
  ),
  waiting as (
    select count(*) as count, (array_agg(u.last_error order by u.created_at desc))[1] as why
    from urgent u
    where u.attempts > 0 and u.created_at < now() - interval '1 hour'
  ),
  overdue as (
    select count(*) as count from urgent u where u.next_attempt_at < now() - interval '5 minutes'
  )
  select 'mail', 'stopped', f.count, f.why from failing f
  where f.count > 0 and not exists (
    select from public.outbox o
    where o.status in ('sent', 'bounced') and o.created_at > f.since - interval '4 days'
      and o.sent_at > f.since and o.kind <> 'notification_telegram'
  )
  union all
  select 'mail', 'waiting', w.count, w.why from waiting w where w.count > 0
  union all
  select 'schedule', 'overdue', o.count, null from overdue o where o.count > 0
  union all
  select 'schedule', 'silent', null, null
  where not exists (select from private.schedule s where s.called_at > now() - interval '15 minutes')
  union all
  -- On the first evening none has run yet.
  select 'retention', 'late', null, (
    select r.error from public.retention_runs r order by r.started_at desc limit 1
  )
  where not exists (
    select from public.retention_runs r where r.error is null and r.started_at > now() - interval '2 days'
  ) and exists (select from public.profiles p where p.created_at < now() - interval '2 days')
  union all
  select 'database', 'full', pg_database_size(current_database()) / 1048576, null
  from private.schedule s
  where pg_database_size(current_database()) / 1048576 > s.database_limit_mb * 0.85
  union all
  select 'database', 'read_only', null, null where current_setting('default_transaction_read_only') = 'on'
$function$;

CREATE OR REPLACE FUNCTION public.health()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- Null where the platform has no second factors.
  admins_with_factor bigint;
  -- Of pg_cron, by name, and what pg_net got for its last request; null where there are none.
  jobs jsonb;
  last_call jsonb;
begin
  begin
    if to_regclass('cron.job') is not null then
      execute $jobs$
        select coalesce(jsonb_agg(jobname order by jobname), '[]'::jsonb) from cron.job where active
      $jobs$ into jobs;
    end if;
  -- Who owns the functions may not see it.
  exception when insufficient_privilege then
    null;
  end;
  begin
    if to_regclass('net._http_response') is not null then
      execute $call$
        select jsonb_build_object('status', status_code, 'error', error_msg)
        from net._http_response order by id desc limit 1
      $call$ into last_call;
    end if;
  exception when insufficient_privilege then
    null;
  end;
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
    'last_retention_at', (
      select max(r.started_at) from public.retention_runs r where r.error is null
    ),
    'problems', coalesce((select jsonb_agg(to_jsonb(p)) from private.problems() p), '[]'::jsonb),
    'schedule_called_at', (select s.called_at from private.schedule s),
    'jobs', jobs,
    'last_call', last_call,
    'database_mb', pg_database_size(current_database()) / 1048576,
    'database_limit_mb', (select s.database_limit_mb from private.schedule s)
  );
end
$function$;
