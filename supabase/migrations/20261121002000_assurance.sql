-- Staff who have set up a second factor work only with it: a stolen password alone opens nothing but
-- their own profile and role, by which the site can tell whom to ask for the code.

-- Whether the session proves all that its owner could prove.
create function private.is_assured()
returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.jwt() ->> 'aal' = 'aal2' then
    return true;
  end if;
  -- Supabase Lite knows no factors, and has no table of them.
  if to_regclass('auth.mfa_factors') is null then
    return true;
  end if;
  return not exists (
    select from auth.mfa_factors f
    where f.user_id = (select auth.uid()) and f.status = 'verified'
  );
end
$$;

revoke all on function private.is_assured () from public, anon, service_role;
grant execute on function private.is_assured () to authenticated;

-- For whatever asks about a role, the functions that run past row-level security included.
create or replace function private.has_role(required public.app_role)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles ur
    where ur.user_id = (select auth.uid()) and ur.role = has_role.required
  ) and private.is_assured()
$$;

create or replace function private.is_staff()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles ur
    where ur.user_id = (select auth.uid()) and ur.role in ('staff', 'admin')
  ) and private.is_assured()
$$;

-- For whatever a later policy permits without asking about a role.
create policy "A second factor, where there is one"
  on public.profiles as restrictive for all to authenticated
  using (user_id = (select auth.uid()) or (select private.is_assured()));

create policy "A second factor, where there is one"
  on public.user_roles as restrictive for all to authenticated
  using (user_id = (select auth.uid()) or (select private.is_assured()));

create policy "A second factor, where there is one"
  on public.customers as restrictive for all to authenticated
  using ((select private.is_assured()));

create policy "A second factor, where there is one"
  on public.emails as restrictive for all to authenticated
  using ((select private.is_assured()));

create policy "A second factor, where there is one"
  on public.consents as restrictive for all to authenticated
  using ((select private.is_assured()));

create policy "A second factor, where there is one"
  on public.outbox as restrictive for all to authenticated
  using ((select private.is_assured()));

create policy "A second factor, where there is one"
  on public.audit_log as restrictive for all to authenticated
  using ((select private.is_assured()));

create policy "A second factor, where there is one"
  on public.newsletter_subscriptions as restrictive for all to authenticated
  using ((select private.is_assured()));

create policy "A second factor, where there is one"
  on public.chat_sessions as restrictive for all to authenticated
  using ((select private.is_assured()));

create policy "A second factor, where there is one"
  on public.chat_messages as restrictive for all to authenticated
  using ((select private.is_assured()));

create policy "A second factor, where there is one"
  on public.chat_summaries as restrictive for all to authenticated
  using ((select private.is_assured()));
