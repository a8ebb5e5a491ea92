-- The last admin stays, whichever way a role goes: RPC, plain SQL, a deleted profile or account.

-- Role changes queue up here before they touch a row. Without it two admins demoting each other at
-- the same moment would each still see the other one.
create function private.queue_role_changes()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.user_roles', 0));
  return null;
end
$$;

create function private.keep_last_admin()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- The row lock makes a repeatable-read transaction fail rather than trust its old snapshot.
  perform from public.user_roles ur where ur.role = 'admin' limit 1 for share;
  if not found then
    raise insufficient_privilege using
      message = 'The last admin cannot be removed or demoted',
      hint = 'Give somebody else the role admin first';
  end if;
  return null;
end
$$;

create function private.refuse_truncate()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise insufficient_privilege using message = format('%I is not to be truncated', tg_table_name);
end
$$;

revoke all on function private.queue_role_changes () from public, anon, authenticated, service_role;
revoke all on function private.keep_last_admin () from public, anon, authenticated, service_role;
revoke all on function private.refuse_truncate () from public, anon, authenticated, service_role;

create trigger user_roles_queue_changes
  before update or delete on public.user_roles
  for each statement execute function private.queue_role_changes();

create trigger user_roles_keep_last_admin
  after update or delete on public.user_roles
  for each row when (old.role = 'admin')
  execute function private.keep_last_admin();

create trigger user_roles_refuse_truncate
  before truncate on public.user_roles
  for each statement execute function private.refuse_truncate();
