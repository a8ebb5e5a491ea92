-- People: one profile and one role for every account of auth.users.

-- Helpers that policies and triggers call. The API exposes `public` only, so nothing in here can be
-- called over HTTP, and security definer functions live nowhere else.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;
grant usage on schema private to authenticated, service_role;

create type public.app_role as enum ('admin', 'staff', 'user');

create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  email text not null,
  full_name text check (char_length(full_name) <= 120),
  created_at timestamptz not null default now()
);

-- References profiles rather than auth.users, so that the API can nest roles inside profiles.
create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references public.profiles (user_id) on delete cascade,
  role public.app_role not null default 'user',
  created_at timestamptz not null default now()
);

-- Answers "who are my colleagues" and "is there another admin".
create index user_roles_role_idx on public.user_roles (role);

alter table public.profiles enable row level security;
alter table public.user_roles enable row level security;

create function private.has_role(required public.app_role)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles ur
    where ur.user_id = (select auth.uid()) and ur.role = has_role.required
  )
$$;

create function private.is_staff()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles ur
    where ur.user_id = (select auth.uid()) and ur.role in ('staff', 'admin')
  )
$$;

-- Everyone who works here, and nobody at all to a caller who does not.
create function private.colleague_ids()
returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select ur.user_id from public.user_roles ur
  where ur.role in ('staff', 'admin') and (select private.is_staff())
$$;

revoke all on function private.has_role (public.app_role) from public, anon, service_role;
revoke all on function private.is_staff () from public, anon, service_role;
revoke all on function private.colleague_ids () from public, anon, service_role;
grant execute on function private.has_role (public.app_role) to authenticated;
grant execute on function private.is_staff () to authenticated;
grant execute on function private.colleague_ids () to authenticated;

revoke all on table public.profiles from public, anon, authenticated, service_role;
grant select, insert (user_id, email, full_name), update (full_name)
  on table public.profiles to authenticated;
grant select, insert, update, delete on table public.profiles to service_role;

revoke all on table public.user_roles from public, anon, authenticated, service_role;
grant select, insert (user_id, role), delete on table public.user_roles to authenticated;
grant select, insert, update, delete on table public.user_roles to service_role;

create policy "Own profile, colleagues for staff, all for admins"
  on public.profiles for select to authenticated
  using (
    user_id = (select auth.uid())
    or (select private.has_role('admin'))
    or user_id in (select private.colleague_ids())
  );

create policy "Everyone inserts their own profile"
  on public.profiles for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Everyone updates their own profile"
  on public.profiles for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "Everyone reads their own role, admins all"
  on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));

create policy "Everyone inserts their own first role, admins any"
  on public.user_roles for insert to authenticated
  with check (
    (user_id = (select auth.uid()) and role = 'user')
    or (select private.has_role('admin'))
  );

-- No update policy: a role changes through set_user_role, or by delete and insert.
create policy "Admins delete roles"
  on public.user_roles for delete to authenticated
  using ((select private.has_role('admin')));
