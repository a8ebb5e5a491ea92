-- Who changed what: roles, and the status and assignee of e-mails. Written by triggers, read by admins,
-- changed by nobody.

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: not a signed-in person but the system. No foreign key: the log outlives the account.
  actor_id uuid,
  action text not null check (char_length(action) <= 60),
  entity text not null check (char_length(entity) <= 60),
  entity_id uuid not null,
  details jsonb not null default '{}'
);

create index audit_log_at_idx on public.audit_log (at desc);
create index audit_log_entity_idx on public.audit_log (entity, entity_id, at desc);

alter table public.audit_log enable row level security;

revoke all on table public.audit_log from public, anon, authenticated, service_role;
revoke all on sequence public.audit_log_id_seq from public, anon, authenticated, service_role;
grant select on table public.audit_log to authenticated;
grant select, insert on table public.audit_log to service_role;

create policy "Admins read the audit log"
  on public.audit_log for select to authenticated
  using ((select private.has_role('admin')));

create function private.refuse_audit_change()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise insufficient_privilege using message = 'The audit log can only grow';
end
$$;

create trigger audit_log_refuse_change
  before update or delete on public.audit_log
  for each row execute function private.refuse_audit_change();

create trigger audit_log_refuse_truncate
  before truncate on public.audit_log
  for each statement execute function private.refuse_audit_change();

create function private.audit_role()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_log (actor_id, action, entity, entity_id, details)
  values (
    auth.uid(),
    case tg_op
      when 'INSERT' then 'role_given'
      when 'UPDATE' then 'role_changed'
      else 'role_taken'
    end,
    'user',
    coalesce(new.user_id, old.user_id),
    jsonb_build_object('from', old.role, 'to', new.role)
  );
  return null;
end
$$;

create function private.audit_email()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status is distinct from old.status then
    insert into public.audit_log (actor_id, action, entity, entity_id, details)
    values (
      auth.uid(), 'status_changed', 'email', new.id,
      jsonb_build_object('from', old.status, 'to', new.status)
    );
  end if;
  if new.assigned_to_user_id is distinct from old.assigned_to_user_id then
    insert into public.audit_log (actor_id, action, entity, entity_id, details)
    values (
      auth.uid(), 'assignee_changed', 'email', new.id,
      jsonb_build_object('from', old.assigned_to_user_id, 'to', new.assigned_to_user_id)
    );
  end if;
  return null;
end
$$;

revoke all on function private.refuse_audit_change () from public, anon, authenticated, service_role;
revoke all on function private.audit_role () from public, anon, authenticated, service_role;
revoke all on function private.audit_email () from public, anon, authenticated, service_role;

create trigger user_roles_audit
  after insert or update or delete on public.user_roles
  for each row execute function private.audit_role();

create trigger emails_audit
  after update on public.emails
  for each row when (
    old.status is distinct from new.status
    or old.assigned_to_user_id is distinct from new.assigned_to_user_id
  )
  execute function private.audit_email();
