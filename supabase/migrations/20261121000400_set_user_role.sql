-- Changing a role in one step. The definer function checks the caller; the public one only opens the
-- door, so that the API exposes no security definer function.

create function private.set_user_role(target_user_id uuid, new_role public.app_role)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_role('admin') then
    raise insufficient_privilege using message = 'Only an admin may change roles';
  end if;

  update public.user_roles ur
  set role = set_user_role.new_role
  where ur.user_id = set_user_role.target_user_id;
  if found then
    return;
  end if;

  -- An interrupted delete and insert leaves a person without a role.
  insert into public.user_roles (user_id, role)
  select p.user_id, set_user_role.new_role
  from public.profiles p
  where p.user_id = set_user_role.target_user_id;
  if not found then
    raise invalid_parameter_value using message = 'There is no such user';
  end if;
end
$$;

create function public.set_user_role(target_user_id uuid, new_role public.app_role)
returns void
language sql set search_path = ''
as $$
  select private.set_user_role(target_user_id, new_role)
$$;

revoke all on function private.set_user_role (uuid, public.app_role)
  from public, anon, authenticated, service_role;
revoke all on function public.set_user_role (uuid, public.app_role)
  from public, anon, authenticated, service_role;
grant execute on function private.set_user_role (uuid, public.app_role) to authenticated;
grant execute on function public.set_user_role (uuid, public.app_role) to authenticated;
