-- What `npm run doctor` asks of a deployment that cannot be seen from outside.
create function public.health()
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Null where the platform has no second factors.
  admins_with_factor integer;
begin
  if to_regclass('auth.mfa_factors') is not null then
    select count(distinct r.user_id) into admins_with_factor
    from public.user_roles r
    join auth.mfa_factors f on f.user_id = r.user_id and f.status = 'verified'
    where r.role = 'admin';
  end if;
  return jsonb_build_object(
    'now', now(),
    'migration', (select max(m.version) from supabase_migrations.schema_migrations m),
    'admins', (select count(*) from public.user_roles r where r.role = 'admin'),
    'admins_with_factor', admins_with_factor,
    'last_sent_at', (select max(o.sent_at) from public.outbox o),
    'failed_mails', (
      select count(*) from public.outbox o
      where o.status = 'failed' and o.created_at > now() - interval '2 days'
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
