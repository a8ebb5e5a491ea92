-- How a deployment is, by what only its database knows: `npm run doctor`, the function `health`, the page «Состояние» and
-- the alerts go by the same facts.

-- When the schedule last called deliver-mail, and what it told.
create table private.schedule (
  is_only_row boolean primary key default true check (is_only_row),
  called_at timestamptz not null,
  -- How large the database may become, in megabytes; null where the functions are not told.
  database_limit_mb integer check (database_limit_mb > 0),
  -- `workingHours` and `promises` of the content that the functions were deployed with.
  working_hours jsonb,
  promises jsonb
);
-- A new deployment's schedule has a quarter of an hour for its first call.
insert into private.schedule (called_at) values (now());

-- Run by the schedule (docs/deployment.md): calls deliver-mail while something is due, and every five minutes otherwise,
-- so that one that has stopped is seen. pg_net and Vault are the platform's: looked up when it runs.
create function private.call_deliver_mail()
returns void
language plpgsql set search_path = ''
as $$
begin
  if private.is_mail_due()
    or private.is_reminder_due()
    or exists (
      select from public.chat_sessions s
      where s.told_at is null and s.last_message_at <= now() - interval '5 minutes'
    )
    or not exists (select from private.schedule s where s.called_at > now() - interval '5 minutes')
  then
    execute $call$
      select net.http_post(
        url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
          || '/functions/v1/deliver-mail',
        headers := jsonb_build_object('content-type', 'application/json', 'apikey',
          (select decrypted_secret from vault.decrypted_secrets where name = 'deliver_mail_key')),
        body := '{}'::jsonb,
        timeout_milliseconds := 40000)
    $call$;
  end if;
end
$$;

-- What is wrong, worst first. part and kind: 'mail' stopped (the last ones all failed) or waiting (held back for an hour),
-- 'schedule' overdue (mail waits for it) or silent, 'retention' late, 'database' full or read_only. why: the words of the
-- service that refused.
create function private.problems()
returns table (part text, kind text, count bigint, why text)
language sql stable set search_path = ''
as $$
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
$$;

-- Notes that the schedule has called and what it tells, and tells admins of what else is wrong: by mail, and by Telegram,
-- which is left where it is mail that has stopped. Functions of 1.0.0 do not tell the hours: they stay.
create function public.note_schedule(
  database_limit_mb integer default null,
  working_hours jsonb default null,
  promises jsonb default null
)
returns void
language plpgsql security definer set search_path = ''
as $$
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
$$;

create function public.health()
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- The same for the page «Состояние».
create function public.deployment_state()
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin('see the state of the deployment');
  return public.health() - 'migrations';
end
$$;
