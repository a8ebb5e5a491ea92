-- What may change of an e-mail. Triggers of one event fire in the order of their names: the content
-- is compared before `processed` is derived.

-- Column grants say the same. This holds where a platform grants whole tables by itself, too.
create function private.keep_email_content()
returns trigger
language plpgsql set search_path = ''
as $$
declare
  changeable constant text[] := array['status', 'assigned_to_user_id'];
begin
  if row_security_active('public.emails')
    and to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable
  then
    raise insufficient_privilege
      using message = 'Only status and assigned_to_user_id of an e-mail may be changed';
  end if;
  return new;
end
$$;

create function private.check_assignee()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.user_roles ur
    where ur.user_id = new.assigned_to_user_id and ur.role in ('staff', 'admin')
  ) then
    raise invalid_parameter_value using message = 'An e-mail can be assigned to staff only';
  end if;
  return new;
end
$$;

create function private.derive_processed()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.processed := new.status in ('processed', 'completed');
  return new;
end
$$;

revoke all on function private.keep_email_content () from public, anon, authenticated, service_role;
revoke all on function private.check_assignee () from public, anon, authenticated, service_role;
revoke all on function private.derive_processed () from public, anon, authenticated, service_role;

create trigger emails_1_keep_content
  before update on public.emails
  for each row execute function private.keep_email_content();

create trigger emails_2_check_new_assignee
  before insert on public.emails
  for each row when (new.assigned_to_user_id is not null)
  execute function private.check_assignee();

-- Only a change is checked: an e-mail stays with a colleague who has left the staff.
create trigger emails_2_check_other_assignee
  before update on public.emails
  for each row when (
    new.assigned_to_user_id is not null
    and new.assigned_to_user_id is distinct from old.assigned_to_user_id
  )
  execute function private.check_assignee();

create trigger emails_3_derive_processed
  before insert or update on public.emails
  for each row execute function private.derive_processed();
