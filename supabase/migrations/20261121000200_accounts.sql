-- Profiles follow auth.users: created with the account, kept in step with its address.

-- Supabase Lite on a PostgreSQL server sends an object as a JSON string that holds it; everybody else
-- sends the object.
create function private.unwrap_json(document jsonb)
returns jsonb
language sql immutable set search_path = ''
as $$
  select case jsonb_typeof(document)
    when 'string' then (document #>> '{}')::jsonb
    else document
  end
$$;

create function private.create_person()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  metadata constant jsonb := private.unwrap_json(new.raw_user_meta_data);
begin
  insert into public.profiles (user_id, email, full_name)
  values (
    new.id,
    coalesce(new.email, ''),
    nullif(left(btrim(metadata ->> 'full_name'), 120), '')
  )
  on conflict (user_id) do nothing;

  insert into public.user_roles (user_id) values (new.id) on conflict (user_id) do nothing;
  return null;
end
$$;

create function private.follow_account_email()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles p set email = coalesce(new.email, '') where p.user_id = new.id;
  return null;
end
$$;

-- A profile's address is the account's, whatever the client sends.
create function private.take_account_email()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.email := coalesce((select u.email from auth.users u where u.id = new.user_id), new.email);
  return new;
end
$$;

-- Column grants say the same. This holds where a platform grants whole tables by itself, too.
create function private.keep_profile_identity()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  if row_security_active('public.profiles')
    and to_jsonb(new) - 'full_name' is distinct from to_jsonb(old) - 'full_name'
  then
    raise insufficient_privilege using message = 'Only full_name of a profile may be changed';
  end if;
  return new;
end
$$;

revoke all on function private.unwrap_json (jsonb) from public, anon, authenticated, service_role;
grant execute on function private.unwrap_json (jsonb) to service_role;
revoke all on function private.create_person () from public, anon, authenticated, service_role;
revoke all on function private.follow_account_email () from public, anon, authenticated, service_role;
revoke all on function private.take_account_email () from public, anon, authenticated, service_role;
revoke all on function private.keep_profile_identity () from public, anon, authenticated, service_role;

create trigger create_person
  after insert on auth.users
  for each row execute function private.create_person();

create trigger follow_account_email
  after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.follow_account_email();

create trigger profiles_take_account_email
  before insert on public.profiles
  for each row execute function private.take_account_email();

create trigger profiles_keep_identity
  before update on public.profiles
  for each row execute function private.keep_profile_identity();
