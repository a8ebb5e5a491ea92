-- What the users panel needs: finding and sorting thousands of people, and when each was last seen.

-- Name and address as one searches for them: in any case, «ё» as «е». Generated, so that nobody can
-- write it, and a plain column, so that PostgREST can filter by it without a pattern inside `or`.
alter table public.profiles add column search_text text not null
  generated always as (
    translate(lower(coalesce(full_name, '') || ' ' || email), 'ё', 'е')
  ) stored;

-- A generated column is not computed yet when this trigger runs.
create or replace function private.keep_profile_identity()
returns trigger
language plpgsql set search_path = ''
as $$
declare
  free constant text[] := array['full_name', 'search_text'];
begin
  if row_security_active('public.profiles')
    and to_jsonb(new) - free is distinct from to_jsonb(old) - free
  then
    raise insufficient_privilege using message = 'Only full_name of a profile may be changed';
  end if;
  return new;
end
$$;

-- The orders of the list; each serves both directions. A search reads every row: behind row-level
-- security no index may run `like`, which could leak what it compares.
create index profiles_created_at_idx on public.profiles (created_at, email);
create index profiles_full_name_idx on public.profiles (full_name, email);

-- Apart from profiles, whose rows staff and their owners read: this is the admins' alone.
create table public.user_presence (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  last_seen_at timestamptz not null default now()
);

alter table public.user_presence enable row level security;

revoke all on table public.user_presence from public, anon, authenticated, service_role;
grant select on table public.user_presence to authenticated;
grant select, insert, update, delete on table public.user_presence to service_role;

create policy "Admins read when users were last seen"
  on public.user_presence for select to authenticated
  using ((select private.has_role('admin')));

-- Writes at most once in five minutes, however often a browser calls.
create function private.touch_last_seen()
returns void
language sql security definer set search_path = ''
as $$
  insert into public.user_presence as seen (user_id)
  select p.user_id from public.profiles p where p.user_id = (select auth.uid())
  on conflict (user_id) do update set last_seen_at = now()
  where seen.last_seen_at < now() - interval '5 minutes'
$$;

create function public.touch_last_seen()
returns void
language sql set search_path = ''
as $$
  select private.touch_last_seen()
$$;

revoke all on function private.touch_last_seen () from public, anon, authenticated, service_role;
revoke all on function public.touch_last_seen () from public, anon, authenticated, service_role;
grant execute on function private.touch_last_seen () to authenticated;
grant execute on function public.touch_last_seen () to authenticated;

-- A role set to what it was is no change: two admins who agree leave one line.
create or replace function private.audit_role()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.role = old.role and new.user_id = old.user_id then
    return null;
  end if;
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
