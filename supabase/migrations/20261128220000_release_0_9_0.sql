-- The database of release 0.9.0: supabase/schemas as they were then. Released: never edited, see CONTRIBUTING.md.

-- People: a profile, a role and a time last seen for every account of auth.users.

-- The API exposes only `public`, whose `security definer` functions check their caller. Grants: access.sql.
create schema if not exists private;

create type public.app_role as enum ('admin', 'staff', 'user');

create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  email text not null,
  full_name text check (char_length(full_name) <= 120),
  created_at timestamptz not null default now(),
  -- The account's own `banned_until`, which the API does not show.
  blocked_until timestamptz,
  -- Name and address in lower case, «ё» as «е»: a plain column, so that PostgREST can filter by it.
  search_text text not null
    generated always as (translate(lower(coalesce(full_name, '') || ' ' || email), 'ё', 'е')) stored
);

-- The list's orders, in both directions. Behind row-level security no index may run `like`: it could leak values.
create index profiles_created_at_idx on public.profiles (created_at, email);
create index profiles_full_name_idx on public.profiles (full_name, email);

-- References profiles rather than auth.users, so that the API can nest roles inside profiles.
create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references public.profiles (user_id) on delete cascade,
  role public.app_role not null default 'user',
  created_at timestamptz not null default now()
);

-- For the list of colleagues, and for the check that another admin exists.
create index user_roles_role_idx on public.user_roles (role);

-- Separate from profiles, whose rows staff and their owners read: this is only for admins.
create table public.user_presence (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  last_seen_at timestamptz not null default now()
);

-- Who is asking -----------------------------------------------------------------------------------------

-- The token itself stays valid for some minutes after a sign-out on any device, a new password, or a block.
create function private.has_live_session()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions s
    join auth.users u on u.id = s.user_id
    where s.id = (auth.jwt() ->> 'session_id')::uuid
      and s.user_id = auth.uid()
      and (s.not_after is null or s.not_after > now())
      and (u.banned_until is null or u.banned_until <= now())
  )
$$;

-- Whether the session is at its owner's highest level. With a second factor, a stolen password alone grants only the
-- own profile and role, from which the site knows whom to ask for the code.
create function private.is_assured()
returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_live_session() then
    return false;
  end if;
  if auth.jwt() ->> 'aal' is not distinct from 'aal2' then
    return true;
  end if;
  -- Supabase Lite has no factors, and no table of them.
  if to_regclass('auth.mfa_factors') is null then
    return true;
  end if;
  return not exists (
    select from auth.mfa_factors f
    where f.user_id = (select auth.uid()) and f.status = 'verified'
  );
end
$$;

create table private.security_settings (
  is_only_row boolean primary key default true check (is_only_row),
  staff_need_factor boolean not null default true
);
insert into private.security_settings default values;

-- Supabase Lite has no second factors; there only the length of the password counts.
create function private.is_staff_session()
returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.is_assured() and (
    auth.jwt() ->> 'aal' is not distinct from 'aal2'
    or to_regclass('auth.mfa_factors') is null
    or not (select s.staff_need_factor from private.security_settings s)
  );
end
$$;

-- Refuses unless it is true, by the name of an error.
create function private.require(is_so boolean, refusal text, error text default 'invalid_parameter_value')
returns void
language plpgsql stable set search_path = ''
as $$
begin
  if is_so is not true then
    raise exception using errcode = error, message = refusal;
  end if;
end
$$;

create function private.require_recent()
returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not public.is_recent() then
    raise insufficient_privilege using
      message = 'Prove again who you are',
      hint = 'Sign in anew, or verify a second factor';
  end if;
end
$$;

create function private.has_role(required public.app_role)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles ur
    where ur.user_id = (select auth.uid()) and ur.role = has_role.required
  ) and case has_role.required when 'user' then private.is_assured() else private.is_staff_session() end
$$;

-- The given user, if they are still staff.
create function private.staff_member(person uuid)
returns uuid
language sql stable set search_path = ''
as $$
  select ur.user_id from public.user_roles ur where ur.user_id = person and ur.role in ('staff', 'admin')
$$;

create function private.is_staff()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.staff_member(auth.uid()) is not null and private.is_staff_session()
$$;

create function private.require_staff(act text)
returns void
language sql stable set search_path = ''
as $$
  select private.require(private.is_staff(), 'Only staff may ' || act, 'insufficient_privilege')
$$;

create function private.require_admin(act text default 'do that')
returns void
language sql stable set search_path = ''
as $$
  select private.require(private.has_role('admin'), 'Only an admin may ' || act, 'insufficient_privilege')
$$;

create function private.require_recent_admin()
returns void
language sql stable set search_path = ''
as $$
  select private.require_admin();
  select private.require_recent();
$$;

-- All staff, for callers who are staff; no one for others.
create function private.colleague_ids()
returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select ur.user_id from public.user_roles ur
  where ur.role in ('staff', 'admin') and (select private.is_staff())
$$;

create function public.colleagues()
returns table (user_id uuid, full_name text, email text)
language sql stable set search_path = ''
as $$
  select p.user_id, p.full_name, p.email
  from public.profiles p
  where p.user_id in (select private.colleague_ids())
  order by coalesce(p.full_name, p.email), p.user_id
$$;

-- Accounts ----------------------------------------------------------------------------------------------

create function private.create_person()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (user_id, email, full_name)
  values (
    new.id,
    coalesce(new.email, ''),
    nullif(left(btrim(new.raw_user_meta_data ->> 'full_name'), 120), '')
  )
  on conflict (user_id) do nothing;

  insert into public.user_roles (user_id) values (new.id) on conflict (user_id) do nothing;
  return null;
end
$$;

create trigger create_person
  after insert on auth.users
  for each row execute function private.create_person();

create function private.follow_account()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  new_name constant text := new.raw_user_meta_data ->> 'full_name';
begin
  update public.profiles p
  set email = coalesce(new.email, ''),
    blocked_until = new.banned_until,
    full_name = case
      when new_name is distinct from old.raw_user_meta_data ->> 'full_name' then nullif(left(btrim(new_name), 120), '')
      else p.full_name
    end
  where p.user_id = new.id;
  return null;
end
$$;

create trigger follow_account
  after update of email, raw_user_meta_data, banned_until on auth.users
  for each row when (
    (old.email, old.raw_user_meta_data, old.banned_until)
      is distinct from (new.email, new.raw_user_meta_data, new.banned_until)
  )
  execute function private.follow_account();

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

create trigger profiles_take_account_email
  before insert on public.profiles
  for each row execute function private.take_account_email();

-- For platforms that grant whole tables. Arguments: columns that may change, and generated ones (not computed yet).
create function private.keep_other_columns()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  if row_security_active(tg_relid) and to_jsonb(new) - tg_argv is distinct from to_jsonb(old) - tg_argv then
    raise insufficient_privilege
      using message = format('Of %I only these may be changed: %s', tg_table_name, array_to_string(tg_argv, ', '));
  end if;
  return new;
end
$$;

create trigger profiles_keep_other_columns
  before update on public.profiles
  for each row execute function private.keep_other_columns('full_name', 'search_text');

-- Writes at most once in five minutes, however often a browser calls.
create function public.touch_last_seen()
returns void
language sql security definer set search_path = ''
as $$
  insert into public.user_presence as seen (user_id)
  select p.user_id from public.profiles p where p.user_id = (select auth.uid())
  on conflict (user_id) do update set last_seen_at = now()
  where seen.last_seen_at < now() - interval '5 minutes'
$$;

-- Roles -------------------------------------------------------------------------------------------------

-- Role changes queue here before they touch a row: else two admins who demote each other would both pass.
create function private.queue_role_changes()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.user_roles', 0));
  return null;
end
$$;

create trigger user_roles_queue_changes
  before update or delete on public.user_roles
  for each statement execute function private.queue_role_changes();

-- Keeps the last admin who can sign in on every path: RPC, plain SQL, a block, a deleted profile or account.
create function private.keep_last_admin()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_relid = 'auth.users'::regclass then
    if not exists (select from public.user_roles ur where ur.user_id = new.id and ur.role = 'admin') then
      return null;
    end if;
    perform pg_advisory_xact_lock(hashtextextended('public.user_roles', 0));
  end if;
  -- The row lock makes a repeatable-read transaction fail rather than trust its old snapshot.
  perform from public.user_roles ur
  join auth.users u on u.id = ur.user_id
  where ur.role = 'admin' and (u.banned_until is null or u.banned_until <= now())
  limit 1
  for share of ur;
  if not found then
    raise insufficient_privilege using
      message = 'The last admin cannot be removed or demoted',
      hint = 'Give somebody else the role admin first';
  end if;
  return null;
end
$$;

create trigger user_roles_keep_last_admin
  after update or delete on public.user_roles
  for each row when (old.role = 'admin')
  execute function private.keep_last_admin();

create trigger keep_last_admin
  after update of banned_until on auth.users
  for each row when (old.banned_until is distinct from new.banned_until)
  execute function private.keep_last_admin();

create function private.refuse()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise insufficient_privilege using message = tg_argv[0];
end
$$;

create trigger user_roles_refuse_truncate
  before truncate on public.user_roles
  for each statement execute function private.refuse('user_roles is not to be truncated');

create function public.set_user_role(target_user_id uuid, new_role public.app_role)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin('change roles');
  perform private.require_recent();

  -- An interrupted delete and insert leaves a person without a role.
  insert into public.user_roles (user_id, role)
  select p.user_id, new_role from public.profiles p where p.user_id = target_user_id
  on conflict (user_id) do update set role = excluded.role;
  perform private.require(found, 'There is no such user');
end
$$;

-- Who changed what: roles, and staff's changes of emails. Written by triggers and functions, immutable.

create table public.audit_log (
  -- Also the order in which admins read it.
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the system, not a signed-in user. No foreign key: the log outlives the account.
  actor_id uuid,
  action text not null check (char_length(action) <= 60),
  entity text not null check (char_length(entity) <= 60),
  entity_id uuid not null,
  details jsonb not null default '{}',
  kind text generated always as (
    case
      when action like 'role\_%' then 'role'
      when action like 'person\_%' or action like 'invitation\_%' or action = 'sessions_ended' then 'person'
      when action like 'note\_%' then 'note'
      when action in ('reply_sent', 'reply_recalled', 'mail_retried') then 'reply'
      when action = 'status_changed' then 'status'
      when action = 'assignee_changed' then 'assignee'
      when action in ('customer_edited', 'customers_merged', 'thread_joined', 'suspicion_changed', 'spam_changed') then 'sender'
      when action like 'chat\_%' then 'chat'
      when action like 'newsletter\_%' then 'newsletter'
      else 'other'
    end
  ) stored
);

create index audit_log_at_idx on public.audit_log (at desc);
create index audit_log_entity_idx on public.audit_log (entity, entity_id, at desc);
create index audit_log_kind_idx on public.audit_log (kind, id desc);
create index audit_log_actor_idx on public.audit_log (actor_id, id desc);
-- What one act of a person changed.
create index audit_log_change_idx on public.audit_log ((details ->> 'change_id'))
  where details ->> 'change_id' is not null;

create function private.refuse_audit_change()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Except for the words of tags, which erase_person removes.
  if old.action = 'tags_changed' and new.details = old.details - 'from' - 'to'
    and to_jsonb(new) - 'details' - 'kind' = to_jsonb(old) - 'details' - 'kind'
  then
    return new;
  end if;
  raise insufficient_privilege using message = 'The audit log can only grow';
end
$$;

create trigger audit_log_refuse_change
  before update on public.audit_log
  for each row execute function private.refuse_audit_change();

create trigger audit_log_refuse_removal
  before delete or truncate on public.audit_log
  for each statement execute function private.refuse('The audit log can only grow');

-- Records an action of the caller. For functions that run as their owner.
create function private.audit(action text, entity text, entity_id uuid, details jsonb default '{}')
returns void
language sql set search_path = ''
as $$
  insert into public.audit_log (actor_id, action, entity, entity_id, details)
  values (auth.uid(), action, entity, entity_id, details)
$$;

create function private.audit_role()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A role set to its present value is no change: two admins who agree leave one line.
  if tg_op = 'UPDATE' and new.role = old.role and new.user_id = old.user_id then
    return null;
  end if;
  perform private.audit(
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

create trigger user_roles_audit
  after insert or update or delete on public.user_roles
  for each row execute function private.audit_role();

-- Sign-ins, refusals, changes of accounts, and exports, apart from the work in the audit log. Immutable.

create type public.security_event as enum (
  'signed_in', 'sign_in_failed', 'code_failed', 'access_denied',
  'password_changed', 'address_changed', 'factor_added', 'factor_removed',
  'recovery_codes_made', 'recovery_code_used',
  'account_blocked', 'account_unblocked', 'sessions_ended', 'account_deleted',
  'invited', 'invitation_accepted',
  'data_exported', 'data_erased', 'setting_changed',
  'failures_burst', 'retention_failed'
);

create table public.security_log (
  -- Also the order in which admins read it.
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  event public.security_event not null,
  -- Null: unknown, or the system. No foreign keys: the log outlives accounts, and holds no names and no addresses.
  user_id uuid,
  actor_id uuid,
  details jsonb not null default '{}'
);

create index security_log_at_idx on public.security_log (at desc);
create index security_log_event_idx on public.security_log (event, id desc);
create index security_log_user_idx on public.security_log (user_id, id desc);

-- Expired lines are deleted, see prune_old_data.
create trigger security_log_refuse_delete
  before delete on public.security_log
  for each row when (old.at > now() - interval '364 days')
  execute function private.refuse('The security log can only grow');

create trigger security_log_refuse_change
  before update or truncate on public.security_log
  for each statement execute function private.refuse('The security log can only grow');

-- Whether the caller signed in or entered a code within 15 minutes, as irreversible actions require. What an open
-- session can cause (a refresh; for a day a new password, factor or address) is no proof; a mail's link is.
create function public.is_recent()
returns boolean
language sql stable security definer set search_path = ''
as $$
  with proofs as (
    select proof ->> 'method' as method, to_timestamp((proof ->> 'timestamp')::bigint) as at
    from jsonb_array_elements(
      case jsonb_typeof(auth.jwt() -> 'amr') when 'array' then auth.jwt() -> 'amr' else '[]' end
    ) proof
  ),
  changes as (
    select l.event from public.security_log l
    where l.user_id = auth.uid()
      and l.event in ('password_changed', 'factor_added', 'address_changed')
      and l.at > now() - interval '1 day'
  )
  select not exists (select from changes where event = 'address_changed') and (
    (
      exists (
        select from auth.sessions s
        where s.id = (auth.jwt() ->> 'session_id')::uuid and s.created_at > now() - interval '15 minutes'
      ) and (
        exists (select from proofs where method = 'otp')
        or not exists (select from changes where event = 'password_changed')
      )
    ) or (
      auth.jwt() ->> 'aal' is not distinct from 'aal2'
      and exists (
        select from proofs
        where method in ('totp', 'phone', 'webauthn', 'mfa/totp', 'mfa/phone', 'mfa/webauthn')
          and at > now() - interval '15 minutes'
      )
      and not exists (select from changes where event = 'factor_added')
    )
  )
$$;

-- Writing ---------------------------------------------------------------------------------------------------

-- The events that only an attack makes many of.
create function private.is_failure(event public.security_event)
returns boolean
language sql immutable set search_path = ''
return event in ('sign_in_failed', 'code_failed', 'access_denied');

-- Records an event. For functions that run as their owner. The actor is the caller, if signed in.
create function private.note_security(
  event public.security_event, user_id uuid, details jsonb default '{}'
)
returns bigint
language sql set search_path = ''
as $$
  insert into public.security_log (event, user_id, actor_id, details)
  values (event, user_id, auth.uid(), details)
  returning id
$$;

-- Queues the mails about an event: to the owner of the account, or to every admin.
create function private.mail_of_event()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.outbox (kind, event_id, to_email)
  select 'account_notice', new.id, p.email
  from public.profiles p left join public.user_roles ur on ur.user_id = p.user_id
  where p.email <> '' and case
    when new.event in ('failures_burst', 'retention_failed') then ur.role = 'admin'
    else p.user_id = new.user_id
  end;
  return null;
end
$$;

create trigger security_log_mail
  after insert on public.security_log
  for each row when (new.event in (
    'password_changed', 'factor_added', 'factor_removed', 'recovery_codes_made', 'recovery_code_used',
    'failures_burst', 'retention_failed'
  ))
  execute function private.mail_of_event();

-- Ten failures of one account in ten minutes, or fifty of all, alert the admins: once an hour at most.
create function private.alert_of_failures()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  of_account bigint;
  of_all bigint;
begin
  -- Of simultaneous failures one alerts.
  perform pg_advisory_xact_lock(hashtextextended('public.security_log', 0));
  select count(*) filter (where l.user_id = new.user_id), count(*)
  into of_account, of_all
  from public.security_log l
  where l.at > now() - interval '10 minutes' and private.is_failure(l.event);
  if (of_account >= 10 or of_all >= 50) and not exists (
    select from public.security_log l
    where l.event = 'failures_burst' and l.at > now() - interval '1 hour'
  ) then
    perform private.note_security(
      'failures_burst',
      case when of_account >= 10 then new.user_id end,
      jsonb_build_object('failures', greatest(of_account, of_all))
    );
  end if;
  return null;
end
$$;

create trigger security_log_alert
  after insert on public.security_log
  for each row when (private.is_failure(new.event))
  execute function private.alert_of_failures();

-- What Auth does ------------------------------------------------------------------------------------------

create function private.note_session()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_security('signed_in', new.user_id);
  -- A sign-in is a visit, whatever the browser says of it later.
  insert into public.user_presence as seen (user_id)
  select p.user_id from public.profiles p where p.user_id = new.user_id
  on conflict (user_id) do update set last_seen_at = now();
  return null;
end
$$;

create trigger note_session
  after insert on auth.sessions
  for each row execute function private.note_session();

create function private.note_account_change()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A change from or to null is part of a confirmation.
  if new.encrypted_password <> old.encrypted_password then
    perform private.note_security('password_changed', new.id);
  end if;
  if new.email is distinct from old.email and old.email is not null then
    -- Notify the old address: a thief of the account reads the new one.
    insert into public.outbox (kind, event_id, to_email)
    values ('account_notice', private.note_security('address_changed', new.id), old.email);
  end if;
  return null;
end
$$;

create trigger note_account_change
  after update of encrypted_password, email on auth.users
  for each row execute function private.note_account_change();

create function private.note_factor()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Not on deleting the account, whose owner can no longer be notified.
  perform private.note_security(
    case tg_op when 'DELETE' then 'factor_removed' else 'factor_added' end::public.security_event,
    p.user_id, jsonb_build_object('type', coalesce(new.factor_type, old.factor_type))
  )
  from public.profiles p where p.user_id = coalesce(new.user_id, old.user_id);
  return null;
end
$$;

-- Supabase Lite has no factors.
do $$
begin
  if to_regclass('auth.mfa_factors') is not null then
    create trigger note_verified_factor
      after update of status on auth.mfa_factors
      for each row when (new.status = 'verified' and old.status <> 'verified')
      execute function private.note_factor();
    create trigger note_removed_factor
      after delete on auth.mfa_factors
      for each row when (old.status = 'verified')
      execute function private.note_factor();
  end if;
end
$$;

-- Auth asks whether an attempt may go on, of a password or of a factor's code: always, and a failed one is recorded.
-- https://supabase.com/docs/guides/auth/auth-hooks/password-verification-hook, …/mfa-verification-hook
create function private.note_attempt(event jsonb)
returns jsonb
language sql security definer set search_path = ''
as $$
  select private.note_security(
    case when event ? 'factor_id' then 'code_failed' else 'sign_in_failed' end::public.security_event,
    (event ->> 'user_id')::uuid
  ) where not (event ->> 'valid')::boolean;
  select '{"decision": "continue"}'::jsonb;
$$;

create function public.note_denial(user_id uuid, what text)
returns void
language sql security definer set search_path = ''
as $$
  select private.note_security('access_denied', user_id, jsonb_build_object('what', left(what, 60)))
$$;

-- Admins' actions on accounts besides roles, and the recovery codes for a lost second factor.

create function private.require_act_on_person(target_user_id uuid)
returns void
language sql security definer set search_path = ''
as $$
  select private.require_recent_admin();
  select private.require(
    target_user_id is distinct from auth.uid(), 'Nobody may do that to themselves', 'insufficient_privilege'
  );
  select private.require(
    exists (select from public.profiles p where p.user_id = target_user_id), 'There is no such user'
  );
  -- Of two admins who block each other at the same moment the second, who is blocked by then, is refused.
  select pg_advisory_xact_lock(hashtextextended('public.user_roles', 0));
  select private.require_recent_admin();
$$;

-- Acts on accounts ------------------------------------------------------------------------------------------

-- Blocks an account, which loses all access at once, or unblocks it. For admins.
create function public.set_blocked(target_user_id uuid, blocked boolean)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_act_on_person(target_user_id);
  update auth.users u
  set banned_until = case when blocked then now() + interval '100 years' end
  where u.id = target_user_id
    and (coalesce(u.banned_until, '-infinity') > now()) <> blocked;
  if not found then
    return;
  end if;
  if blocked then
    delete from auth.sessions s where s.user_id = target_user_id;
  end if;
  perform private.audit(case when blocked then 'person_blocked' else 'person_unblocked' end, 'user', target_user_id);
  perform private.note_security(
    case when blocked then 'account_blocked' else 'account_unblocked' end::public.security_event, target_user_id
  );
end
$$;

create function public.end_sessions(target_user_id uuid)
returns void
language sql security definer set search_path = ''
as $$
  select private.require_act_on_person(target_user_id);
  delete from auth.sessions s where s.user_id = target_user_id;
  select private.audit('sessions_ended', 'user', target_user_id);
  select private.note_security('sessions_ended', target_user_id);
$$;

-- Deletes an account. For admins; its owner's messages to customers stay.
create function public.delete_account(target_user_id uuid)
returns void
language sql security definer set search_path = '' set statement_timeout = '2min'
as $$
  select private.require_act_on_person(target_user_id);
  delete from auth.users u where u.id = target_user_id;
  select private.audit('person_deleted', 'user', target_user_id);
  select private.note_security('account_deleted', target_user_id);
$$;

create function public.set_staff_need_factor(needed boolean)
returns void
language sql security definer set search_path = ''
as $$
  select private.require_recent_admin();
  with changed as (
    update private.security_settings s set staff_need_factor = needed where s.staff_need_factor <> needed returning s.*
  )
  select private.note_security(
    'setting_changed', null, jsonb_build_object('what', 'staff_need_factor', 'to', c.staff_need_factor)
  ) from changed c;
$$;

-- Whether staff rights need a second factor; false where the platform has none.
create function public.staff_need_factor()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select to_regclass('auth.mfa_factors') is not null and s.staff_need_factor
  from private.security_settings s
$$;

-- Invitations ---------------------------------------------------------------------------------------------

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) between 3 and 254 and email = lower(btrim(email))),
  role public.app_role not null check (role <> 'user'),
  -- SHA-256 of the link's key, which is made when the mail is sent and kept nowhere else.
  token_hash text unique,
  invited_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz
);

create index invitations_invited_by_idx on public.invitations (invited_by);
create index invitations_created_at_idx on public.invitations (created_at desc);
-- A new invitation replaces the previous one.
create unique index invitations_open_key on public.invitations (email) where accepted_at is null;

create function public.invite_person(address text, new_role public.app_role)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  invited constant text := lower(btrim(invite_person.address));
  invitation_id uuid;
begin
  perform private.require_recent_admin();
  perform private.require(
    new_role <> 'user' and invited ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$',
    'An invitation needs an address and a role of staff'
  );
  perform private.require(not private.works_here(array[invited]), 'That person works here already');

  delete from public.invitations i where i.email = invited and i.accepted_at is null;
  insert into public.invitations (email, role, invited_by)
  values (invited, new_role, auth.uid())
  returning id into invitation_id;
  insert into public.outbox (kind, invitation_id, to_email)
  values ('account_invitation', invitation_id, invited);
  perform private.audit(
    'person_invited', 'invitation', invitation_id, jsonb_build_object('role', new_role)
  );
  perform private.note_security('invited', null, jsonb_build_object('role', new_role));
  return invitation_id;
end
$$;

create function public.withdraw_invitation(invitation_id uuid)
returns void
language sql security definer set search_path = ''
as $$
  select private.require_recent_admin();
  with withdrawn as (
    delete from public.invitations i where i.id = invitation_id and i.accepted_at is null returning i.id
  )
  select private.audit('invitation_withdrawn', 'invitation', w.id) from withdrawn w;
$$;

create function private.hash_key(key text)
returns text
language sql immutable set search_path = ''
return encode(sha256(convert_to(key, 'UTF8')), 'hex');

-- A new key for a pending invitation's link, for the mail being sent. Null: it is not pending.
create function public.make_invitation_key(invitation_id uuid)
returns text
language sql security definer set search_path = ''
as $$
  update public.invitations i
  set token_hash = private.hash_key(made.key)
  -- 244 random bits.
  from (select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') as key) made
  where i.id = invitation_id and i.accepted_at is null and i.expires_at > now()
  returning made.key
$$;

-- Gives the caller the role of the invitation with this key and their confirmed address. Null: there is none.
create function public.accept_invitation(key text)
returns public.app_role
language plpgsql security definer set search_path = ''
as $$
declare
  accepted public.invitations;
begin
  perform private.require(private.is_assured(), 'Only who is signed in may accept', 'insufficient_privilege');
  update public.invitations i
  set accepted_at = now(), token_hash = null
  from auth.users u
  where i.token_hash = private.hash_key(key)
    and i.accepted_at is null
    and i.expires_at > now()
    and u.id = auth.uid()
    -- The key alone is not enough, and neither is the mailbox.
    and lower(u.email) = i.email
    and u.email_confirmed_at is not null
  returning i.* into accepted;
  if not found then
    return null;
  end if;

  -- An admin stays admin.
  update public.user_roles ur set role = accepted.role
  where ur.user_id = auth.uid() and ur.role <> 'admin';
  perform private.audit(
    'invitation_accepted', 'user', auth.uid(),
    jsonb_build_object('role', accepted.role, 'invited_by', accepted.invited_by)
  );
  perform private.note_security(
    'invitation_accepted', auth.uid(), jsonb_build_object('role', accepted.role)
  );
  return accepted.role;
end
$$;

-- Recovery codes ------------------------------------------------------------------------------------------

create table private.recovery_codes (
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- Ten codes, replacing the caller's earlier ones, each valid once. They are shown once.
create function public.make_recovery_codes()
returns setof text
language plpgsql security definer set search_path = ''
as $$
declare
  code text;
begin
  perform private.require(
    private.is_assured() and auth.jwt() ->> 'aal' = 'aal2', 'Recovery codes need a second factor', 'insufficient_privilege'
  );
  perform private.require_recent();
  delete from private.recovery_codes c where c.user_id = auth.uid();
  for n in 1..10 loop
    -- 48 random bits; at five attempts an hour none of ten can be guessed.
    code := left(replace(gen_random_uuid()::text, '-', ''), 12);
    code := substr(code, 1, 4) || '-' || substr(code, 5, 4) || '-' || substr(code, 9, 4);
    insert into private.recovery_codes (user_id, code_hash) values (auth.uid(), private.hash_key(code));
    return next code;
  end loop;
  perform private.note_security('recovery_codes_made', auth.uid());
end
$$;

-- For recover-factor, which then removes the factors through Auth's API. False: invalid, or too many attempts.
create function public.take_recovery_code(person uuid, code text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if public.count_hit('recovery', person::text, 5, 3600) > 0 then
    return false;
  end if;
  -- Only this one: if Auth fails to remove a factor, the others are left.
  delete from private.recovery_codes c
  where c.user_id = person and c.code_hash = private.hash_key(lower(btrim(code)));
  if not found then
    perform private.note_security('code_failed', person);
    return false;
  end if;
  perform private.note_security('recovery_code_used', person);
  return true;
end
$$;

-- Whose an address is -----------------------------------------------------------------------------------------

-- The first to register an address may not be its owner: password, sessions, second factors and recovery codes end
-- when an address is confirmed; its owner chooses a password in the session that the mail's link opens.
create function private.begin_ownership()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.encrypted_password := null;
  -- Both addresses confirm a change. If the former one was last, the session is not the new owner's, who then
  -- confirms the address like a new account: https://supabase.com/docs/guides/auth/auth-email-templates#email-change
  if new.email is distinct from old.email and old.email_change_token_new = '' then
    new.email_confirmed_at := null;
  end if;
  delete from auth.sessions s where s.user_id = new.id;
  delete from private.recovery_codes c where c.user_id = new.id;
  -- Supabase Lite has no factors.
  if to_regclass('auth.mfa_factors') is not null then
    delete from auth.mfa_factors f where f.user_id = new.id;
  end if;
  return new;
end
$$;

create trigger begin_ownership
  before update of email, email_confirmed_at on auth.users
  for each row when (
    (old.email_confirmed_at is null and new.email_confirmed_at is not null)
    or (old.email is distinct from new.email)
  )
  execute function private.begin_ownership();

-- One row for every address ever entered, which gets letters once its owner has followed the mailed link. The
-- functions sign such a link over id and generation: no table, and no mail in the outbox, contains one.

create type public.newsletter_status as enum (
  'pending', 'confirmed',
  -- Gets no more letters: its owner unsubscribed, its mailbox refused a mail for good, or its owner reported spam.
  'unsubscribed', 'bounced', 'complained'
);

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique
    check (email = lower(btrim(email)) and char_length(email) between 1 and 254),
  status public.newsletter_status not null default 'pending',
  -- Counts the times the address was entered: only a link of the latest mail confirms.
  generation integer not null default 1 check (generation > 0),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- The consent text under the form, and the page, when the address was entered.
  consent_text_version text check (char_length(consent_text_version) between 1 and 40),
  page_url text check (char_length(page_url) <= 2000),
  constraint newsletter_confirmed_at_follows_status check (
    case status
      when 'pending' then confirmed_at is null
      when 'confirmed' then confirmed_at is not null
      else true
    end
  ),
  constraint newsletter_ended_at_when_ended check (
    (status in ('unsubscribed', 'bounced', 'complained')) = (ended_at is not null)
  )
);

-- The order of the subscribers' list.
create index newsletter_subscriptions_requested_at_idx
  on public.newsletter_subscriptions (requested_at desc, id desc);
create index newsletter_subscriptions_status_idx
  on public.newsletter_subscriptions (status, requested_at desc, id desc);

-- Cancels waiting mails, and those of a dead worker. A running claim holds the row: this waits, and cancels its result.
create function private.take_back_mails()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  delete from public.outbox o
  where o.subscription_id = new.id and o.status in ('pending', 'sending');
  return null;
end
$$;

create trigger newsletter_subscriptions_take_back_mails
  after update of status on public.newsletter_subscriptions
  for each row when (new.ended_at is not null and old.ended_at is null)
  execute function private.take_back_mails();

create type public.newsletter_issue_status as enum ('draft', 'sending', 'paused', 'sent', 'cancelled');

create table public.newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  subject text not null check (char_length(subject) <= 200 and subject !~ '[[:cntrl:]]'),
  -- Plain text with a few marks (functions/_shared/newsletter/markup.ts).
  body text not null check (char_length(body) <= 20000),
  status public.newsletter_issue_status not null default 'draft',
  created_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  -- Letters are claimed at this pace at most, the next one not before next_send_at.
  pace_per_minute integer not null default 60 check (pace_per_minute between 1 and 6000),
  next_send_at timestamptz not null default now(),
  -- Consecutive failed attempts since the last success.
  failures integer not null default 0 check (failures >= 0),
  failing_since timestamptz,
  -- Why it paused by itself.
  pause_reason text check (char_length(pause_reason) <= 1000),

  started_at timestamptz,
  finished_at timestamptz,
  -- Readers at the start, results at the end: kept here, because the letters leave the outbox.
  reader_count integer check (reader_count > 0),
  sent_count integer,
  failed_count integer,
  -- A draft is saved while it is written.
  constraint newsletter_issue_complete check (status = 'draft' or (subject <> '' and body <> '')),
  constraint newsletter_issue_started check (
    (status = 'draft') = (started_at is null) and (status = 'draft') = (reader_count is null)
  ),
  constraint newsletter_issue_finished check (
    (status in ('sent', 'cancelled')) = (finished_at is not null)
    and (sent_count is null) = (finished_at is null)
    and (failed_count is null) = (finished_at is null)
  ),
  constraint newsletter_issue_failing check ((failures = 0) = (failing_since is null)),
  constraint newsletter_issue_pause_reason check (status = 'paused' or pause_reason is null)
);

create index newsletter_issues_created_at_idx on public.newsletter_issues (created_at desc);
create index newsletter_issues_created_by_idx on public.newsletter_issues (created_by);
create index newsletter_issues_sending_idx on public.newsletter_issues (started_at)
  where status = 'sending';

-- Enters an address, perhaps again, without the mails that wait for it: one is enough, with all its attempts. Null: it is
-- confirmed; or, unless its owner is known to ask, was mailed within mail_pause_seconds, or called spam.
create function private.enter_subscriber(
  address text, consent jsonb, is_owner boolean, mail_pause_seconds integer default 0
)
returns public.newsletter_subscriptions
language plpgsql set search_path = ''
as $$
declare
  entered public.newsletter_subscriptions;
begin
  insert into public.newsletter_subscriptions as s (email, consent_text_version, page_url)
  values (lower(btrim(address)), consent ->> 'text_version', consent ->> 'page_url')
  on conflict (email) do update
  set status = 'pending', generation = s.generation + 1, requested_at = now(), confirmed_at = null, ended_at = null,
    consent_text_version = excluded.consent_text_version, page_url = excluded.page_url
  where s.status in ('unsubscribed', 'bounced')
    or s.status = 'pending' and s.requested_at <= now() - make_interval(secs => mail_pause_seconds)
    or is_owner and s.status <> 'confirmed'
  returning s.* into entered;
  delete from public.outbox o where o.subscription_id = entered.id and o.status in ('pending', 'failed');
  return entered;
end
$$;

-- Stores a subscription and queues the mail to confirm it, together or not at all. False: no mail. Never show it: it
-- would reveal whether an address is known.
create function public.subscribe_newsletter(address text, mail_pause_seconds integer, consent jsonb)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  entered constant public.newsletter_subscriptions :=
    private.enter_subscriber(address, consent, false, mail_pause_seconds);
begin
  insert into public.outbox (subscription_id, kind, to_email)
  select entered.id, 'newsletter_confirmation', entered.email where entered.id is not null;
  return found;
end
$$;

-- 'confirmed' (now, or before); 'expired' (after seven days, or its owner left: only a new mail helps); 'unknown'.
create function public.confirm_newsletter(subscription_id uuid, generation integer)
returns text
language plpgsql set search_path = ''
as $$
declare
  confirmed public.newsletter_subscriptions;
begin
  update public.newsletter_subscriptions s
  set status = 'confirmed', confirmed_at = now()
  where s.id = confirm_newsletter.subscription_id
    and s.generation = confirm_newsletter.generation
    and s.status = 'pending'
    and s.requested_at > now() - interval '7 days'
  returning * into confirmed;
  if found then
    -- The inbox shows it once; it needs no answer.
    insert into public.emails (
      subscription_id, source, status, customer_id, from_email, subject, body, page_url,
      created_at, received_at, handled_at
    )
    values (
      confirmed.id, 'newsletter', 'processed',
      (select c.id from public.customers c where c.email = confirmed.email),
      confirmed.email, 'Подписка на рассылку',
      'Владелец адреса ' || confirmed.email || ' подтвердил подписку на рассылку.',
      confirmed.page_url, confirmed.confirmed_at, confirmed.confirmed_at, confirmed.confirmed_at
    )
    on conflict on constraint emails_subscription_id_key do nothing;
    return 'confirmed';
  end if;

  return coalesce(
    (
      select case s.status when 'confirmed' then 'confirmed' else 'expired' end
      from public.newsletter_subscriptions s
      where s.id = confirm_newsletter.subscription_id and s.generation = confirm_newsletter.generation
    ),
    'unknown'
  );
end
$$;

-- True if the address gets no more letters, whichever mail the link is from; false: the link is unknown.
create function public.unsubscribe_newsletter(subscription_id uuid)
returns boolean
language sql set search_path = ''
as $$
  update public.newsletter_subscriptions s
  set status = 'unsubscribed', ended_at = now()
  where s.id = subscription_id and s.ended_at is null;
  select exists (select from public.newsletter_subscriptions s where s.id = subscription_id);
$$;

-- Promises run in working time: deadlines are computed here, once, and stored for all readers. The browser and the
-- functions count by the same rules (functions/_shared/contracts/working-time.ts); a test compares the two.

-- A copy of `workingHours` in src/content/working-hours.ts; a test compares them. Weekdays from Monday, exceptions.
create function private.working_hours()
returns jsonb
language sql immutable set search_path = ''
as $$
  select '{
    "timeZone": "Asia/Bishkek",
    "week": [
      [["09:00", "13:00"], ["14:00", "18:00"]],
      [["09:00", "13:00"], ["14:00", "18:00"]],
      [["09:00", "13:00"], ["14:00", "18:00"]],
      [["09:00", "13:00"], ["14:00", "18:00"]],
      [["09:00", "13:00"], ["14:00", "18:00"]],
      [],
      []
    ],
    "exceptions": {
      "2026-01-01": [], "2026-01-07": [], "2026-02-23": [], "2026-03-08": [],
      "2026-03-20": [], "2026-03-21": [], "2026-04-07": [], "2026-05-01": [],
      "2026-05-05": [], "2026-05-09": [], "2026-05-27": [], "2026-08-31": [],
      "2026-11-07": [], "2026-11-08": [], "2027-01-01": [], "2027-01-07": [],
      "2027-02-23": [], "2027-03-08": [], "2027-03-09": [], "2027-03-21": [],
      "2027-04-07": [], "2027-05-01": [], "2027-05-05": [], "2027-05-09": [],
      "2027-05-16": [], "2027-08-31": [], "2027-11-07": [], "2027-11-08": []
    }
  }'::jsonb
$$;

create function private.company_time_zone()
returns text
language sql immutable set search_path = ''
return private.working_hours() ->> 'timeZone';

create function private.company_day(moment timestamptz)
returns date
language sql stable set search_path = ''
return (company_day.moment at time zone private.company_time_zone())::date;

-- The working periods of a day, in order; a working day as a whole is one period from midnight to midnight.
create function private.working_periods(day date, as_whole_day boolean)
returns table (opens timestamptz, closes timestamptz)
language plpgsql stable set search_path = ''
as $$
declare
  zone constant text := private.company_time_zone();
  periods constant jsonb := coalesce(
    private.working_hours() -> 'exceptions' -> to_char(working_periods.day, 'YYYY-MM-DD'),
    private.working_hours() -> 'week' -> (extract(isodow from working_periods.day)::integer - 1)
  );
begin
  if not working_periods.as_whole_day then
    return query
      select (working_periods.day + (p ->> 0)::time) at time zone zone,
        (working_periods.day + (p ->> 1)::time) at time zone zone
      from jsonb_array_elements(periods) p;
  elsif jsonb_array_length(periods) > 0 then
    return query
      select working_periods.day::timestamp at time zone zone,
        (working_periods.day + 1)::timestamp at time zone zone;
  end if;
end
$$;

-- Outside of working time, counts from the next opening, which adding zero returns. A schedule without working time
-- falls back to the plain clock: a request is stored in any case.
create function private.add_working_time(
  moment timestamptz,
  amount interval,
  by_whole_days boolean default false
)
returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  first_day constant date := private.company_day(add_working_time.moment);
  -- In seconds: what is added must not depend on the session's own time zone.
  seconds_left numeric := extract(epoch from add_working_time.amount);
  period record;
begin
  for day_number in 0..400 loop
    for period in
      select greatest(p.opens, add_working_time.moment) as begins, p.closes
      from private.working_periods(first_day + day_number, add_working_time.by_whole_days) p
      where p.closes > add_working_time.moment
    loop
      if period.begins + make_interval(secs => seconds_left) <= period.closes then
        return period.begins + make_interval(secs => seconds_left);
      end if;
      seconds_left := seconds_left - extract(epoch from period.closes - period.begins);
    end loop;
  end loop;
  return add_working_time.moment + add_working_time.amount;
end
$$;

-- A moment in working time: the given one, or the next opening.
create function private.next_opening(moment timestamptz)
returns timestamptz
language sql stable set search_path = ''
return private.add_working_time(next_opening.moment, interval '0');

create function private.is_working_time(moment timestamptz)
returns boolean
language sql stable set search_path = ''
return private.next_opening(is_working_time.moment) = is_working_time.moment;

-- Adds hours of working days: 24 hours lead to the same time of the next. Begins and ends in working time.
create function private.add_working_days(moment timestamptz, amount interval)
returns timestamptz
language sql stable set search_path = ''
return private.next_opening(
  private.add_working_time(
    private.next_opening(add_working_days.moment), add_working_days.amount, by_whole_days => true
  )
);

-- The working time between two moments; none if the second is not the later one.
create function private.working_time_between(since timestamptz, until timestamptz)
returns interval
language sql stable set search_path = ''
as $$
  select coalesce(
    sum(
      least(p.closes, working_time_between.until) - greatest(p.opens, working_time_between.since)
    ),
    interval '0'
  )
  from generate_series(
      private.company_day(working_time_between.since)::timestamp,
      private.company_day(working_time_between.until)::timestamp,
      interval '1 day'
    ) d (day),
    private.working_periods(d.day::date, false) p
  where p.opens < working_time_between.until and p.closes > working_time_between.since
$$;

-- A customer is known by an address, or a telephone number without one. A form's data about its sender are a claim:
-- they start a card, and do not change an existing one. Staff accept them, edit cards, and merge those of one person.

create table public.customers (
  id uuid primary key default gen_random_uuid(),
  email text unique check (email = lower(btrim(email)) and char_length(email) between 1 and 254),
  -- The addresses of cards that were merged into this one.
  other_emails text[] not null default '{}' check (cardinality(other_emails) <= 20),
  name text check (char_length(name) <= 120),
  phone text check (char_length(phone) <= 40),
  company text check (char_length(company) <= 160),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- In lower case, «ё» as «е», the phone also as digits: a plain column, so that PostgREST can filter by it.
  search_text text not null generated always as (
    translate(
      lower(
        coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
          || coalesce(regexp_replace(phone, '\D', '', 'g'), '') || ' ' || coalesce(company, '')
      ),
      'ё', 'е'
    )
  ) stored,
  constraint customers_reachable check (
    email is not null or coalesce(char_length(regexp_replace(phone, '\D', '', 'g')) >= 5, false)
  )
);

create index customers_other_emails_idx on public.customers using gin (other_emails);

-- A number is the same in any notation. It proves no identity, so it never leads to the row of an address.
create unique index customers_phone_only_key
  on public.customers (regexp_replace(phone, '\D', '', 'g')) where email is null;

-- Null: there is no such contact. Existing data stay. Empty fields are filled only from a reliable source (is_theirs): a verified mail, or staff.
create function private.save_customer(customer jsonb, is_theirs boolean default false)
returns uuid
language plpgsql set search_path = ''
as $$
declare
  new_email constant text := nullif(lower(btrim(customer ->> 'email')), '');
  new_name constant text := nullif(btrim(customer ->> 'name'), '');
  new_phone constant text := nullif(btrim(customer ->> 'phone'), '');
  new_company constant text := nullif(btrim(customer ->> 'company'), '');
  customer_id uuid;
begin
  if jsonb_typeof(customer) is distinct from 'object' then
    return null;
  end if;
  -- A merge takes it exclusively: no lookup returns a card about to go, or makes one for an address about to move.
  perform pg_advisory_xact_lock_shared(hashtextextended('customers', 0));

  if new_email is null then
    insert into public.customers as c (name, phone, company)
    values (new_name, new_phone, new_company)
    on conflict ((regexp_replace(phone, '\D', '', 'g'))) where email is null do update set last_seen_at = now()
    returning c.id into customer_id;
  else
    update public.customers c set last_seen_at = now() where c.other_emails @> array[new_email]
    returning c.id into customer_id;
    if not found then
      insert into public.customers as c (email, name, phone, company)
      values (new_email, new_name, new_phone, new_company)
      on conflict (email) do update set last_seen_at = now()
      returning c.id into customer_id;
    end if;
  end if;

  if is_theirs then
    update public.customers c
    set name = coalesce(c.name, new_name), phone = coalesce(c.phone, new_phone),
      company = coalesce(c.company, new_company)
    where c.id = customer_id;
  end if;
  return customer_id;
end
$$;

-- Null keeps a field, an empty text clears it: colleagues may change different fields at once. False: no customer.
create function public.update_customer(
  customer_id uuid,
  name text default null,
  phone text default null,
  company text default null
)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  known public.customers;
  changed public.customers;
  fields text[];
begin
  perform private.require_staff('edit customers');

  select * into known from public.customers c where c.id = update_customer.customer_id for update;
  if not found then
    return false;
  end if;

  update public.customers c
  set name = nullif(btrim(coalesce(update_customer.name, c.name)), ''),
    phone = nullif(btrim(coalesce(update_customer.phone, c.phone)), ''),
    company = nullif(btrim(coalesce(update_customer.company, c.company)), '')
  where c.id = known.id
  returning * into changed;

  -- Which fields, not their values: the log outlives the customer.
  fields := array(
    select key from jsonb_each(to_jsonb(changed) - 'search_text') where value <> to_jsonb(known) -> key
  );
  if cardinality(fields) > 0 then
    perform private.audit('customer_edited', 'customer', known.id, jsonb_build_object('fields', fields));
  end if;
  return true;
end
$$;

-- For how long a call that does much work in parts begins another.
create function private.call_time()
returns interval
language sql immutable set search_path = ''
return interval '5 seconds';

-- Makes one card of two: `into_id` gets the other's requests, consents, addresses and whatever it lacks. False: one of
-- the two is gone. Null: there is more to move, by the next call.
create function public.merge_customers(from_id uuid, into_id uuid)
returns boolean
language plpgsql security definer set search_path = '' set statement_timeout = '2min'
as $$
declare
  deadline constant timestamptz := clock_timestamp() + private.call_time();
  merged public.customers;
  kept public.customers;
begin
  perform private.require_staff('merge customers');
  perform private.require(from_id is distinct from into_id, 'A customer cannot be merged with itself');

  perform pg_advisory_xact_lock(hashtextextended('customers', 0));
  perform from public.customers c where c.id in (from_id, into_id) order by c.id for update;
  select * into merged from public.customers c where c.id = from_id;
  select * into kept from public.customers c where c.id = into_id;
  if merged.id is null or kept.id is null then
    return false;
  end if;

  loop
    update public.emails e set customer_id = into_id
    where e.id in (select moved.id from public.emails moved where moved.customer_id = from_id limit 1000);
    exit when not found;
    if clock_timestamp() > deadline then
      return null;
    end if;
  end loop;
  update public.consents c set customer_id = into_id where c.customer_id = from_id;
  delete from public.customers c where c.id = from_id;
  update public.customers c
  set email = coalesce(kept.email, merged.email),
    other_emails = array(
      select distinct address
      from unnest(kept.other_emails || merged.other_emails || merged.email) address
      where address is not null and address <> coalesce(kept.email, merged.email)
    ),
    name = coalesce(kept.name, merged.name),
    phone = coalesce(kept.phone, merged.phone),
    company = coalesce(kept.company, merged.company),
    created_at = least(kept.created_at, merged.created_at),
    last_seen_at = greatest(kept.last_seen_at, merged.last_seen_at)
  where c.id = into_id;

  perform private.audit('customers_merged', 'customer', into_id, jsonb_build_object('from', from_id));
  return true;
end
$$;

-- What visitors send us. Only the service role writes leads; staff work with them.

create type public.email_status as enum ('new', 'processed', 'in_progress', 'completed');
create type public.lead_source as enum (
  'consultation', 'project_quiz', 'chat', 'inbound', 'newsletter', 'manual'
);
-- The receiving provider's verdict on a mail's sender, by SPF, DKIM and DMARC; 'none': no verdict.
create type public.mail_authentication as enum ('pass', 'fail', 'none');

-- Where staff find an email: in their work, among chats whose visitors cannot be answered, or among spam.
create type public.email_shelf as enum ('inbox', 'chats', 'spam');

-- The inbox: leads, mails that came in, summaries of chats, subscriptions.
create table public.emails (
  id uuid primary key default gen_random_uuid(),
  source public.lead_source,
  from_email text check (char_length(from_email) <= 254),
  -- The sender's name in a mail, which is unverified.
  from_name text check (char_length(from_name) <= 120),
  -- Null: it did not come by mail.
  authentication public.mail_authentication,
  to_email text check (char_length(to_email) <= 254),
  -- The other recipients of a mail, without ourselves: from its To and its Cc.
  also_to text[] not null default '{}' check (cardinality(also_to) <= 20),
  cc text[] not null default '{}' check (cardinality(cc) <= 20),
  -- The mail's Reply-To, which is unverified.
  reply_to text check (char_length(reply_to) <= 254),
  -- The sender reads no answers, such as a form service: they go to reply_to by default.
  is_relayed boolean not null default false check (not is_relayed or reply_to is not null),
  subject text check (char_length(subject) <= 500),
  body text check (char_length(body) <= 20000),
  html_content text check (char_length(html_content) <= 200000),
  preview text generated always as (left(body, 240)) stored,
  created_at timestamptz not null default now(),
  received_at timestamptz not null default now(),

  status public.email_status not null default 'new',
  processed boolean not null default false,
  customer_id uuid references public.customers (id) on delete set null,
  assigned_to_user_id uuid references public.profiles (user_id) on delete set null,

  -- Made by the visitor's browser once per filled form: submitting it twice makes one lead.
  submission_id uuid unique,
  lead jsonb check (jsonb_typeof(lead) = 'object'),
  interest text check (char_length(interest) <= 160),
  page_url text check (char_length(page_url) <= 2000),
  referrer text check (char_length(referrer) <= 2000),
  utm jsonb check (jsonb_typeof(utm) = 'object'),
  -- The row goes with the subscription, 30 days after its owner has left, unless they have written to us.
  subscription_id uuid unique references public.newsletter_subscriptions (id) on delete set null,

  -- As in the mail's own headers (RFC 5322, section 3.6.4), angle brackets included.
  message_id text check (char_length(message_id) between 1 and 998),
  in_reply_to text check (char_length(in_reply_to) between 1 and 998),
  reference_ids text[] not null default '{}' check (cardinality(reference_ids) <= 100),
  -- The thread's first email: it stands for the thread in lists, and has its status, assignee and marks.
  thread_id uuid not null references public.emails (id) on delete cascade,
  -- The thread that a mail refers to without belonging to it: its sender is new there.
  refers_to_thread_id uuid,
  -- When its customer last wrote, or until when it is snoozed. Null: not the first of its thread.
  listed_at timestamptz,
  -- How many emails have joined, and how the latest of them begins.
  answers integer not null default 0,
  answer_preview text,

  -- Above a limit: announced only in a digest. Staff can clear the mark.
  is_suspicious boolean not null default false,
  -- Since when staff have marked it as spam.
  spam_at timestamptz,
  -- Until when staff have snoozed it; in the past: it has returned. A customer's answer ends it.
  snoozed_until timestamptz,
  tags text[] not null default '{}' check (
    cardinality(tags) <= 10 and array_position(tags, null) is null and array_to_string(tags, '') !~ '[[:cntrl:],]'
    and '' <> all (tags) and length(array_to_string(tags, '')) <= 300
  ),
  shelf public.email_shelf not null generated always as (
    case
      when spam_at is not null then 'spam'::public.email_shelf
      when source = 'chat' and lead is null and from_email is null then 'chats'::public.email_shelf
      else 'inbox'::public.email_shelf
    end
  ) stored,
  -- The last action of staff, while nothing else has changed it. Made by the browser, for any number of emails.
  change_id uuid,

  -- The deadline of the promised answer. Null: nothing was promised.
  due_at timestamptz,
  -- When the first reply reached the customer's server, or staff were done before the customer wrote again.
  first_reply_at timestamptz,
  -- When staff last marked it as processed, for instance after a call; null again if that was undone.
  handled_at timestamptz,
  answered_at timestamptz generated always as (least(first_reply_at, handled_at)) stored,
  -- The customer's first unanswered message: private.waiting_since. Null: there is none.
  waiting_since timestamptz,
  -- Infinity: nothing was promised, or it was kept and the customer has written again. Null: no answer is expected, or
  -- possible (no address, no promised call); a subscription asks for nothing.
  waits_until timestamptz generated always as (
    case
      when waiting_since is not null and spam_at is null
        and (source is distinct from 'newsletter' or answers > 0)
        and (due_at is not null or from_email is not null or reply_to is not null)
      then case when first_reply_at is null then coalesce(due_at, 'infinity') else 'infinity' end
    end
  ) stored
);

-- The lists' orders: the id decides between emails of the same moment.
create index emails_listed_at_idx on public.emails (listed_at desc, id desc) where listed_at is not null;
create index emails_status_idx on public.emails (status, listed_at desc, id desc) where listed_at is not null;
create index emails_source_idx on public.emails (source, listed_at desc, id desc) where listed_at is not null;
create index emails_assigned_to_user_id_idx on public.emails (assigned_to_user_id, listed_at desc, id desc);
create index emails_customer_id_idx on public.emails (customer_id, listed_at desc, id desc);
create index emails_waits_until_idx on public.emails (waits_until, waiting_since, id)
  where waits_until is not null;
create index emails_created_at_idx on public.emails (created_at);
create index emails_due_at_idx on public.emails (due_at) where due_at is not null;
create index emails_thread_id_idx on public.emails (thread_id, created_at);
create index emails_suspicious_idx on public.emails (listed_at desc, id desc) where is_suspicious;
create index emails_shelf_idx on public.emails (shelf, listed_at desc, id desc) where shelf <> 'inbox';
create index emails_snoozed_until_idx on public.emails (snoozed_until, id) where snoozed_until is not null;
create index emails_tags_idx on public.emails using gin (tags) where tags <> '{}';
create index emails_change_id_idx on public.emails (change_id) where change_id is not null;
-- The leads that were announced one by one.
create index emails_announced_leads_idx on public.emails (created_at)
  where submission_id is not null and not is_suspicious;
-- A mail that is delivered twice is one email.
create unique index emails_message_id_key on public.emails (message_id)
  where message_id is not null;

-- The proof that a person consented to our use of their data: to which text, on which page, when.
create table public.consents (
  id uuid primary key default gen_random_uuid(),
  email_id uuid not null references public.emails (id) on delete cascade,
  -- Null: a contact with only a messenger account has no card.
  customer_id uuid references public.customers (id) on delete cascade,
  text_version text not null check (char_length(text_version) between 1 and 40),
  page_url text check (char_length(page_url) <= 2000),
  given_at timestamptz not null default now()
);

create index consents_email_id_idx on public.consents (email_id);
create index consents_customer_id_idx on public.consents (customer_id);

-- What may change of an email, and what follows from it --------------------------------------------------
-- Triggers of one event fire in the order of their names: the content is compared before anything is derived.

create trigger emails_0_keep_other_columns
  before update on public.emails
  for each row execute function private.keep_other_columns(
    'status', 'assigned_to_user_id', 'is_suspicious', 'spam_at', 'snoozed_until', 'tags', 'change_id',
    'answered_at', 'waits_until', 'preview', 'shelf'
  );

create function private.check_staff_change()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not row_security_active('public.emails') then
    return new;
  end if;
  if old.thread_id <> old.id then
    raise invalid_parameter_value using message = 'A thread is worked on by its first email';
  end if;
  if new.snoozed_until is distinct from old.snoozed_until
    and new.snoozed_until not between now() and now() + interval '1 year'
  then
    raise invalid_parameter_value using message = 'An email is put off until a moment within a year';
  end if;
  -- Retention counts from it: staff cannot backdate it.
  if new.spam_at is not null then
    new.spam_at := coalesce(old.spam_at, now());
  end if;
  return new;
end
$$;

create trigger emails_1_check_staff_change
  before update on public.emails
  for each row execute function private.check_staff_change();

-- Contact within 2 working hours after a consultation, a chat's booking or a lead entered by staff; a proposal within
-- 24 hours, counted on working days, after the quiz. Null: nothing is promised.
create function private.promised_until(source public.lead_source, moment timestamptz)
returns timestamptz
language sql stable set search_path = ''
return case
  when source in ('consultation', 'chat', 'manual') then private.add_working_time(moment, interval '2 hours')
  when source = 'project_quiz' then private.add_working_days(moment, interval '24 hours')
end;

-- The customer's first message after our answers, or our first reply since that did not arrive. A reply answers what
-- had arrived when it was written, unless it bounced; processing the thread answers all.
create function private.waiting_since(first public.emails)
returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  answered_until timestamptz;
begin
  -- The mails of old replies are not kept. Without a reply it was processed before it was reopened.
  select greatest(coalesce(max(r.created_at), first.first_reply_at), first.handled_at) into answered_until
  from public.email_replies r
  join public.emails e on e.id = r.email_id
  left join public.outbox o on o.id = r.id
  where e.thread_id = first.id and coalesce(o.status, 'sent') = 'sent';

  if first.created_at > answered_until is not false then
    return first.created_at;
  end if;
  return least(
    (
      select min(e.created_at) from public.emails e
      where e.thread_id = first.id and e.id <> first.id and not e.processed and e.created_at > answered_until
    ),
    (
      select min(r.created_at)
      from public.email_replies r
      join public.emails e on e.id = r.email_id
      join public.outbox o on o.id = r.id
      where e.thread_id = first.id and o.status in ('failed', 'bounced') and r.created_at > answered_until
    )
  );
end
$$;

create function private.complete_email()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.processed := new.status in ('processed', 'completed');

  if tg_op = 'INSERT' then
    new.thread_id := coalesce(new.thread_id, new.id);
    new.handled_at := case when new.processed then coalesce(new.handled_at, now()) end;
    if new.thread_id = new.id then
      new.listed_at := coalesce(new.listed_at, new.created_at);
      new.waiting_since := case
        when new.first_reply_at is null and new.handled_at is null then new.created_at
      end;
    end if;
    -- Forms have an id made by the browser, and a chat's contact is a lead too; other emails have no promise.
    if new.submission_id is not null or new.source = 'chat' and new.lead is not null then
      new.due_at := coalesce(new.due_at, private.promised_until(new.source, new.received_at));
    end if;
  else
    if (new.status, new.assigned_to_user_id, new.is_suspicious, new.spam_at, new.snoozed_until, new.tags)
      is not distinct from (
        old.status, old.assigned_to_user_id, old.is_suspicious, old.spam_at, old.snoozed_until, old.tags
      )
    then
      new.change_id := old.change_id;
    elsif new.change_id is not distinct from old.change_id then
      new.change_id := null;
    end if;

    if new.thread_id <> new.id then
      new.listed_at := null;
      new.waiting_since := null;
    else
      if new.processed then
        -- A processed email can be snoozed as well: «позвонить через неделю».
        if new.status <> old.status and new.snoozed_until is not distinct from old.snoozed_until then
          new.snoozed_until := null;
        end if;
        new.waiting_since := null;
        -- Undo restores the earlier time.
        if not old.processed and new.handled_at is not distinct from old.handled_at then
          new.handled_at := now();
        end if;
        new.handled_at := coalesce(new.handled_at, now());
      elsif old.processed then
        -- A thread reopened by its customer stays processed until the time they wrote.
        if new.handled_at is not distinct from old.handled_at and new.answers = old.answers then
          new.handled_at := null;
        end if;
        new.waiting_since := private.waiting_since(new);
      end if;
      if new.snoozed_until is distinct from old.snoozed_until then
        -- When its customer last wrote; an automatic reply does not count.
        new.listed_at := coalesce(new.snoozed_until, greatest(new.created_at, (
          select max(e.created_at) from public.emails e
          where e.thread_id = new.id and e.id <> new.id and not e.processed
        )));
      end if;
    end if;
  end if;

  -- Only a change is checked: an email stays assigned to former staff.
  if new.assigned_to_user_id is not null
    and new.assigned_to_user_id is distinct from old.assigned_to_user_id
    and private.staff_member(new.assigned_to_user_id) is null
  then
    raise invalid_parameter_value using message = 'An email can be assigned to staff only';
  end if;

  return new;
end
$$;

create trigger emails_2_complete
  before insert or update on public.emails
  for each row execute function private.complete_email();

create function private.audit_email()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.audit(
    change.action, 'email', new.id,
    jsonb_build_object('from', change.before, 'to', change.after) || jsonb_strip_nulls(jsonb_build_object(
      'change_id', new.change_id,
      -- The status alone does not say since when.
      'handled_at', case change.action when 'status_changed' then old.handled_at end
    ))
  )
  from (
    values
      ('status_changed', old.status::text, new.status::text),
      ('assignee_changed', old.assigned_to_user_id::text, new.assigned_to_user_id::text),
      ('suspicion_changed', old.is_suspicious::text, new.is_suspicious::text),
      ('spam_changed', old.spam_at::text, new.spam_at::text),
      ('snooze_changed', old.snoozed_until::text, new.snoozed_until::text),
      ('tags_changed', old.tags::text, new.tags::text)
  ) change (action, before, after)
  where change.before is distinct from change.after;
  return null;
end
$$;

create trigger emails_audit
  after update on public.emails
  for each row execute function private.audit_email();

-- Also reopens it, ends its snooze, and takes it from an assignee who left. An automatic reply is only counted.
create function private.raise_thread()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> 'new' then
    update public.emails e set answers = e.answers + 1 where e.id = new.thread_id;
    return null;
  end if;
  update public.emails e
  set answers = e.answers + 1,
    answer_preview = new.preview,
    listed_at = greatest(case when e.snoozed_until is null then e.listed_at end, new.created_at),
    snoozed_until = null,
    first_reply_at = coalesce(e.first_reply_at, e.handled_at),
    waiting_since = coalesce(e.waiting_since, new.created_at),
    status = 'new',
    assigned_to_user_id = private.staff_member(e.assigned_to_user_id)
  where e.id = new.thread_id;
  return null;
end
$$;

create trigger emails_raise_thread
  after insert on public.emails
  for each row when (new.thread_id <> new.id)
  execute function private.raise_thread();

-- What its owner has written in its thread outlives a subscription.
create function private.delete_subscription_email()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.emails e where e.subscription_id = old.id and e.answers = 0;
  return old;
end
$$;

create trigger newsletter_subscriptions_delete_email
  before delete on public.newsletter_subscriptions
  for each row execute function private.delete_subscription_email();

-- Limits ------------------------------------------------------------------------------------------------
-- Offices and mobile networks share an address: the first limit only marks; one that no office reaches refuses.

-- Fixed windows per client and purpose. A client is known by a keyed hash only, never by its address.
create table private.rate_limits (
  bucket text not null check (char_length(bucket) <= 40),
  client_hash text not null check (char_length(client_hash) between 1 and 128),
  hits integer not null,
  window_ends_at timestamptz not null,
  primary key (bucket, client_hash)
);

create index rate_limits_window_ends_at_idx on private.rate_limits (window_ends_at);

-- How many hits this window has, and how many seconds are left of it: a hit does not prolong it.
create function private.tally_hit(
  bucket text,
  client_hash text,
  window_seconds integer,
  out hits integer,
  out seconds_left integer
)
language plpgsql set search_path = ''
as $$
declare
  counted private.rate_limits;
begin
  insert into private.rate_limits as r (bucket, client_hash, hits, window_ends_at)
  values (tally_hit.bucket, tally_hit.client_hash, 1, now() + make_interval(secs => window_seconds))
  on conflict on constraint rate_limits_pkey do update
  set hits = case when r.window_ends_at <= now() then 1 else r.hits + 1 end,
    window_ends_at = case
      when r.window_ends_at <= now() then excluded.window_ends_at
      else r.window_ends_at
    end
  returning r.* into counted;

  -- Expired windows are deleted. Never waits (locked rows are being renewed), so two callers cannot deadlock here.
  delete from private.rate_limits r
  where (r.bucket, r.client_hash) in (
    select expired.bucket, expired.client_hash
    from private.rate_limits expired
    where expired.window_ends_at <= now()
    limit 100
    for update skip locked
  );

  hits := counted.hits;
  -- Transactions that overlap do not agree on now(): never more than the window, never nothing.
  seconds_left := least(window_seconds, greatest(1, ceil(extract(epoch from counted.window_ends_at - now()))::integer));
end
$$;

-- Counts one hit. Returns 0 when it is within the limit, otherwise the seconds until the window ends. For functions that
-- anyone may call: before their work, or any other look at the database.
create function public.count_hit(
  bucket text,
  client_hash text,
  max_per_window integer,
  window_seconds integer
)
returns integer
language sql set search_path = ''
as $$
  select case when t.hits <= max_per_window then 0 else t.seconds_left end
  from private.tally_hit(bucket, client_hash, window_seconds) t
$$;

-- Whether the mail quota is in danger. Without a lock: of simultaneous leads a few more may pass. Null: no limit.
create function private.is_over_ceiling(max_per_hour integer, max_per_day integer)
returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(count(*) filter (where e.created_at > now() - interval '1 hour') >= max_per_hour, false)
    or coalesce(count(*) >= max_per_day, false)
  from public.emails e
  where e.submission_id is not null and not e.is_suspicious and e.created_at > now() - interval '1 day'
$$;

-- Taking a lead in --------------------------------------------------------------------------------------

create function private.announce_lead(lead public.emails, notification jsonb, confirmation jsonb)
returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.outbox (email_id, kind, to_email, reply_to, subject, text_body, html_body)
  select lead.id, 'lead_notification', m.to_email, m.reply_to, m.subject, m.text_body, m.html_body
  from jsonb_populate_record(null::public.outbox, announce_lead.notification) m;
  -- It names the thread, whose id is its first email's, so that an answer comes back into it.
  insert into public.outbox (email_id, kind, to_email, subject, text_body, html_body, reference_ids)
  select lead.id, 'lead_confirmation', lead.from_email, m.subject, m.text_body, m.html_body, array[lead.id::text]
  from jsonb_populate_record(null::public.outbox, announce_lead.confirmation) m
  where jsonb_typeof(announce_lead.confirmation) = 'object' and lead.from_email is not null;
end
$$;

-- Announces a suspicious lead whose sender has since solved a captcha. An empty digest is deleted.
create function private.trust_lead(lead public.emails, notification jsonb, confirmation jsonb)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.emails e set is_suspicious = false where e.id = lead.id;
  perform private.announce_lead(lead, trust_lead.notification, trust_lead.confirmation);
  perform private.tell_staff('new_lead', lead.id, null, null);
  -- The same lock as of private.announce_in_digest.
  perform pg_advisory_xact_lock(hashtextextended('lead digest', 0));
  delete from public.outbox o
  where o.kind = 'lead_digest' and o.status = 'pending' and o.attempts = 0
    and not exists (
      select from public.emails e where e.is_suspicious and e.created_at >= o.created_at
    );
end
$$;

-- Applies the corrected text of a form that is sent again after a lost answer. A processed lead waits again.
create function private.correct_lead(lead public.emails, email jsonb, customer jsonb)
returns public.emails
language plpgsql security definer set search_path = ''
as $$
declare
  corrected public.emails;
  card_id uuid;
begin
  -- A card started by this form alone would keep the wrong data.
  update public.consents c set customer_id = null where c.email_id = lead.id;
  delete from public.customers c
  where c.id = lead.customer_id and c.created_at = lead.created_at and lead.status = 'new'
    and not exists (select from public.emails e where e.customer_id = c.id and e.id <> lead.id);
  card_id := private.save_customer(correct_lead.customer, lead.source = 'manual');
  update public.consents c set customer_id = card_id where c.email_id = lead.id;

  update public.emails e
  set customer_id = card_id,
    from_email = correct_lead.email ->> 'from_email',
    subject = correct_lead.email ->> 'subject',
    body = correct_lead.email ->> 'body',
    html_content = correct_lead.email ->> 'html_content',
    lead = correct_lead.email -> 'lead',
    interest = correct_lead.email ->> 'interest',
    status = case when e.processed then 'new' else e.status end
  where e.id = lead.id
  returning * into corrected;
  return corrected;
end
$$;

-- Stores customer, email, consent and mails together or not at all. A lead above max_per_window of its client, or above
-- what all may announce in an hour or a day (null: any number), is suspicious: only the hour's digest tells of it,
-- unless its sender has passed a captcha (proved_human), also later, by the same lead with the proof.
-- outcome: 'stored'; 'duplicate' (a known submission_id: its lead now says what this form does; only a difference
-- counts for the rate limit, and is announced again); 'rate_limited' (above refuse_above, 20 times max_per_window by
-- default: come back in retry_after_seconds; nothing stored). Missing files (missing_attachment_ids) keep no lead back.
-- due_at and is_suspicious are the stored lead's.
create function public.submit_lead(
  submission_id uuid,
  client_hash text,
  max_per_window integer,
  window_seconds integer,
  email jsonb,
  customer jsonb,
  consent jsonb,
  notification jsonb,
  refuse_above integer default null,
  max_per_hour integer default null,
  max_per_day integer default null,
  confirmation jsonb default null,
  attachment_ids uuid[] default '{}',
  proved_human boolean default false
)
returns table (
  outcome text, email_id uuid, retry_after_seconds integer, missing_attachment_ids uuid[],
  due_at timestamptz, is_suspicious boolean
)
language plpgsql set search_path = ''
as $$
declare
  client record;
  is_correction boolean;
  is_lead_suspicious boolean;
  lead public.emails;
begin
  -- The same form sent twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended(submit_lead.submission_id::text, 0));

  select * into lead from public.emails e where e.submission_id = submit_lead.submission_id;
  -- A chat books once, whatever is said after it.
  is_correction := lead.source in ('consultation', 'project_quiz') and lead.spam_at is null
    and lead.lead is distinct from submit_lead.email -> 'lead';
  if lead.id is null or is_correction then
    client := private.tally_hit('lead', submit_lead.client_hash, submit_lead.window_seconds);
    if client.hits > coalesce(submit_lead.refuse_above, 20 * submit_lead.max_per_window) then
      return query
      select 'rate_limited', null::uuid, client.seconds_left, null::uuid[], null::timestamptz, null::boolean;
      return;
    end if;
  end if;
  if lead.id is not null then
    if is_correction then
      lead := private.correct_lead(lead, submit_lead.email, submit_lead.customer);
      perform private.give_uploads(submit_lead.attachment_ids, lead.id);
      if not lead.is_suspicious and client.hits <= submit_lead.max_per_window then
        delete from public.outbox o
        where o.email_id = lead.id and o.kind in ('lead_notification', 'lead_confirmation');
        perform private.announce_lead(lead, submit_lead.notification, submit_lead.confirmation);
      end if;
    end if;
    if submit_lead.proved_human and lead.is_suspicious and lead.spam_at is null then
      perform private.trust_lead(lead, submit_lead.notification, submit_lead.confirmation);
      lead.is_suspicious := false;
    end if;
    return query
    select 'duplicate', lead.id, null::integer,
      private.missing_uploads(submit_lead.attachment_ids, lead.id), lead.due_at, lead.is_suspicious;
    return;
  end if;

  is_lead_suspicious := not submit_lead.proved_human and (
    client.hits > submit_lead.max_per_window
    or private.is_over_ceiling(submit_lead.max_per_hour, submit_lead.max_per_day)
  );

  insert into public.emails (
    source, submission_id, customer_id,
    from_email, to_email, subject, body, html_content,
    lead, interest, page_url, referrer, utm, is_suspicious
  )
  select
    m.source, submit_lead.submission_id, private.save_customer(submit_lead.customer),
    m.from_email, m.to_email, m.subject, m.body, m.html_content,
    m.lead, m.interest, m.page_url, m.referrer, m.utm, is_lead_suspicious
  from jsonb_populate_record(null::public.emails, submit_lead.email) m
  returning * into lead;
  perform private.give_uploads(submit_lead.attachment_ids, lead.id);

  if jsonb_typeof(submit_lead.consent) = 'object' then
    insert into public.consents (email_id, customer_id, text_version, page_url)
    values (lead.id, lead.customer_id, consent ->> 'text_version', consent ->> 'page_url');
  end if;

  -- Of a chat's booking: also after a summary, whose row stays.
  update public.chat_sessions s set email_id = lead.id where s.submission_id = submit_lead.submission_id;

  if is_lead_suspicious then
    perform private.announce_in_digest(submit_lead.notification ->> 'to_email');
  else
    perform private.announce_lead(lead, submit_lead.notification, submit_lead.confirmation);
  end if;

  return query
  select 'stored', lead.id, null::integer,
    private.missing_uploads(submit_lead.attachment_ids, lead.id), lead.due_at, lead.is_suspicious;
end
$$;

-- Like a form, but without consent and mail. lead: contracts/manual-lead.ts. A known submission_id updates its lead.
create function public.add_lead(submission_id uuid, lead jsonb)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  known public.emails;
  email jsonb;
  lead_email_id uuid;
begin
  perform private.require_staff('add leads');
  lead := add_lead.lead || '{"kind": "manual"}';
  perform private.require(
    btrim(add_lead.lead ->> 'name') <> ''
      and coalesce(add_lead.lead ->> 'email', add_lead.lead ->> 'phone') is not null,
    'A lead has a name and a way to answer'
  );

  email := jsonb_build_object(
    'from_email', lower(add_lead.lead ->> 'email'),
    'subject', 'Обращение: ' || concat_ws(', ', add_lead.lead ->> 'name', add_lead.lead ->> 'company'),
    'body', add_lead.lead ->> 'description', 'lead', add_lead.lead
  );

  -- The same form sent twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended(add_lead.submission_id::text, 0));
  select * into known from public.emails e
  where e.submission_id = add_lead.submission_id and e.source = 'manual';
  if known.id is not null then
    if known.lead is distinct from add_lead.lead then
      perform private.correct_lead(known, email, add_lead.lead);
    end if;
    return known.id;
  end if;

  insert into public.emails (source, submission_id, customer_id, from_email, subject, body, lead)
  values (
    'manual', add_lead.submission_id, private.save_customer(add_lead.lead, true),
    email ->> 'from_email', email ->> 'subject', email ->> 'body', email -> 'lead'
  )
  returning id into lead_email_id;
  perform private.audit('lead_added', 'email', lead_email_id);
  return lead_email_id;
end
$$;

-- What follows a lead: notes among colleagues, replies to the customer, and what the customer answers.

-- Notes -------------------------------------------------------------------------------------------------

-- What staff write to each other about an email. No customer ever sees it.
create table public.email_notes (
  id uuid primary key default gen_random_uuid(),
  email_id uuid not null references public.emails (id) on delete cascade,
  author_id uuid default auth.uid() references public.profiles (user_id) on delete set null,
  body text not null check (char_length(body) <= 4000 and body ~ '\S'),
  created_at timestamptz not null default now()
);

create index email_notes_email_id_idx on public.email_notes (email_id, created_at);
create index email_notes_author_id_idx on public.email_notes (author_id);

create function private.audit_note()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Notes that go with their email are no change by a person.
  if auth.uid() is not null then
    perform private.audit(
      case tg_op when 'INSERT' then 'note_added' else 'note_deleted' end,
      'email',
      coalesce(new.email_id, old.email_id),
      jsonb_build_object('note_id', coalesce(new.id, old.id))
    );
  end if;
  return null;
end
$$;

create trigger email_notes_audit
  after insert or delete on public.email_notes
  for each row execute function private.audit_note();

-- Undoes an action of the caller on each email not changed since, with the note stored under the same number. restored,
-- missed (changed, or gone): how many emails; both 0: the caller has no such action.
create function public.undo_change(change_id uuid)
returns table (restored integer, missed integer)
language sql security definer set search_path = ''
as $$
  select private.require_staff('change emails');
  with changes as (
    select l.entity_id as email_id, jsonb_object_agg(c.name, l.details -> c.detail) as before
    from public.audit_log l
    join (
      values ('status_changed', 'status', 'from'), ('status_changed', 'handled_at', 'handled_at'),
        ('assignee_changed', 'assigned_to_user_id', 'from'), ('suspicion_changed', 'is_suspicious', 'from'),
        ('spam_changed', 'spam_at', 'from'), ('snooze_changed', 'snoozed_until', 'from'), ('tags_changed', 'tags', 'from')
    ) c (action, name, detail) on c.action = l.action
    where l.details ->> 'change_id' = undo_change.change_id::text
      and l.actor_id = auth.uid()
      and l.entity = 'email'
    group by l.entity_id
  ), unchanged as (
    -- In the order of their ids: two at once do not block each other.
    select e.id from public.emails e
    where e.change_id = undo_change.change_id
    order by e.id
    for update
  ), restored as (
    update public.emails e
    set (status, handled_at, assigned_to_user_id, is_suspicious, spam_at, snoozed_until, tags, change_id) = (
      select b.status, b.handled_at, b.assigned_to_user_id, b.is_suspicious, b.spam_at, b.snoozed_until, b.tags,
        null::uuid
      from jsonb_populate_record(e, c.before) b
    )
    from changes c join unchanged u on u.id = c.email_id
    where e.id = u.id
    returning e.id
  ), withdrawn as (
    delete from public.email_notes n
    where n.id = undo_change.change_id and n.author_id = auth.uid()
      and n.email_id not in (select c.email_id from changes c except select r.id from restored r)
    returning n.email_id as id
  ), undone as (
    select r.id from restored r union select w.id from withdrawn w
  )
  select count(u.id)::integer, (count(*) - count(u.id))::integer
  from changes c full join undone u on u.id = c.email_id;
$$;

-- Replies -----------------------------------------------------------------------------------------------

create table public.email_replies (
  -- Made by the browser. Also the outbox row's id, and so the part of the Message-ID by which answers are recognized.
  id uuid primary key,
  email_id uuid not null references public.emails (id) on delete cascade,
  author_id uuid references public.profiles (user_id) on delete set null,
  to_email text not null check (char_length(to_email) between 1 and 254),
  -- Who gets a copy, in lower case.
  cc text[] not null default '{}' check (cardinality(cc) <= 20),
  subject text not null check (char_length(subject) between 1 and 500 and subject !~ '[[:cntrl:]]'),
  body text not null check (char_length(body) <= 20000 and body ~ '\S'),
  created_at timestamptz not null default now()
);

create index email_replies_email_id_idx on public.email_replies (email_id, created_at);
create index email_replies_author_id_idx on public.email_replies (author_id);

-- Stores a reply and queues its mail, together or not at all. It goes to the email's sender or its reply-to (the
-- default if a service sent it), with copies to its other recipients, and references that email's own chain only. A
-- thread without an assignee goes to the author. The mail leaves after hold_seconds, in which the author can recall it.
-- completes: finishes the thread. seen_until: the time of the latest reply that the author has seen; by default, all.
-- outcome: 'stored'; 'duplicate' (a known reply_id; nothing changed); 'unknown' (no such email); 'no_address' (its
-- sender left none); 'unknown_recipient' (not in the email); 'answered_meanwhile' (a colleague wrote a later one);
-- 'unknown_attachment' (not the caller's, stored and unsent); 'attachments_too_large' (mailboxes refuse over 15 MB).
create function public.reply_to_email(
  reply_id uuid, email_id uuid, subject text, body text, attachment_ids uuid[] default '{}',
  hold_seconds integer default 0, completes boolean default false,
  to_address text default null, cc text[] default '{}', seen_until timestamptz default 'infinity'
)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  email public.emails;
  first_id uuid;
  earlier_reply_id uuid;
  mail_references text[];
  recipient text;
  copies text[];
  files record;
begin
  perform private.require_staff('reply');
  perform private.require(
    char_length(reply_to_email.subject) between 1 and 500 and reply_to_email.subject !~ '[[:cntrl:]]',
    'A subject is one line of 1 to 500 characters'
  );
  perform private.require(
    reply_to_email.body ~ '\S' and char_length(reply_to_email.body) <= 20000,
    'A reply has a text of at most 20000 characters'
  );

  -- The same reply sent twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended('reply ' || reply_to_email.reply_id::text, 0));
  if exists (select from public.email_replies r where r.id = reply_to_email.reply_id) then
    return 'duplicate';
  end if;

  -- Locked like the customer's answer that raises it, or the retention that deletes it.
  select f.id into first_id from public.emails f
  where f.id = (select e.thread_id from public.emails e where e.id = reply_to_email.email_id)
  for update;
  select * into email from public.emails e where e.id = reply_to_email.email_id for key share;
  if email.id is null or first_id is null then
    return 'unknown';
  end if;
  recipient := coalesce(
    reply_to_email.to_address,
    case when email.is_relayed or email.from_email is null then email.reply_to else email.from_email end
  );
  copies := array(
    select distinct lower(named.address) from unnest(reply_to_email.cc) named (address)
    where lower(named.address) <> lower(recipient)
    order by 1
  );
  if recipient is null then
    return 'no_address';
  elsif not (copies || lower(recipient)) <@ array(
    select lower(address) from unnest(array[email.from_email, email.reply_to] || email.also_to || email.cc) address
  ) then
    return 'unknown_recipient';
  end if;
  if exists (
    select from public.email_replies r join public.emails e on e.id = r.email_id
    where e.thread_id = first_id and r.author_id is distinct from auth.uid() and r.created_at > seen_until
  ) then
    return 'answered_meanwhile';
  end if;

  select count(*) as number, sum(u.size) as bytes into files
  from private.lock_uploads(reply_to_email.attachment_ids, auth.uid()) u;
  if files.number < cardinality(reply_to_email.attachment_ids) then
    return 'unknown_attachment';
  elsif files.bytes > 15 * 1024 * 1024 then
    return 'attachments_too_large';
  end if;

  select r.id into earlier_reply_id from public.email_replies r
  where r.email_id = email.id
  order by r.created_at desc limit 1;

  -- The thread's own id leads them all: it comes back even where a provider replaces our Message-ID.
  mail_references := array[email.thread_id::text]
    || email.reference_ids[greatest(cardinality(email.reference_ids) - 17, 1):]
    || array_remove(array[email.message_id, earlier_reply_id::text], null);

  insert into public.email_replies (id, email_id, author_id, to_email, cc, subject, body)
  values (reply_id, email.id, auth.uid(), recipient, copies, subject, body);

  update public.attachments a
  set reply_id = reply_to_email.reply_id, position = named.rank
  from unnest(reply_to_email.attachment_ids) with ordinality as named (id, rank)
  where a.id = named.id;

  insert into public.outbox
    (id, reply_id, email_id, kind, to_email, cc, subject, text_body, in_reply_to, reference_ids, next_attempt_at)
  values (
    reply_id, reply_id, email.id, 'reply', recipient, copies, subject, body,
    coalesce(earlier_reply_id::text, email.message_id), mail_references,
    now() + make_interval(secs => least(greatest(hold_seconds, 0), 60))
  );

  update public.emails e
  set assigned_to_user_id = coalesce(e.assigned_to_user_id, auth.uid()),
    status = case
      when reply_to_email.completes then 'completed'
      when e.status = 'new' then 'in_progress'
      else e.status
    end,
    -- Recalling the reply undoes this as well.
    change_id = reply_to_email.reply_id
  where e.id = first_id;

  perform private.audit(
    'reply_sent', 'email', first_id, jsonb_build_object('reply_id', reply_to_email.reply_id)
  );
  return 'stored';
end
$$;

-- While its mail is held: undoes its change of the thread, and frees its files for the draft. False: sent, or gone.
create function public.recall_reply(reply_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  recalled public.email_replies;
  first_id uuid;
begin
  perform private.require_staff('take replies back');

  -- The lock is the one by which claim_outbox leases a mail: of the two, one finds nothing.
  select r.* into recalled
  from public.outbox o join public.email_replies r on r.id = o.id
  where o.id = recall_reply.reply_id and o.status = 'pending' and o.attempts = 0
    and o.next_attempt_at > now()
  for update of o;
  if recalled.author_id is distinct from auth.uid() then
    return false;
  end if;

  update public.attachments a set reply_id = null where a.reply_id = recalled.id;
  delete from public.email_replies r where r.id = recalled.id;
  select e.thread_id into first_id from public.emails e where e.id = recalled.email_id;
  perform public.undo_change(recalled.id);

  perform private.audit(
    'reply_recalled', 'email', first_id, jsonb_build_object('reply_id', recalled.id)
  );
  return true;
end
$$;

-- Templates of replies ----------------------------------------------------------------------------------

-- Texts that replies begin with. Placeholders such as {имя} are filled in when one is chosen.
create table public.reply_templates (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) <= 80 and title ~ '\S' and title !~ '[[:cntrl:]]'),
  body text not null check (char_length(body) <= 4000 and body ~ '\S')
);

create unique index reply_templates_title_key on public.reply_templates (lower(title));

-- Inbound mail ------------------------------------------------------------------------------------------

-- The id in a Message-ID of our own, whatever domain stands behind it: of a mail that we sent, or of a thread.
create function private.own_id(message_id text)
returns uuid
language sql immutable set search_path = ''
return (
  regexp_match(lower(message_id), '^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@')
)[1]::uuid;

-- The thread of the first known mail among the given ids; null if none is known.
create function private.thread_of(message_ids text[])
returns uuid
language sql stable set search_path = ''
as $$
  select found.thread_id
  from unnest(message_ids) with ordinality as named (message_id, rank)
  cross join lateral (select private.own_id(named.message_id) as id) own
  cross join lateral (
    select coalesce(
      (select e.thread_id from public.emails e where e.message_id = named.message_id),
      (select e.thread_id from public.email_replies r join public.emails e on e.id = r.email_id where r.id = own.id),
      -- A thread that has joined another goes on under that one's id.
      (select e.thread_id from public.emails e where e.id = own.id)
    ) as thread_id
  ) found
  where found.thread_id is not null
  order by named.rank
  limit 1
$$;

-- Whether an address belongs to a thread: it has written in it, was written to, or is its customer's.
create function private.belongs_to_thread(address text, thread_id uuid)
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.emails e left join public.customers c on c.id = e.customer_id
    where e.thread_id = belongs_to_thread.thread_id
      and (lower(e.from_email) = address or c.email = address or c.other_emails @> array[address])
  ) or exists (
    select from public.email_replies r join public.emails e on e.id = r.email_id
    where e.thread_id = belongs_to_thread.thread_id and (lower(r.to_email) = address or r.cc @> array[address])
  )
$$;

create function private.is_same_mail(email_id uuid, mail jsonb)
returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from public.emails e
    where e.id = is_same_mail.email_id
      and (e.from_email, e.subject, e.body, e.html_content) is not distinct from
        (mail ->> 'from_email', mail ->> 'subject', mail ->> 'body', mail ->> 'html_content')
  ) and not exists (
    select f.* from jsonb_to_recordset(mail -> 'attachments') as f (position smallint, name text, size integer)
    except select a.position, a.name, a.size from public.attachments a where a.email_id = is_same_mail.email_id
  );
end
$$;

-- outcome: 'stored' or 'duplicate' (email_id says as which). Another mail under a known message id gets its own id,
-- derived from its content, and references the original. A reference is no proof: a mail joins the thread that it names
-- only if its sender belongs there and the provider does not call the sender forged; otherwise it starts a thread,
-- which shows the one it refers to. Only a verified sender has a customer; a service that writes for others
-- (is_relayed) is none, and belongs to no thread. Its attachments are stored after it.
create function public.receive_email(email jsonb)
returns table (outcome text, email_id uuid)
language plpgsql set search_path = ''
as $$
declare
  mail public.emails;
  new_message_id text;
  sender text;
  names text[];
  named_thread_id uuid;
  joins boolean;
  sender_id uuid;
  new_email_id uuid;
begin
  mail := jsonb_populate_record(null::public.emails, email);
  mail.authentication := coalesce(mail.authentication, 'none');
  mail.is_relayed := coalesce(mail.is_relayed, false);
  new_message_id := mail.message_id;
  sender := lower(btrim(mail.from_email));

  -- The same mail delivered twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended('mail ' || mail.message_id, 0));
  select e.id into new_email_id from public.emails e where e.message_id = mail.message_id;
  if found and not private.is_same_mail(new_email_id, email) then
    new_message_id := '<' || encode(sha256(convert_to((email - 'authentication')::text, 'UTF8')), 'hex') || '@repeated.invalid>';
    select e.id into new_email_id from public.emails e where e.message_id = new_message_id;
  end if;
  if found then
    return query select 'duplicate', new_email_id;
    return;
  end if;

  -- Its direct parent says more than earlier references, and of those the latest says most.
  names := coalesce(mail.reference_ids, '{}');
  named_thread_id := private.thread_of(
    array_remove(array[mail.in_reply_to], null)
    || array(select n.name from unnest(names) with ordinality as n (name, rank) order by n.rank desc)
  );
  -- Joining the thread to another and deleting it wait for this, or this for them.
  select e.thread_id into named_thread_id from public.emails e
  where e.id = named_thread_id for no key update;
  joins := coalesce(
    mail.authentication <> 'fail' and not mail.is_relayed and private.belongs_to_thread(sender, named_thread_id), false
  );

  if mail.authentication = 'pass' and sender is not null and not mail.is_relayed then
    sender_id := private.save_customer(jsonb_build_object('email', sender, 'name', mail.from_name), true);
  end if;

  insert into public.emails (
    source, status, customer_id, thread_id, refers_to_thread_id,
    from_email, from_name, authentication, to_email, also_to, cc, reply_to, is_relayed, subject, body, html_content,
    message_id, in_reply_to, reference_ids
  )
  values (
    'inbound', coalesce(mail.status, 'new'), sender_id,
    case when joins then named_thread_id end, case when not joins then named_thread_id end,
    mail.from_email, mail.from_name, mail.authentication, mail.to_email, coalesce(mail.also_to, '{}'),
    coalesce(mail.cc, '{}'), mail.reply_to, mail.is_relayed, mail.subject, mail.body, mail.html_content,
    new_message_id, mail.in_reply_to,
    -- Its sender knows it by that id only.
    names || case when new_message_id <> mail.message_id then array[mail.message_id] else '{}' end
  )
  returning id into new_email_id;

  insert into public.attachments (email_id, position, name, media_type, size, content_id)
  select new_email_id, f.position, f.name, f.media_type, f.size, f.content_id
  from jsonb_to_recordset(receive_email.email -> 'attachments')
    as f (position smallint, name text, media_type text, size integer, content_id text);

  return query select 'stored', new_email_id;
end
$$;

-- Staff know the sender: all their emails join the thread referred to. False: the email refers to no other thread.
create function public.join_thread(email_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  email public.emails;
  target_id uuid;
  moved integer;
begin
  perform private.require_staff('join threads');

  -- The thread that it refers to may have joined another itself.
  select named.thread_id into target_id
  from public.emails e join public.emails named on named.id = e.refers_to_thread_id
  where e.id = join_thread.email_id;
  -- In the order of their ids: two simultaneous joins do not block each other.
  perform from public.emails e where e.id in (join_thread.email_id, target_id) order by e.id for update;
  select * into email from public.emails e where e.id = join_thread.email_id;
  if email.refers_to_thread_id is null
    or not exists (select from public.emails e where e.id = target_id and e.id <> email.id)
  then
    return false;
  end if;

  update public.emails e
  set thread_id = target_id, refers_to_thread_id = null
  where e.thread_id = email.id;
  get diagnostics moved = row_count;

  update public.emails e
  set answers = e.answers + moved,
    answer_preview = case
      when email.listed_at > e.listed_at then coalesce(email.answer_preview, email.preview)
      else e.answer_preview
    end,
    listed_at = greatest(e.listed_at, email.listed_at),
    assigned_to_user_id = coalesce(e.assigned_to_user_id, email.assigned_to_user_id),
    first_reply_at = case
      when email.processed then e.first_reply_at else coalesce(e.first_reply_at, e.handled_at)
    end,
    waiting_since = least(e.waiting_since, email.waiting_since),
    status = case when e.processed and not email.processed then 'new' else e.status end
  where e.id = target_id;

  perform private.audit(
    'thread_joined', 'email', email.id, jsonb_build_object('thread_id', target_id)
  );
  return true;
end
$$;

-- Bytes are in Storage, under the row's id, in a bucket that only functions write and staff read (access.sql).

create table public.attachments (
  id uuid primary key default gen_random_uuid(),
  -- Neither: an upload that no lead and no reply has taken yet.
  email_id uuid references public.emails (id) on delete cascade,
  reply_id uuid references public.email_replies (id) on delete cascade,
  -- The staff member who uploaded it; null for files from outside.
  uploaded_by uuid references public.profiles (user_id) on delete set null,
  name text not null check (char_length(name) between 1 and 120 and name !~ '[[:cntrl:]/\\]'),
  -- As found in the content; application/octet-stream is a mail's file of any other kind, kept unchecked for 30 days.
  media_type text not null check (char_length(media_type) between 1 and 100),
  -- In bytes.
  size integer not null check (size between 1 and 10485760),
  position smallint not null default 0,
  -- The id by which a mail's HTML references its own picture (RFC 2392), without angle brackets.
  content_id text check (char_length(content_id) between 1 and 250),
  created_at timestamptz not null default now(),
  -- Null: the bytes have not arrived yet.
  stored_at timestamptz,
  constraint attachments_one_owner check (email_id is null or reply_id is null)
);

create index attachments_email_id_idx on public.attachments (email_id, position);
create index attachments_reply_id_idx on public.attachments (reply_id, position);
create index attachments_uploaded_by_idx on public.attachments (uploaded_by);
create index attachments_untaken_idx on public.attachments (created_at)
  where email_id is null and reply_id is null;

-- Uploads -----------------------------------------------------------------------------------------------

-- The id is told to the visitor once the bytes are stored. Null: too many bytes wait for leads that never came.
create function public.reserve_upload(max_untaken_bytes bigint, file jsonb)
returns uuid
language sql set search_path = ''
as $$
  -- Read without a lock: of uploads at the same moment a few more may pass.
  insert into public.attachments (name, media_type, size)
  select file ->> 'name', file ->> 'media_type', (file ->> 'size')::integer
  where (file ->> 'size')::bigint + (
    select coalesce(sum(a.size), 0) from public.attachments a where a.email_id is null and a.reply_id is null
  ) <= max_untaken_bytes
  returning id
$$;

create function public.reserve_reply_upload(file jsonb)
returns uuid
language sql security definer set search_path = ''
as $$
  select private.require_staff('upload files for replies');
  insert into public.attachments (uploaded_by, name, media_type, size)
  values (auth.uid(), file ->> 'name', file ->> 'media_type', (file ->> 'size')::integer)
  returning id;
$$;

-- Those that can still be taken: stored, not taken, uploaded by this staff member, or by a visitor if that is null.
create function private.lock_uploads(ids uuid[], uploader_id uuid)
returns setof public.attachments
language sql set search_path = ''
as $$
  select * from public.attachments a
  where a.id = any (ids)
    and a.email_id is null
    and a.reply_id is null
    and a.stored_at is not null
    and a.uploaded_by is not distinct from uploader_id
  order by a.id
  for update
$$;

-- Gives a visitor's uploads to the lead that names them, the first five of them.
create function private.give_uploads(ids uuid[], email_id uuid)
returns void
language sql set search_path = ''
as $$
  update public.attachments a
  set email_id = give_uploads.email_id, position = named.rank
  from unnest(ids[1:5]) with ordinality as named (id, rank), private.lock_uploads(ids, null) free
  where named.id = free.id and a.id = free.id
$$;

-- Those of the ids that do not belong to the lead: uploaded too long ago, or taken by another lead.
create function private.missing_uploads(ids uuid[], email_id uuid)
returns uuid[]
language sql stable set search_path = ''
as $$
  select array(
    select named.id from unnest(ids) with ordinality as named (id, rank)
    where not exists (
      select from public.attachments a
      where a.id = named.id and a.email_id = missing_uploads.email_id
    )
    order by named.rank
  )
$$;

-- What has to go from Storage ---------------------------------------------------------------------------

-- Objects of Storage whose row was deleted, for any reason. Only Storage itself can remove them.
create table private.discarded_files (
  id uuid primary key,
  discarded_at timestamptz not null default now()
);

create index discarded_files_discarded_at_idx on private.discarded_files (discarded_at);

create function private.discard_file()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.discarded_files (id) values (old.id) on conflict do nothing;
  return null;
end
$$;

create trigger attachments_discard_file
  after delete on public.attachments
  for each row execute function private.discard_file();

-- Releases uploads not taken within a day. Objects to remove are returned again until forget_files is called.
create function public.discarded_files(max_rows integer)
returns setof uuid
language sql set search_path = ''
as $$
  delete from public.attachments
  where id in (
    select a.id from public.attachments a
    where a.email_id is null and a.reply_id is null and a.created_at <= now() - interval '1 day'
    for update skip locked
  );
  select d.id from private.discarded_files d order by d.discarded_at limit max_rows;
$$;

create function public.forget_files(ids uuid[])
returns void
language sql set search_path = ''
as $$
  delete from private.discarded_files d where d.id = any (ids)
$$;

-- The bucket --------------------------------------------------------------------------------------------

insert into storage.buckets (id, name, public, file_size_limit)
values ('attachments', 'attachments', false, 10485760)
on conflict (id) do nothing;

-- A row is written with its subject, then leased by a worker: one that dies loses it, and a late one cannot settle.

-- 'bounced': accepted by the provider, refused later by the recipient's mailbox.
create type public.outbox_status as enum ('pending', 'sending', 'sent', 'failed', 'bounced');

create table public.outbox (
  -- Also the provider's Idempotency-Key.
  id uuid primary key default gen_random_uuid(),
  kind text not null
    check (kind in (
      'lead_notification', 'lead_confirmation', 'lead_digest', 'chat_summary', 'reply',
      'newsletter_confirmation', 'newsletter_issue', 'newsletter_test',
      'notification_digest', 'notification_telegram', 'account_notice', 'account_invitation'
    )),
  email_id uuid references public.emails (id) on delete cascade,
  subscription_id uuid references public.newsletter_subscriptions (id) on delete cascade,
  issue_id uuid references public.newsletter_issues (id) on delete cascade,
  reply_id uuid unique references public.email_replies (id) on delete cascade,

  event_id bigint references public.security_log (id) on delete cascade,
  invitation_id uuid references public.invitations (id) on delete cascade,

  -- Null for Telegram, whose only chat is a setting of the functions.
  to_email text check (char_length(to_email) between 1 and 254),
  -- The recipients of a reply's copies, in lower case.
  cc text[] not null default '{}' check (cardinality(cc) <= 20),
  reply_to text check (char_length(reply_to) <= 254),
  subject text check (char_length(subject) <= 500),
  text_body text check (char_length(text_body) <= 20000),
  html_body text check (char_length(html_body) <= 200000),
  -- A bare uuid stands for a Message-ID of our own, which gets its right part when the mail is sent.
  in_reply_to text check (char_length(in_reply_to) between 1 and 998),
  reference_ids text[] not null default '{}' check (cardinality(reference_ids) <= 100),

  status public.outbox_status not null default 'pending',
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  last_error text check (char_length(last_error) <= 1000),
  provider_message_id text check (char_length(provider_message_id) <= 500),
  -- The report by which the mail came back: each counts once, however often it is delivered.
  bounce_id text check (char_length(bounce_id) between 1 and 998),
  created_at timestamptz not null default now(),
  sent_at timestamptz,

  constraint outbox_subject_of_kind check (
    case kind
      -- About an email or a chat.
      when 'notification_telegram' then true
      else (kind in ('lead_notification', 'lead_confirmation', 'chat_summary', 'reply'))
        = (email_id is not null)
    end
    and (kind in ('newsletter_confirmation', 'newsletter_issue')) = (subscription_id is not null)
    and (kind in ('newsletter_issue', 'newsletter_test')) = (issue_id is not null)
    and (kind = 'reply') = (reply_id is not null)
    and (kind = 'reply' or cc = '{}')
    and (kind = 'account_notice') = (event_id is not null)
    and (kind = 'account_invitation') = (invitation_id is not null)
    and (reply_id is null or reply_id = id)
  ),
  constraint outbox_address_of_kind check ((to_email is null) = (kind = 'notification_telegram')),
  -- Written when they are sent: the newsletter's mails (their links are keys, of which none is kept; an issue's text is
  -- the same for all), invitations and notifications (they repeat stored data).
  constraint outbox_text_of_kind check (
    (subject is null)
      = (kind like 'newsletter\_%' or kind like 'notification\_%' or kind like 'account\_%')
    and (text_body is null) = (subject is null)
    and (html_body is null or subject is not null)
  ),
  constraint outbox_lease_while_sending check ((status = 'sending') = (leased_until is not null)),
  constraint outbox_sent_at_when_sent check (
    (status in ('sent', 'bounced')) = (sent_at is not null)
  )
);

-- When a row is due, again if its lease ran out. Without letters, or others would be looked for among them.
create index outbox_due_idx on public.outbox (coalesce(leased_until, next_attempt_at))
  where status in ('pending', 'sending') and kind <> 'newsletter_issue';
create index outbox_letters_due_idx on public.outbox
  (issue_id, coalesce(leased_until, next_attempt_at))
  where status in ('pending', 'sending') and kind = 'newsletter_issue';
-- No reader gets an issue twice.
create unique index outbox_letter_key on public.outbox (issue_id, subscription_id);
create index outbox_provider_message_id_idx on public.outbox (provider_message_id);
create index outbox_status_created_at_idx on public.outbox (status, created_at desc);
create index outbox_email_id_idx on public.outbox (email_id);
create index outbox_subscription_id_idx on public.outbox (subscription_id);
create index outbox_event_id_idx on public.outbox (event_id);
create index outbox_invitation_id_idx on public.outbox (invitation_id);
-- When a user was last sent a digest.
create index outbox_digests_idx on public.outbox (to_email, created_at) where kind = 'notification_digest';
-- One notification and one confirmation per lead. Of both columns, although one would do: Supabase Lite takes a unique
-- index of the foreign key alone, partial or not, for a relation of one to one.
create unique index outbox_lead_mail_key on public.outbox (email_id, kind)
  where kind in ('lead_notification', 'lead_confirmation');

-- Leases mails that the caller has locked.
create function private.lease_mails(ids uuid[], lease_seconds integer)
returns setof public.outbox
language sql set search_path = ''
as $$
  update public.outbox o
  set status = 'sending', attempts = o.attempts + 1, leased_until = now() + make_interval(secs => lease_seconds)
  where o.id = any (ids)
  returning o.*
$$;

-- Leases due mails, oldest first, and letters of the newsletter only after everything else.
create function public.claim_outbox(max_rows integer, lease_seconds integer)
returns setof public.outbox
language plpgsql set search_path = ''
as $$
declare
  claimed integer;
begin
  return query
  select * from private.lease_mails(array(
    select o.id from public.outbox o
    where o.status in ('pending', 'sending')
      and o.kind <> 'newsletter_issue'
      and coalesce(o.leased_until, o.next_attempt_at) <= now()
      -- Spam triggers no mails; replies written by staff are sent.
      and (o.kind = 'reply' or not exists (
        select from public.emails e join public.emails first on first.id = e.thread_id
        where e.id = o.email_id and first.spam_at is not null
      ))
    order by coalesce(o.leased_until, o.next_attempt_at)
    limit max_rows
    for update skip locked
  ), lease_seconds);
  get diagnostics claimed = row_count;

  return query
  select * from private.claim_letters(claim_outbox.max_rows - claimed, claim_outbox.lease_seconds);
end
$$;

-- outcome: 'sent', 'retry' (in retry_in_seconds), 'failed' (for good). False, nothing changed: an outdated attempt.
create function public.settle_outbox(
  mail_id uuid,
  attempt integer,
  outcome text,
  error text default null,
  message_id text default null,
  retry_in_seconds integer default 0
)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  settled public.outbox;
begin
  perform private.require(outcome in ('sent', 'retry', 'failed'), format('Unknown outcome %L', outcome));

  update public.outbox o
  set status = case outcome
      when 'sent' then 'sent'
      when 'retry' then 'pending'
      else 'failed'
    end::public.outbox_status,
    leased_until = null,
    sent_at = case outcome when 'sent' then now() end,
    provider_message_id = left(settle_outbox.message_id, 500),
    last_error = left(settle_outbox.error, 1000),
    next_attempt_at = case outcome
      when 'retry' then now() + make_interval(secs => coalesce(retry_in_seconds, 0))
      when 'failed' then now()
      else o.next_attempt_at
    end
  where o.id = settle_outbox.mail_id
    and o.attempts = settle_outbox.attempt
    and o.status = 'sending'
  returning * into settled;
  if not found then
    return false;
  end if;
  if settled.kind = 'newsletter_issue' then
    perform private.note_letter(settled);
  end if;
  return true;
end
$$;

-- Queues a mail again that failed for good or bounced. False: it did neither, or does not exist.
create function public.retry_mail(mail_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  retried_email_id uuid;
begin
  perform private.require_staff('send mails again');

  update public.outbox o
  set status = 'pending', attempts = 0, next_attempt_at = now(), sent_at = null, last_error = null
  where o.id = retry_mail.mail_id and o.status in ('failed', 'bounced') and o.email_id is not null
  returning o.email_id into retried_email_id;
  if not found then
    return false;
  end if;

  perform private.audit(
    'mail_retried', 'email', retried_email_id, jsonb_build_object('mail_id', retry_mail.mail_id)
  );
  return true;
end
$$;

-- Whether senders of two domains may speak for each other: the domains are the same, or one is above the other.
create function private.are_related(domain text, other text)
returns boolean
language sql immutable set search_path = ''
return position('.' in domain) > 0 and position('.' in other) > 0
  and (domain = other or right(domain, length(other) + 1) = '.' || other
    or right(other, length(domain) + 1) = '.' || domain);

-- returned_ids: the mail's Message-ID by the report, ours or the provider's, who may replace ours: if none is known, it
-- is the latest mail to one of the recipients in the thread that thread_ids name. bounce_id: the report's. reporter:
-- the reporting domain, trusted only for its own addresses, unless it is one of own_domains, whose servers send our
-- mail; null: trusted. The address gets no newsletter any more, unless the bounce is temporary.
-- outcome: 'noted'; 'duplicate' (a known report, or the mail has not left since an earlier one); 'sending' (just
-- leaving: come back); 'unknown' (not our mail, an untrusted reporter, or only recipients of copies: an ordinary mail).
create function public.note_bounce(
  returned_ids text[], bounce_id text, reason text, is_lasting boolean default true,
  thread_ids text[] default '{}', recipients text[] default '{}',
  reporter text default null, own_domains text[] default '{}'
)
returns text
language plpgsql set search_path = ''
as $$
declare
  mail_id uuid;
  mail public.outbox;
begin
  select o.id into mail_id
  from unnest(returned_ids) with ordinality as named (message_id, rank)
  join public.outbox o on o.id = private.own_id(named.message_id) or o.provider_message_id = named.message_id
  order by named.rank
  limit 1;
  if mail_id is null then
    select o.id into mail_id
    from public.outbox o join public.emails e on e.id = o.email_id
    where e.thread_id = private.thread_of(thread_ids)
      and o.kind in ('reply', 'lead_confirmation')
      and o.status = 'sent'
      and lower(o.to_email) = any (recipients)
    order by o.sent_at desc
    limit 1;
  end if;

  select * into mail from public.outbox o where o.id = mail_id for update;
  if not found
    or reporter is not null and not exists (
      select from unnest(own_domains || split_part(lower(mail.to_email), '@', 2)) known (domain)
      where private.are_related(reporter, known.domain)
    )
    or recipients && mail.cc and lower(mail.to_email) <> all (recipients)
  then
    return 'unknown';
  elsif mail.status = 'sending' then
    return 'sending';
  elsif mail.status <> 'sent' or mail.bounce_id = note_bounce.bounce_id then
    return 'duplicate';
  end if;

  update public.outbox o
  set status = 'bounced', bounce_id = note_bounce.bounce_id, last_error = left(reason, 1000)
  where o.id = mail.id;
  if is_lasting then
    update public.newsletter_subscriptions s
    set status = 'bounced', ended_at = now()
    where s.email = lower(mail.to_email) and s.ended_at is null;
  end if;
  return 'noted';
end
$$;

-- A customer is answered when the first reply that did not bounce was accepted, but not what they wrote since. An
-- undelivered reply reopens its thread, whatever has happened to it since, and its author is notified.
create function private.note_reply()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  reply public.email_replies;
  first public.emails;
begin
  select * into reply from public.email_replies r where r.id = new.reply_id;
  update public.emails e
  set first_reply_at = case
      when e.first_reply_at is not distinct from case old.status when 'sent' then old.sent_at end
      then (
        select min(o.sent_at)
        from public.outbox o
        join public.email_replies r on r.id = o.reply_id
        join public.emails answered on answered.id = r.email_id
        where o.status = 'sent' and answered.thread_id = e.id
      )
      else e.first_reply_at
    end
  where e.id = (select answered.thread_id from public.emails answered where answered.id = reply.email_id)
  returning * into first;

  if new.status in ('failed', 'bounced') then
    update public.emails e
    set status = case when e.processed then 'in_progress' else e.status end, snoozed_until = null
    where e.id = first.id
    returning * into first;
    if first.spam_at is null then
      perform private.tell_staff(
        'undelivered', first.id, null,
        coalesce(private.staff_member(reply.author_id), private.staff_member(first.assigned_to_user_id))
      );
    end if;
  end if;

  update public.emails e set waiting_since = private.waiting_since(e) where e.id = first.id and not e.processed;
  return null;
end
$$;

create trigger outbox_note_reply
  after update on public.outbox
  for each row when (
    new.kind = 'reply' and new.status <> old.status
    and (new.status in ('sent', 'failed', 'bounced') or old.status = 'sent')
  )
  execute function private.note_reply();

-- Suspicious leads are announced together: a digest waits for an hour from the first of them.
create function private.announce_in_digest(to_email text)
returns void
language plpgsql set search_path = ''
as $$
begin
  -- Of two simultaneous leads the second finds the first one's digest.
  perform pg_advisory_xact_lock(hashtextextended('lead digest', 0));
  -- Transactions that overlap do not agree on now(): the digest counts from the earliest of them.
  update public.outbox o set created_at = least(o.created_at, now())
  where o.kind = 'lead_digest' and o.status = 'pending' and o.attempts = 0 and o.next_attempt_at > now();
  if not found then
    insert into public.outbox (kind, to_email, next_attempt_at, subject, text_body)
    values ('lead_digest', announce_in_digest.to_email, now() + interval '1 hour', '', '');
  end if;
end
$$;

-- How many there are is known when the digest leaves.
create function private.word_digest()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.subject := 'Подозрительные обращения за час: ' || (
    select count(*) from public.emails e where e.is_suspicious and e.created_at >= new.created_at
  );
  new.text_body := new.subject || E'.\n\nОни пришли сверх обычного, поэтому отдельных писем о них не было. '
    || 'Все сохранены: откройте в панели очередь «Подозрительные» и снимите пометку с настоящих.';
  return new;
end
$$;

create trigger outbox_word_digest
  before update on public.outbox
  for each row when (new.kind = 'lead_digest' and new.status = 'sending' and new.attempts = 1)
  execute function private.word_digest();

-- A letter is a row of the outbox per reader. An issue starts once: none goes twice, even when its rows are deleted.

-- Ends an issue without letters left. Of two simultaneous workers one gets letters. Never waits for a pause.
create function private.claim_letters(max_rows integer, lease_seconds integer)
returns setof public.outbox
language plpgsql set search_path = ''
as $$
declare
  issue public.newsletter_issues;
  wanted integer := max_rows;
  claimed integer;
begin
  for issue in
    select * from public.newsletter_issues i
    where i.status = 'sending' and i.next_send_at <= now()
    order by i.started_at
    for update skip locked
  loop
    exit when wanted <= 0;
    if not exists (
      select from public.outbox o
      where o.issue_id = issue.id and o.status in ('pending', 'sending') and o.kind = 'newsletter_issue'
    ) then
      perform private.finish_issue(issue.id, 'sent');
      continue;
    end if;

    return query
    select * from private.lease_mails(array(
      select o.id from public.outbox o
      where o.issue_id = issue.id
        and o.status in ('pending', 'sending')
        and o.kind = 'newsletter_issue'
        and coalesce(o.leased_until, o.next_attempt_at) <= now()
      order by coalesce(o.leased_until, o.next_attempt_at)
      -- What the pace allows by now; an idle time is not made up for.
      limit least(
        wanted,
        1 + floor(extract(epoch from now() - issue.next_send_at) * issue.pace_per_minute / 60)::bigint
      )
      for update skip locked
    ), lease_seconds);
    get diagnostics claimed = row_count;

    wanted := wanted - claimed;
    update public.newsletter_issues i
    set next_send_at = greatest(
        i.next_send_at, now() - make_interval(secs => max_rows * 60.0 / i.pace_per_minute)
      ) + make_interval(secs => claimed * 60.0 / i.pace_per_minute)
    where i.id = issue.id and claimed > 0;
  end loop;
end
$$;

create function private.finish_issue(issue_id uuid, outcome public.newsletter_issue_status)
returns void
language sql set search_path = ''
as $$
  update public.newsletter_issues i
  set status = outcome, finished_at = now(), pause_reason = null,
    sent_count = letters.sent, failed_count = letters.failed
  from (
    select
      count(*) filter (where o.status in ('sent', 'bounced')) as sent,
      count(*) filter (where o.status = 'failed') as failed
    from public.outbox o
    where o.issue_id = finish_issue.issue_id and o.kind = 'newsletter_issue'
  ) letters
  where i.id = finish_issue.issue_id
$$;

-- Twenty failures in a row are the provider's (a quota, an outage), not the readers': the issue pauses, and what was
-- refused for good in between gets one more attempt. Until then each failure holds the whole issue back.
create function private.note_letter(letter public.outbox)
returns void
language plpgsql set search_path = ''
as $$
declare
  failures_that_pause constant integer := 20;
  issue public.newsletter_issues;
begin
  if letter.status = 'sent' then
    update public.newsletter_issues i set failures = 0, failing_since = null
    where i.id = letter.issue_id and i.failures > 0;
    return;
  end if;

  update public.newsletter_issues i
  set failures = i.failures + 1,
    failing_since = coalesce(i.failing_since, now()),
    next_send_at = greatest(i.next_send_at, letter.next_attempt_at)
  where i.id = letter.issue_id
  returning * into issue;
  if issue.status <> 'sending' or issue.failures < failures_that_pause then
    return;
  end if;

  update public.newsletter_issues i set status = 'paused', pause_reason = letter.last_error
  where i.id = issue.id;
  update public.outbox o set status = 'pending', next_attempt_at = now()
  where o.issue_id = issue.id
    and o.status = 'failed'
    and o.attempts = 1
    and o.next_attempt_at >= issue.failing_since;
  insert into public.audit_log (action, entity, entity_id, details)
  values (
    'newsletter_paused', 'newsletter_issue', issue.id, jsonb_build_object('reason', letter.last_error)
  );
end
$$;

-- What admins do ------------------------------------------------------------------------------------------

-- Stores a draft under the id that its editor made. False: it is a draft no more.
create function public.save_newsletter_issue(issue_id uuid, subject text, body text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  insert into public.newsletter_issues as i (id, subject, body, created_by)
  values (issue_id, subject, body, auth.uid())
  on conflict (id) do update
  set subject = excluded.subject, body = excluded.body, updated_at = now()
  where i.status = 'draft';
  return found;
end
$$;

-- act: 'start', 'pause', 'resume', 'cancel' (for good), 'discard' (a draft). Returns the status, null once it is gone.
-- An action that does not fit the status, or a start without readers, changes nothing.
create function public.steer_newsletter_issue(
  issue_id uuid, act text, pace_per_minute integer default null
)
returns public.newsletter_issue_status
language plpgsql security definer set search_path = '' set statement_timeout = '2min'
as $$
declare
  issue public.newsletter_issues;
  pace integer;
  readers integer;
begin
  perform private.require_admin();
  perform private.require(
    act in ('start', 'pause', 'resume', 'cancel', 'discard'), format('Unknown act %L', act)
  );
  select * into issue from public.newsletter_issues i
  where i.id = steer_newsletter_issue.issue_id
  for update;
  if not found then
    return null;
  end if;
  pace := coalesce(steer_newsletter_issue.pace_per_minute, issue.pace_per_minute);

  if act = 'discard' and issue.status = 'draft' then
    delete from public.newsletter_issues i where i.id = issue.id;
    return null;
  elsif act = 'start' and issue.status = 'draft' then
    -- Waits for readers who are unsubscribing, and blocks later ones until the rows that they cancel exist.
    insert into public.outbox (kind, issue_id, subscription_id, to_email)
    select 'newsletter_issue', issue.id, s.id, s.email
    from public.newsletter_subscriptions s
    where s.status = 'confirmed'
    for share;
    get diagnostics readers = row_count;
    if readers = 0 then
      return issue.status;
    end if;
    update public.newsletter_issues i
    set status = 'sending', started_at = now(), reader_count = readers, pace_per_minute = pace,
      next_send_at = now()
    where i.id = issue.id;
  elsif act = 'pause' and issue.status = 'sending' then
    update public.newsletter_issues i set status = 'paused' where i.id = issue.id;
  elsif act = 'resume' and issue.status = 'paused' then
    update public.newsletter_issues i
    set status = 'sending', pause_reason = null, failures = 0, failing_since = null,
      pace_per_minute = pace, next_send_at = now()
    where i.id = issue.id;
    -- What waited for the provider need not wait any longer.
    update public.outbox o set next_attempt_at = now()
    where o.issue_id = issue.id and o.status = 'pending' and o.next_attempt_at > now();
  elsif act = 'cancel' and issue.status in ('sending', 'paused') then
    delete from public.outbox o where o.issue_id = issue.id and o.status = 'pending';
    perform private.finish_issue(issue.id, 'cancelled');
  else
    return issue.status;
  end if;

  perform private.audit(
    'newsletter_' || case act
      when 'start' then 'started'
      when 'pause' then 'paused'
      when 'resume' then 'resumed'
      else 'cancelled'
    end,
    'newsletter_issue',
    issue.id,
    jsonb_strip_nulls(jsonb_build_object('readers', readers))
  );
  return (select i.status from public.newsletter_issues i where i.id = issue.id);
end
$$;

-- Queues the issue, exactly as it will be sent, to the caller alone. Returns their address; null: no such issue.
create function public.test_newsletter_issue(issue_id uuid)
returns text
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  insert into public.outbox (kind, issue_id, to_email)
  select 'newsletter_test', i.id, p.email
  from public.newsletter_issues i, public.profiles p
  where i.id = test_newsletter_issue.issue_id and p.user_id = auth.uid()
  returning to_email;
$$;

-- Erases a subscriber: the address, its mails, its line in the inbox. False: there is none.
create function public.remove_subscriber(subscription_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_recent_admin();
  delete from public.newsletter_subscriptions s where s.id = remove_subscriber.subscription_id;
  if not found then
    return false;
  end if;
  perform private.audit('newsletter_subscriber_removed', 'newsletter_subscriber', remove_subscriber.subscription_id);
  perform private.note_security('data_erased', null, '{"what": "subscriber"}');
  return true;
end
$$;

-- All subscribers as a list of objects, newest first. In one value, because the API cuts long lists of rows.
create function public.export_subscribers()
returns jsonb
language sql security definer set search_path = '' set statement_timeout = '2min'
as $$
  select private.require_recent_admin();
  select private.audit('newsletter_exported', 'newsletter', auth.uid(), jsonb_build_object('count', count(*)))
  from public.newsletter_subscriptions;
  select private.note_security('data_exported', null, '{"what": "subscribers"}');
  select coalesce(jsonb_agg(to_jsonb(listed) order by listed.requested_at desc, listed.email), '[]')
  from (
    select s.email, s.status, s.requested_at, s.confirmed_at, s.ended_at, s.consent_text_version
    from public.newsletter_subscriptions s
  ) listed;
$$;

-- bounced is part of sent; so is departed, readers who have left or complained since.
create function public.newsletter_figures(issue_id uuid)
returns table (queued bigint, sent bigint, failed bigint, bounced bigint, departed bigint)
language sql stable set search_path = ''
as $$
  select
    count(*) filter (where o.status in ('pending', 'sending')),
    count(*) filter (where o.status in ('sent', 'bounced')),
    count(*) filter (where o.status = 'failed'),
    count(*) filter (where o.status = 'bounced'),
    count(*) filter (where s.status in ('unsubscribed', 'complained') and s.ended_at >= o.sent_at)
  from public.outbox o
  join public.newsletter_subscriptions s on s.id = o.subscription_id
  where o.issue_id = newsletter_figures.issue_id and o.kind = 'newsletter_issue'
  having (select private.has_role('admin'))
$$;

create function public.newsletter_counts()
returns table (status public.newsletter_status, count bigint)
language sql stable set search_path = ''
as $$
  select s.status, count(*) from public.newsletter_subscriptions s group by s.status
$$;

-- What others do ------------------------------------------------------------------------------------------

-- event: 'bounced' or 'complained', of an accepted mail. Ends the newsletter, unless the bounce is temporary.
create function public.note_mail_event(
  message_id text, address text, event text, reason text, is_lasting boolean
)
returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require(event in ('bounced', 'complained'), format('Unknown event %L', event));
  if event = 'bounced' then
    perform public.note_bounce(array[message_id], message_id, reason, is_lasting);
  end if;
  if is_lasting then
    update public.newsletter_subscriptions s
    set status = event::public.newsletter_status, ended_at = now()
    where s.email = lower(btrim(note_mail_event.address)) and s.ended_at is null;
  end if;
end
$$;

-- Whether deliver-mail has anything to do. For the schedule (docs/deployment.md).
create function private.is_mail_due()
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.outbox o
    where o.status in ('pending', 'sending')
      and o.kind <> 'newsletter_issue'
      and coalesce(o.leased_until, o.next_attempt_at) <= now()
  ) or exists (
    select from public.newsletter_issues i where i.status = 'sending' and i.next_send_at <= now()
  ) or exists (
    select from private.discarded_files
  ) or exists (
    select from public.attachments a
    where a.email_id is null and a.reply_id is null and a.created_at <= now() - interval '1 day'
  )
$$;

-- Messages of visitors, the assistant and staff, and reports to managers. Only the functions below write them.

create type public.chat_role as enum ('user', 'assistant', 'staff');
create type public.chat_answerer as enum ('rules', 'model');
create type public.chat_end_reason as enum ('booking_confirmed', 'abandoned', 'completed');
create type public.chat_summary_reason as enum (
  'booking_confirmed', 'abandoned', 'completed', 'rating_submitted'
);

-- The client's address is not kept here, not even hashed: only private.rate_limits needs it, for an hour.
create table public.chat_sessions (
  id uuid primary key default gen_random_uuid(),
  -- Made by the browser: a prefix, a time and random text. A secret one entitles to the conversation (decision 43).
  session_id text not null unique check (
    char_length(session_id) <= 80
    and session_id ~ '^[A-Za-z][A-Za-z0-9_.:-]{0,39}[0-9]{10,16}[_.:-][A-Za-z0-9-]{1,40}$'
  ),
  page_url text check (char_length(page_url) <= 2000),
  -- The conversation that fell silent and was taken up again here, or whose booking is spoken of here.
  continues_id uuid references public.chat_sessions (id) on delete set null,
  started_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_reason public.chat_end_reason,
  rating smallint check (rating between 1 and 5),
  rated_at timestamptz,
  -- What the assistant remembers besides the messages.
  state jsonb not null default '{}' check (jsonb_typeof(state) = 'object'),
  -- The visitor's; the assistant's come on top.
  message_count integer not null default 0 check (message_count >= 0),
  -- The booking is submitted under it, so that it is made once.
  submission_id uuid not null unique default gen_random_uuid(),
  -- The chat's one row of the inbox: the booking, or else the summary.
  email_id uuid references public.emails (id) on delete set null,
  -- The row of its summary, which stays when a booking's takes over.
  summary_id uuid references public.emails (id) on delete set null,
  -- When the managers were notified of its ending.
  told_at timestamptz,
  -- {name?, phone?, email?, messenger?}, since when, and the text that the visitor consented to by writing.
  contact jsonb check (jsonb_typeof(contact) = 'object'),
  contact_left_at timestamptz,
  consent_version text check (char_length(consent_version) between 1 and 40),
  -- Answers instead of the assistant, until they hand the chat back; and when a staff member last took it over.
  handler_id uuid references public.profiles (user_id) on delete set null,
  taken_over_at timestamptz,
  -- Since when the visitor waits for a staff member: to join, or to answer.
  waiting_since timestamptz,
  -- When the visitor's page was last heard of, to half a minute: while it waits for a person it asks all the time.
  visitor_seen_at timestamptz not null default now(),
  -- The last message that staff have seen, and what they note for each other.
  read_up_to bigint not null default 0,
  note text check (char_length(note) between 1 and 4000),
  constraint chat_sessions_ended_for_a_reason check ((ended_at is null) = (ended_reason is null)),
  constraint chat_sessions_rated_at_when_rated check ((rating is null) = (rated_at is null)),
  constraint chat_sessions_told_of_an_ending check (told_at is null or ended_at is not null),
  constraint chat_sessions_waits_while_open check (waiting_since is null or ended_at is null)
);

create index chat_sessions_email_id_idx on public.chat_sessions (email_id);
create index chat_sessions_summary_id_idx on public.chat_sessions (summary_id);
create index chat_sessions_rated_at_idx on public.chat_sessions (rated_at desc) where rated_at is not null;
create index chat_sessions_continues_id_idx on public.chat_sessions (continues_id);
create index chat_sessions_handler_id_idx on public.chat_sessions (handler_id);
-- The order of the list.
create index chat_sessions_last_message_at_idx on public.chat_sessions (last_message_at desc, id desc);
create index chat_sessions_untold_idx on public.chat_sessions (last_message_at) where told_at is null;
create index chat_sessions_waiting_since_idx on public.chat_sessions (waiting_since)
  where waiting_since is not null;

create table public.chat_messages (
  -- Also the order of the conversation.
  id bigint generated always as identity primary key,
  chat_id uuid not null references public.chat_sessions (id) on delete cascade,
  -- Made by the visitor's browser for what the visitor says; the answer has the same.
  message_id uuid not null,
  role public.chat_role not null,
  content text not null check (char_length(content) between 1 and 6000),
  created_at timestamptz not null default now(),
  author_id uuid references public.profiles (user_id) on delete set null,
  -- Of a visitor's message: a worker is answering it until then. A crashed worker's lease expires.
  leased_until timestamptz,
  -- Of an answer: the whole reply, to be returned when the same message is sent again.
  reply jsonb check (jsonb_typeof(reply) = 'object'),
  answered_by public.chat_answerer,
  -- The model that was asked, and what it used: the rules may have answered in its place.
  model text check (char_length(model) <= 120),
  prompt_tokens integer not null default 0 check (prompt_tokens >= 0),
  completion_tokens integer not null default 0 check (completion_tokens >= 0),
  -- In millionths of a dollar.
  cost_micros bigint not null default 0 check (cost_micros >= 0),
  -- One message and one answer to it; its index serves the foreign key.
  unique (chat_id, message_id, role),
  constraint chat_messages_answer_is_complete check (
    case role
      when 'assistant' then num_nulls(reply, answered_by) = 0 and leased_until is null
      when 'user' then num_nonnulls(reply, answered_by, model) = 0
      else num_nonnulls(reply, answered_by, model, leased_until) = 0
    end
  ),
  constraint chat_messages_staff_are_authors check (author_id is null or role = 'staff'),
  constraint chat_messages_only_models_cost check (
    model is not null or (prompt_tokens = 0 and completion_tokens = 0 and cost_micros = 0)
  )
);

create index chat_messages_chat_id_id_idx on public.chat_messages (chat_id, id);
create index chat_messages_author_id_idx on public.chat_messages (author_id);
-- What a search of the chats reads.
create index chat_messages_words_idx on public.chat_messages using gin (
  to_tsvector('pg_catalog.russian', translate(lower(content), 'ё', 'е'))
);

-- Whether an id has 26 random characters and so cannot be guessed: no other gets anything of its conversation.
create function private.is_secret_session(session_id text)
returns boolean
language sql immutable set search_path = ''
return is_secret_session.session_id ~ '[_.:-][a-z0-9]{26,40}$';

-- Messages ----------------------------------------------------------------------------------------------
-- The worker that answers a message holds a lease on it; a message that is sent again gets the stored answer.

-- The chat, locked for this transaction; null if it does not exist.
create function private.lock_chat(session_id text)
returns public.chat_sessions
language sql set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('chat ' || session_id, 0));
  select * from public.chat_sessions s where s.session_id = lock_chat.session_id;
$$;

-- contact: how this message says the visitor can be reached; what was known before stays. continues: the session id of
-- a chat that fell silent or has booked; a new one takes over what was said and remembered.
-- outcome: 'taken' (answer it, after retry_after_seconds; history and state are empty where the session's id is no
-- secret); 'handled' (by a person); 'answered' (before: reply); 'busy' (the session's message is being answered) and
-- 'rate_limited': come back in retry_after_seconds; 'ended'; 'session_full'. Stored only if taken or handled: then a
-- booking is submitted under submission_id.
create function public.take_chat_message(
  session_id text,
  message_id uuid,
  message text,
  client_hash text,
  max_per_window integer,
  window_seconds integer,
  max_messages integer,
  history_length integer,
  lease_seconds integer,
  page_url text default null,
  contact jsonb default null,
  consent_version text default null,
  continues text default null
)
returns table (
  outcome text,
  retry_after_seconds integer,
  reply jsonb,
  history jsonb,
  state jsonb,
  submission_id uuid
)
language plpgsql set search_path = ''
as $$
declare
  chat public.chat_sessions;
  before public.chat_sessions;
  is_known boolean := false;
  busy_until timestamptz;
  client record;
  reached_at constant timestamptz := case when contact ?| array['phone', 'email', 'messenger'] then now() end;
begin
  -- Before anything is looked up, so that guesses of ids count too. Above the limit answers slow down, by a second per
  -- message up to ten; twenty times above it they stop.
  client := private.tally_hit('chat', client_hash, window_seconds);
  if client.hits > 20 * max_per_window then
    outcome := 'rate_limited';
    retry_after_seconds := client.seconds_left;
    return next;
    return;
  end if;

  -- One at a time for each session, before its row is there.
  chat := private.lock_chat(session_id);
  if chat.id is not null then
    select (array_agg(m.reply) filter (where m.role = 'assistant'))[1], count(*) filter (where m.role = 'user') > 0
    into reply, is_known
    from public.chat_messages m
    where m.chat_id = chat.id and m.message_id = take_chat_message.message_id;
    select max(m.leased_until) into busy_until from public.chat_messages m
    where m.chat_id = chat.id and m.leased_until > now();
    outcome := case
      when reply is not null then 'answered'
      when chat.ended_at is not null then 'ended'
      when busy_until is not null then 'busy'
      when not is_known and chat.message_count >= take_chat_message.max_messages then 'session_full'
    end;
    if outcome is not null then
      retry_after_seconds := case outcome
        when 'busy' then greatest(1, ceil(extract(epoch from busy_until - now())))::integer
      end;
      return next;
      return;
    end if;
  else
    select * into before from public.chat_sessions s
    where s.session_id = take_chat_message.continues and s.ended_reason is distinct from 'completed';
  end if;

  insert into public.chat_sessions as s
    (session_id, page_url, continues_id, state, message_count, contact, contact_left_at, consent_version)
  values (session_id, page_url, before.id, coalesce(before.state, '{}'), 1, contact, reached_at, consent_version)
  on conflict on constraint chat_sessions_session_id_key do update
  set last_message_at = now(),
    visitor_seen_at = now(),
    message_count = s.message_count + (not is_known)::integer,
    contact = coalesce(s.contact || excluded.contact, excluded.contact, s.contact),
    contact_left_at = coalesce(s.contact_left_at, excluded.contact_left_at),
    consent_version = coalesce(excluded.consent_version, s.consent_version),
    waiting_since = case
      when s.handler_id is not null and not is_known then coalesce(s.waiting_since, now())
      else s.waiting_since
    end
  returning s.* into chat;

  -- A worker whose lease ran out has lost: its answer to another message would come after this one.
  update public.chat_messages m set leased_until = null
  where m.chat_id = chat.id and m.leased_until is not null;

  insert into public.chat_messages (chat_id, message_id, role, content, leased_until)
  values (
    chat.id, message_id, 'user', message,
    case when chat.handler_id is null then now() + make_interval(secs => lease_seconds) end
  )
  on conflict on constraint chat_messages_chat_id_message_id_role_key do update
  set content = excluded.content, leased_until = excluded.leased_until;

  outcome := case when chat.handler_id is null then 'taken' else 'handled' end;
  submission_id := chat.submission_id;
  retry_after_seconds := least(greatest(client.hits - max_per_window, 0), 10);
  state := '{}';
  history := '[]';
  if private.is_secret_session(chat.session_id) then
    state := chat.state;
    select coalesce(
      jsonb_agg(jsonb_build_object('role', latest.role, 'content', latest.content) order by latest.id),
      '[]'
    ) into history
    from (
      select m.id, m.role, m.content from public.chat_messages m
      where m.chat_id in (chat.id, chat.continues_id) and m.message_id <> take_chat_message.message_id
      order by m.id desc
      limit take_chat_message.history_length
    ) latest;
  end if;
  return next;
end
$$;

-- Returns the valid reply: the first one stored. Null, and nothing stored: the lease is lost, the chat has gone on.
create function public.store_chat_answer(
  session_id text,
  message_id uuid,
  content text,
  reply jsonb,
  state jsonb,
  answered_by public.chat_answerer,
  ended_reason public.chat_end_reason default null,
  model text default null,
  prompt_tokens integer default 0,
  completion_tokens integer default 0,
  cost_micros bigint default 0
)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  chat public.chat_sessions;
  stored_reply jsonb;
begin
  chat := private.lock_chat(session_id);
  select m.reply into stored_reply from public.chat_messages m
  where m.chat_id = chat.id
    and m.message_id = store_chat_answer.message_id
    and m.role = 'assistant';
  if found then
    return stored_reply;
  end if;

  update public.chat_messages m set leased_until = null
  where m.chat_id = chat.id
    and m.message_id = store_chat_answer.message_id
    and m.role = 'user'
    and m.leased_until is not null;
  if not found then
    return null;
  end if;

  insert into public.chat_messages as m (
    chat_id, message_id, role, content, reply,
    answered_by, model, prompt_tokens, completion_tokens, cost_micros
  )
  values (
    chat.id, message_id, 'assistant', content, reply,
    answered_by, model, prompt_tokens, completion_tokens, cost_micros
  )
  returning m.reply into stored_reply;

  update public.chat_sessions s
  set state = store_chat_answer.state,
    last_message_at = now(),
    waiting_since = case when store_chat_answer.ended_reason is null then s.waiting_since end,
    ended_reason = coalesce(s.ended_reason, store_chat_answer.ended_reason),
    ended_at = coalesce(s.ended_at, case when store_chat_answer.ended_reason is not null then now() end)
  where s.id = chat.id;
  return stored_reply;
end
$$;

-- Releases a message that could not be answered: it can be sent again at once.
create function public.release_chat_message(session_id text, message_id uuid)
returns void
language sql set search_path = ''
as $$
  update public.chat_messages m
  set leased_until = null
  from public.chat_sessions s
  where s.session_id = release_chat_message.session_id
    and m.chat_id = s.id
    and m.message_id = release_chat_message.message_id
    and m.leased_until is not null
$$;

-- The language model's budget -----------------------------------------------------------------------------
-- Reserved before the model is asked: simultaneous answers cannot overrun it, nor can one client use it up alone.

create table private.llm_spending (
  -- The answer's, made by the function that gives it.
  id uuid primary key,
  -- In UTC. Kept no longer than that.
  day date not null,
  client_hash text not null check (char_length(client_hash) between 1 and 128),
  -- Reserved, and used once it is settled.
  tokens bigint not null check (tokens >= 0),
  cost_micros bigint not null check (cost_micros >= 0),
  -- Null: settled. A crashed worker's reservation expires then.
  reserved_until timestamptz
);

create index llm_spending_day_idx on private.llm_spending (day);

-- What an answer may use in all, in place of its earlier reservation. client_percent: one client's share of the day's
-- budget. 'reserved'; 'day_spent' or 'client_spent' (what was reserved before stays).
create function public.reserve_llm_budget(
  answer_id uuid,
  client_hash text,
  tokens bigint,
  cost_micros bigint,
  tokens_per_day bigint,
  client_percent integer,
  lease_seconds integer,
  cost_micros_per_day bigint default null
)
returns text
language plpgsql set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  others record;
begin
  -- One at a time: each sees the reservations before it.
  perform pg_advisory_xact_lock(hashtextextended('llm budget', 0));
  delete from private.llm_spending s where s.day < today;

  select
    coalesce(sum(s.tokens), 0) as tokens,
    coalesce(sum(s.cost_micros), 0) as cost_micros,
    coalesce(sum(s.tokens) filter (where s.client_hash = reserve_llm_budget.client_hash), 0)
      as client_tokens,
    coalesce(sum(s.cost_micros) filter (where s.client_hash = reserve_llm_budget.client_hash), 0)
      as client_cost_micros
  into others
  from private.llm_spending s
  where s.day = today
    and s.id <> reserve_llm_budget.answer_id
    and (s.reserved_until is null or s.reserved_until > now());

  if others.tokens + reserve_llm_budget.tokens > tokens_per_day
    or others.cost_micros + reserve_llm_budget.cost_micros > cost_micros_per_day
  then
    return 'day_spent';
  end if;
  if 100 * (others.client_tokens + reserve_llm_budget.tokens) > client_percent * tokens_per_day
    or 100 * (others.client_cost_micros + reserve_llm_budget.cost_micros)
      > client_percent * cost_micros_per_day
  then
    return 'client_spent';
  end if;

  insert into private.llm_spending as s (id, day, client_hash, tokens, cost_micros, reserved_until)
  values (answer_id, today, client_hash, tokens, cost_micros, now() + make_interval(secs => lease_seconds))
  on conflict (id) do update
  set tokens = excluded.tokens,
    cost_micros = excluded.cost_micros,
    reserved_until = excluded.reserved_until;
  return 'reserved';
end
$$;

create function public.settle_llm_budget(answer_id uuid, tokens bigint, cost_micros bigint)
returns void
language sql set search_path = ''
as $$
  update private.llm_spending s
  set tokens = settle_llm_budget.tokens,
    cost_micros = settle_llm_budget.cost_micros,
    reserved_until = null
  where s.id = settle_llm_budget.answer_id
$$;

-- People --------------------------------------------------------------------------------------------------
-- A visitor asks for a person, or a staff member takes over the chat; until they hand it back, the assistant is silent.

-- The name that a visitor sees of a staff member.
create function private.first_name(user_id uuid)
returns text
language sql stable set search_path = ''
as $$
  select split_part(p.full_name, ' ', 1) from public.profiles p where p.user_id = first_name.user_id
$$;

-- In working time, with their page open: it reports every minute, and touch_last_seen stores it once in five.
create function private.is_staff_present()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_working_time(now()) and exists (
    select from public.user_presence seen
    where private.staff_member(seen.user_id) is not null and seen.last_seen_at > now() - interval '7 minutes'
  )
$$;

-- False: no staff are present, or the visitor would not get their messages.
create function public.call_person(session_id text)
returns boolean
language plpgsql set search_path = ''
as $$
begin
  if not private.is_staff_present() or not private.is_secret_session(call_person.session_id) then
    return false;
  end if;
  perform private.lock_chat(session_id);
  update public.chat_sessions s set waiting_since = coalesce(s.waiting_since, now())
  where s.session_id = call_person.session_id and s.ended_at is null;
  return found;
end
$$;

-- {"person": {"stage": "called" | "here", "name"} | null, "ended": reason | null, "messages": [{"id", "text", "name"}]
-- of staff after after_id}, or {"retry_after_seconds"}. An unknown session looks like an inactive one.
create function public.chat_updates(
  session_id text,
  after_id bigint,
  client_hash text,
  max_per_window integer,
  window_seconds integer
)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  chat public.chat_sessions;
  wait_seconds constant integer := public.count_hit('chat_updates', client_hash, max_per_window, window_seconds);
begin
  if wait_seconds > 0 then
    return jsonb_build_object('retry_after_seconds', wait_seconds);
  end if;

  select * into chat from public.chat_sessions s
  where s.session_id = chat_updates.session_id and private.is_secret_session(s.session_id);
  update public.chat_sessions s set visitor_seen_at = now()
  where s.id = chat.id and s.visitor_seen_at < now() - interval '30 seconds';
  return jsonb_build_object(
    'person', case
      when chat.ended_at is not null then null
      when chat.handler_id is not null then jsonb_build_object('stage', 'here', 'name', private.first_name(chat.handler_id))
      when chat.waiting_since is not null then jsonb_build_object('stage', 'called', 'name', null)
    end,
    'ended', chat.ended_reason,
    'messages', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', m.id, 'text', m.content, 'name', private.first_name(m.author_id)) order by m.id
        ),
        '[]'
      )
      from public.chat_messages m
      where m.chat_id = chat.id and m.role = 'staff' and m.id > chat_updates.after_id
    )
  );
end
$$;

-- A colleague's chat can be taken over once its visitor has waited for five minutes or the colleague has left the staff.
-- outcome: 'taken'; 'held' (by handler_name); 'ended'; 'unknown' (no such chat); 'unreachable' (its visitor would get
-- no messages: the session's id is no secret).
create function public.take_over_chat(chat_id uuid)
returns table (outcome text, handler_name text)
language plpgsql security definer set search_path = ''
as $$
declare
  chat public.chat_sessions;
begin
  perform private.require_staff('take over chats');

  chat := private.lock_chat((select s.session_id from public.chat_sessions s where s.id = take_over_chat.chat_id));
  outcome := case
    when chat.id is null then 'unknown'
    when chat.ended_at is not null then 'ended'
    when not private.is_secret_session(chat.session_id) then 'unreachable'
    when chat.handler_id <> auth.uid()
      and chat.waiting_since < now() - interval '5 minutes' is not true
      and private.staff_member(chat.handler_id) is not null
    then 'held'
    else 'taken'
  end;
  if outcome = 'held' then
    select coalesce(p.full_name, p.email) into handler_name
    from public.profiles p where p.user_id = chat.handler_id;
  elsif outcome = 'taken' and chat.handler_id is distinct from auth.uid() then
    update public.chat_sessions s
    set handler_id = auth.uid(),
      taken_over_at = now(),
      waiting_since = coalesce(s.waiting_since, (
        -- The visitor's latest message, if it is unanswered.
        select case latest.role when 'user' then latest.created_at end
        from public.chat_messages latest where latest.chat_id = s.id order by latest.id desc limit 1
      ))
    where s.id = chat.id;
    -- An answer on its way comes too late.
    update public.chat_messages m set leased_until = null
    where m.chat_id = chat.id and m.leased_until is not null;
    perform private.audit('chat_taken_over', 'chat', chat.id, jsonb_build_object('from', chat.handler_id));
  end if;
  return next;
end
$$;

-- Hands a chat back to the assistant, whose language model is told of it once. False: the caller does not handle it.
create function public.hand_back_chat(chat_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_staff('hand chats back');

  perform private.lock_chat((select s.session_id from public.chat_sessions s where s.id = hand_back_chat.chat_id));
  update public.chat_sessions s
  set handler_id = null,
    waiting_since = null,
    -- A booking that was under way before is no longer what they talk about.
    state = (s.state - 'booking' - 'called') || '{"handedBack": true}'
  where s.id = hand_back_chat.chat_id and s.handler_id = auth.uid() and s.ended_at is null;
  if not found then
    return false;
  end if;
  perform private.audit('chat_handed_back', 'chat', hand_back_chat.chat_id);
  return true;
end
$$;

-- Ends a chat for the visitor; the schedule tells the managers of it. False: a colleague has it, or it is over.
create function public.finish_chat(chat_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_staff('end chats');

  perform private.lock_chat((select s.session_id from public.chat_sessions s where s.id = finish_chat.chat_id));
  update public.chat_sessions s
  set ended_at = now(), ended_reason = 'completed', waiting_since = null
  where s.id = finish_chat.chat_id and s.ended_at is null and coalesce(s.handler_id, auth.uid()) = auth.uid();
  if not found then
    return false;
  end if;
  -- An answer on its way comes too late.
  update public.chat_messages m set leased_until = null
  where m.chat_id = finish_chat.chat_id and m.leased_until is not null;
  perform private.audit('chat_finished', 'chat', finish_chat.chat_id);
  return true;
end
$$;

create function public.mark_chat_read(chat_id uuid, up_to bigint)
returns void
language sql security definer set search_path = ''
as $$
  select private.require_staff('read chats');
  update public.chat_sessions s set read_up_to = up_to where s.id = chat_id and s.read_up_to < up_to;
$$;

-- Replaces what staff note about a chat for each other; an empty note is none.
create function public.note_chat(chat_id uuid, note text)
returns void
language sql security definer set search_path = ''
as $$
  select private.require_staff('note on chats');
  update public.chat_sessions s set note = nullif(btrim(note_chat.note), '') where s.id = chat_id;
$$;

-- message_id is made by the browser. outcome: 'stored'; 'duplicate' (a known message_id; nothing changed); 'not_yours'
-- (the caller does not handle the chat); 'ended'; 'unknown' (no such chat).
create function public.say_in_chat(chat_id uuid, message_id uuid, content text)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  chat public.chat_sessions;
begin
  perform private.require_staff('speak in chats');
  perform private.require(say_in_chat.content ~ '\S', 'There is nothing to say');

  chat := private.lock_chat((select s.session_id from public.chat_sessions s where s.id = say_in_chat.chat_id));
  if chat.id is null then
    return 'unknown';
  elsif exists (
    select from public.chat_messages m
    where m.chat_id = chat.id and m.message_id = say_in_chat.message_id and m.role = 'staff'
  ) then
    return 'duplicate';
  elsif chat.ended_at is not null then
    return 'ended';
  elsif chat.handler_id is distinct from auth.uid() then
    return 'not_yours';
  end if;

  insert into public.chat_messages (chat_id, message_id, role, content, author_id)
  values (chat.id, message_id, 'staff', content, auth.uid());
  update public.chat_sessions s set last_message_at = now(), waiting_since = null where s.id = chat.id;
  return 'stored';
end
$$;

-- Bookings and summaries --------------------------------------------------------------------------------
-- A booking (submit_lead under the chat's own submission id), or else the ending, makes the chat's one row of the
-- inbox. A rating after a booking is no new work.

-- Not reported to the managers yet: ended, or without a message for idle_seconds (attended_idle_seconds if a staff
-- member is in it or waited for). Oldest first; those being changed right now are left for the next call.
create function public.idle_chats(idle_seconds integer, attended_idle_seconds integer, max_rows integer)
returns table (session_id text)
language sql set search_path = ''
as $$
  select s.session_id from public.chat_sessions s
  where s.told_at is null
    and (
      s.ended_at is not null
      or s.last_message_at <= now() - make_interval(secs => case
        when num_nonnulls(s.handler_id, s.waiting_since) = 0 then idle_chats.idle_seconds
        else idle_chats.attended_idle_seconds
      end)
    )
  order by s.last_message_at
  limit idle_chats.max_rows
  for update skip locked
$$;

-- Ends a chat, or takes its rating, and tells the managers, together or not at all. A contact left in it (email's
-- `lead`) makes its row a lead, due since the message that left it, with a customer if it names an address or a number.
-- read_up_to: the last message that the texts were made of. A browser does not end what a person attends to; the server
-- does. outcome: 'stored'; 'duplicate' (told before; nothing changed); 'unknown' (no such chat); 'outdated' (something
-- was said since, or it ended in another way: read it again); 'attended'; 'not_ended' (there is nothing to rate yet).
create function public.end_chat(
  session_id text,
  reason public.chat_summary_reason,
  read_up_to bigint,
  email jsonb,
  notification jsonb,
  customer jsonb default null,
  rating integer default null,
  by_browser boolean default false
)
returns text
language plpgsql set search_path = ''
as $$
declare
  chat public.chat_sessions;
  is_rating constant boolean := end_chat.reason = 'rating_submitted';
  is_booked boolean;
  summary_email_id uuid;
  lead_customer_id uuid;
begin
  -- The same ending twice at once: the second waits here, then finds the first one's row. So does a booking's.
  chat := private.lock_chat(session_id);
  perform pg_advisory_xact_lock(hashtextextended(chat.submission_id::text, 0));
  chat := private.lock_chat(session_id);
  if chat.id is null then
    return 'unknown';
  elsif is_rating and chat.ended_at is null then
    return 'not_ended';
  elsif is_rating and chat.rating is not null or not is_rating and chat.told_at is not null then
    return 'duplicate';
  elsif not is_rating and by_browser and chat.ended_at is null
    and num_nonnulls(chat.handler_id, chat.waiting_since) > 0
  then
    return 'attended';
  end if;

  -- A message to the managers is no booking.
  is_booked := exists (
    select from public.emails e
    where e.submission_id = chat.submission_id and not coalesce(e.lead ? 'isClientMatter', false)
  );
  if exists (
      select from public.chat_messages m where m.chat_id = chat.id and m.id > end_chat.read_up_to
    )
    or not is_rating and end_chat.reason::text <> coalesce(
      chat.ended_reason::text,
      case
        when is_booked then 'booking_confirmed'
        when end_chat.reason = 'booking_confirmed' then 'abandoned'
        else end_chat.reason::text
      end
    )
  then
    return 'outdated';
  end if;

  summary_email_id := chat.email_id;
  if summary_email_id is null then
    insert into public.emails (
      source, customer_id, from_email, to_email, subject, body, html_content, page_url, lead, received_at
    )
    select
      'chat', private.save_customer(end_chat.customer), m.from_email, m.to_email, m.subject, m.body, m.html_content, chat.page_url, m.lead,
      coalesce(chat.contact_left_at, now())
    from jsonb_populate_record(null::public.emails, end_chat.email) m
    returning id, customer_id into summary_email_id, lead_customer_id;
    if chat.contact_left_at is not null and chat.consent_version is not null then
      insert into public.consents (email_id, customer_id, text_version, page_url, given_at)
      values (
        summary_email_id, lead_customer_id, chat.consent_version, chat.page_url, chat.contact_left_at
      );
    end if;
  elsif chat.rating is null then
    -- A rating is the last event; an ending reported after it is older.
    update public.emails e
    set body = end_chat.email ->> 'body', html_content = end_chat.email ->> 'html_content'
    where e.id = summary_email_id;
  end if;

  update public.chat_sessions s
  set email_id = summary_email_id,
    summary_id = case when chat.email_id is null then summary_email_id else s.summary_id end,
    rating = coalesce(end_chat.rating, s.rating),
    rated_at = case when is_rating then now() else s.rated_at end,
    told_at = case when is_rating then s.told_at else now() end,
    ended_at = coalesce(s.ended_at, now()),
    ended_reason = case
      when is_rating then s.ended_reason
      else end_chat.reason::text::public.chat_end_reason
    end,
    waiting_since = null
  where s.id = chat.id;

  insert into public.outbox (email_id, kind, to_email, reply_to, subject, text_body, html_body)
  select summary_email_id, 'chat_summary', m.to_email, m.reply_to, m.subject, m.text_body, m.html_body
  from jsonb_populate_record(null::public.outbox, end_chat.notification) m;
  return 'stored';
end
$$;

-- The list of the chats ---------------------------------------------------------------------------------

-- Runs as its owner, like inbox_page: behind row-level security no index may serve a search. kind: 'all', 'live',
-- 'ended', 'contact' (reachable), 'taken_over' (a person spoke), 'waiting' (for a person, page open). search:
-- words of the conversation, or a part of the contact. after_…: the last row before. 100 rows at most, latest first.
create function public.chats_page(
  kind text default 'all',
  search text default null,
  after_last_message_at timestamptz default null,
  after_id uuid default null,
  page_size integer default 50
)
returns table (
  id uuid,
  started_at timestamptz,
  last_message_at timestamptz,
  ended_at timestamptz,
  ended_reason public.chat_end_reason,
  rating smallint,
  message_count integer,
  contact jsonb,
  handler_id uuid,
  handler_name text,
  taken_over_at timestamptz,
  waiting_since timestamptz,
  visitor_seen_at timestamptz,
  page_url text,
  preview text,
  preview_role public.chat_role,
  unread_count integer,
  cost_micros bigint
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  typed constant text := translate(lower(nullif(btrim(left(search, 200)), '')), 'ё', 'е');
  -- The code of a telephone number may be written in another way, or not at all.
  digits constant text := right(ltrim(regexp_replace(typed, '\D', '', 'g'), '0'), 9);
  query constant tsquery := websearch_to_tsquery('pg_catalog.russian', typed);
begin
  perform private.require_staff('read chats');

  return query
    select s.id, s.started_at, s.last_message_at, s.ended_at, s.ended_reason, s.rating, s.message_count,
      s.contact, s.handler_id, coalesce(p.full_name, p.email), s.taken_over_at, s.waiting_since,
      s.visitor_seen_at, s.page_url, latest.preview, latest.role, seen.unread_count, seen.cost_micros
    from (
      select c.* from public.chat_sessions c
      where case kind
          when 'live' then c.ended_at is null
          when 'ended' then c.ended_at is not null
          when 'contact' then c.contact_left_at is not null
          when 'taken_over' then c.taken_over_at is not null
          when 'waiting' then c.waiting_since is not null and c.visitor_seen_at > now() - interval '2 minutes'
          else true
        end
        and (
          typed is null
          or c.id in (
            select m.chat_id from public.chat_messages m
            where to_tsvector('pg_catalog.russian', translate(lower(m.content), 'ё', 'е')) @@ query
          )
          or strpos(translate(lower(c.contact::text), 'ё', 'е'), typed) > 0
          or length(digits) >= 6
            and strpos(regexp_replace(c.contact ->> 'phone', '\D', '', 'g'), digits) > 0
        )
        and (after_id is null or (c.last_message_at, c.id) < (after_last_message_at, after_id))
      order by c.last_message_at desc, c.id desc
      limit least(greatest(page_size, 1), 100)
    ) s
    left join public.profiles p on p.user_id = s.handler_id
    left join lateral (
      select left(m.content, 240) as preview, m.role from public.chat_messages m
      where m.chat_id = s.id order by m.id desc limit 1
    ) latest on true
    cross join lateral (
      select
        count(*) filter (where m.role = 'user' and m.id > s.read_up_to and s.ended_at is null)::integer
          as unread_count,
        coalesce(sum(m.cost_micros), 0)::bigint as cost_micros
      from public.chat_messages m where m.chat_id = s.id
    ) seen
    order by s.last_message_at desc, s.id desc;
end
$$;

-- Reading the inbox: pages of it, filtered and searched, however many emails there are.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- The letters of a text, alone and two in a row: for searches of one or two, which the trigrams do not know.
create function private.pairs(written text)
returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select distinct substr(written, n, length)
    from generate_series(1, char_length(written)) n, generate_series(1, 2) length
    where substr(written, n, length) !~ '\s'
  )
$$;

-- Narrow rows, so that the newest thousands are read quickly, and texts not parsed again when only a status changes.
create table private.email_search (
  email_id uuid primary key references public.emails (id) on delete cascade,
  -- The thread's, copied: matches come in the list's order, and what is found is the thread.
  thread_id uuid not null,
  listed_at timestamptz not null,
  -- Sender, recipient and subject in lower case, «ё» as «е»: any part of it is found.
  header text not null,
  -- Words are found in any form. Telephone numbers are one word without spaces, and another of their last nine digits.
  words tsvector not null
);

create index email_search_listed_at_idx on private.email_search (listed_at desc, thread_id desc);
create index email_search_thread_id_idx on private.email_search (thread_id);
create index email_search_header_idx on private.email_search using gin (header extensions.gin_trgm_ops);
create index email_search_pairs_idx on private.email_search using gin (private.pairs(header));
create index email_search_words_idx on private.email_search using gin (words);

-- Both sides of a search.
create function private.plain_text(written text)
returns text
language sql immutable set search_path = ''
return translate(lower(written), 'ё', 'е');

-- The number by which a visitor knows their lead: the same as contracts/lead-number.ts makes of its id.
create function private.lead_number(submission_id uuid)
returns text
language sql immutable set search_path = ''
return (('x' || left(submission_id::text, 8))::bit(32)::bigint % 900000 + 100000)::text;

create function private.searchable(email public.emails)
returns private.email_search
language sql stable set search_path = ''
as $$
  select
    email.id,
    email.thread_id,
    (select first.listed_at from public.emails first where first.id = email.thread_id),
    private.plain_text(
      concat_ws(
        ' ', email.from_name, email.from_email, email.reply_to, email.to_email,
        array_to_string(email.also_to || email.cc, ' '), email.subject
      )
    ),
    to_tsvector(
      'pg_catalog.russian',
      private.plain_text(
        concat_ws(
          ' ', email.from_name, email.from_email, email.to_email, email.subject, email.interest, email.body
        )
      )
    )
    || jsonb_to_tsvector(
      'pg_catalog.russian', coalesce(private.plain_text((email.lead - 'kind')::text)::jsonb, '{}'), '["string"]'
    )
    || array_to_tsvector(array(
      select unnest(array[digits, right(digits, 9)])
      from regexp_matches(concat_ws(' ', email.body, email.lead ->> 'phone'), '\d[\d ().-]{7,18}\d', 'g') phone,
        regexp_replace(phone[1], '\D', '', 'g') digits
    ))
    || array_to_tsvector(array_remove(array[private.lead_number(email.submission_id)], null))
$$;

create function private.index_email()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.email_search select * from private.searchable(new)
  on conflict (email_id) do update
  set thread_id = excluded.thread_id, listed_at = excluded.listed_at, header = excluded.header,
    words = excluded.words;
  return null;
end
$$;

create trigger emails_index
  after insert or update of thread_id, subject, body, from_name, from_email, to_email, interest, lead
  on public.emails
  for each row execute function private.index_email();

create function private.move_in_search()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.email_search s set listed_at = new.listed_at where s.thread_id = new.id;
  return null;
end
$$;

create trigger emails_move_in_search
  after update on public.emails
  for each row when (new.listed_at is distinct from old.listed_at and new.thread_id = new.id)
  execute function private.move_in_search();

-- Its deadline; without a promise, or after the customer has written again, a day after they began to wait.
create function private.place_in_queue(waits_until timestamptz, waiting_since timestamptz)
returns timestamptz
language sql stable parallel safe set search_path = ''
return case when waits_until = 'infinity' then waiting_since + interval '24 hours' else waits_until end;

-- One page of threads, each as its first email. queue: 'all', newest first, but for those put off, 'chats' (which left
-- no contact) and 'spam'; 'suspicious', above a limit, which 'all', 'waiting' and 'overdue' leave out until someone
-- takes them or searches; 'waiting', without an answer, by deadline (place_in_queue); 'overdue', past it; 'snoozed',
-- the next to come back first. search: a part of sender, recipient or subject of any email of the thread, or words of
-- its text as websearch_to_tsquery reads them. wrote_from, wrote_before: the customer wrote in that time, put off or
-- not; both or neither. after_…: of the last row before: its id and listed_at; in 'waiting' and 'overdue' waits_until
-- and waiting_since; in 'snoozed' snoozed_until. At most 500 rows.
-- Runs as its owner: behind row-level security no index may serve a search, as its operator could leak what it
-- compares. Each call is planned with its own values: the plan keeps only the way that is taken.
create function public.inbox_page(
  queue text default 'all',
  search text default null,
  wanted_status public.email_status default null,
  wanted_source public.lead_source default null,
  wanted_tag text default null,
  assignee uuid default null,
  is_unassigned boolean default false,
  customer uuid default null,
  wrote_from timestamptz default null,
  wrote_before timestamptz default null,
  after_waits_until timestamptz default null,
  after_moment timestamptz default null,
  after_id uuid default null,
  page_size integer default 100
)
returns setof public.emails
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set work_mem = '16MB'
as $$
declare
  size integer := least(greatest(page_size, 1), 500);
  window_size constant integer := 10000;
  typed constant text := private.plain_text(nullif(btrim(left(search, 200)), ''));
  digits constant text := ltrim(regexp_replace(typed, '\D', '', 'g'), '0');
  -- The index of trigrams knows three letters or digits in a row, that of pairs what has none.
  has_trigram constant boolean := coalesce(typed ~ '[[:alnum:]]{3}', false);
  -- A telephone number is found from its beginning, without the 0 of a call within the country; a whole one also by
  -- its last nine digits, since its code may be written in another way, or not at all.
  query constant tsquery := case
    when typed ~ '^[\d ()+.-]+$' and length(digits) >= 6
      then (concat_ws(':* | ', digits, case when length(digits) > 9 then right(digits, 9) end) || ':*')::tsquery
    else websearch_to_tsquery('pg_catalog.russian', regexp_replace(typed, '[a-z]+://', '', 'g'))
  end;
  wanted_shelf constant public.email_shelf :=
    case when queue in ('chats', 'spam') then queue else 'inbox' end::public.email_shelf;
  found_count integer;
  way text := case
    when queue in ('waiting', 'overdue', 'snoozed') then 'by time'
    when wrote_from is not null then 'by writing'
    when typed is null then 'by list'
    else 'by newest'
  end;
  after_place constant timestamptz :=
    case queue when 'snoozed' then after_moment else private.place_in_queue(after_waits_until, after_moment) end;
begin
  perform private.require_staff('read emails');
  loop
    return query
      with wanted as not materialized (
        select e.* from public.emails e
        where (wanted_status is null or e.status = wanted_status)
          and (wanted_source is null or e.source = wanted_source)
          and (wanted_tag is null or e.tags @> array[wanted_tag])
          and (assignee is null or e.assigned_to_user_id = assignee)
          and (not is_unassigned or e.assigned_to_user_id is null)
          and (customer is null or e.customer_id = customer)
          and (way = 'by time' or e.shelf = wanted_shelf)
          and (queue <> 'suspicious' or e.is_suspicious)
          -- A flood does not drown the queues.
          and (
            not e.is_suspicious or e.assigned_to_user_id is not null
            or queue not in ('all', 'waiting', 'overdue') or typed is not null or customer is not null
          )
          and (typed is null or way in ('by newest', 'by index') or exists (
            select from private.email_search s
            where s.thread_id = e.id and (strpos(s.header, typed) > 0 or s.words @@ query)
          ))
      )
      (
        select e.* from wanted e
        cross join lateral (
          select
            case queue
              when 'snoozed' then e.snoozed_until
              else private.place_in_queue(e.waits_until, e.waiting_since)
            end as place,
            case queue when 'snoozed' then e.snoozed_until else e.waiting_since end as since
        ) q
        where way = 'by time'
          and case queue
            when 'snoozed' then e.snoozed_until is not null and e.spam_at is null
            -- A promise is stronger than snoozing.
            else e.waits_until is not null
              and (e.waits_until < now() or queue = 'waiting' and e.snoozed_until > now() is not true)
          end
          and (wrote_from is null or e.id in (
            select m.thread_id from public.emails m
            where m.created_at >= wrote_from and m.created_at < wrote_before
          ))
          and (after_id is null or (q.place, q.since, e.id) > (after_place, after_moment, after_id))
        order by q.place, q.since, e.id
        limit size
      )
      union all
      (
        -- A month is some thousands of emails, wherever their threads stand in the list by now.
        select e.* from (
          select distinct m.thread_id from public.emails m
          where m.created_at >= wrote_from and m.created_at < wrote_before
        ) wrote join wanted e on e.id = wrote.thread_id
        where way = 'by writing'
          and (after_id is null or (e.listed_at, e.id) < (after_moment, after_id))
        order by e.listed_at desc, e.id desc
        limit size
      )
      union all
      (
        select e.* from wanted e
        where way = 'by list'
          and e.listed_at is not null
          and (queue <> 'all' or customer is not null or e.snoozed_until > now() is not true)
          and (after_id is null or (e.listed_at, e.id) < (after_moment, after_id))
        order by e.listed_at desc, e.id desc
        limit size
      )
      union all
      (
        -- The newest thousands, in order, fill a page with anything in one of a hundred. A thread is not split.
        select distinct on (s.listed_at, s.thread_id) e.* from (
          select * from private.email_search s
          where after_id is null or (s.listed_at, s.thread_id) < (after_moment, after_id)
          order by s.listed_at desc, s.thread_id desc
          fetch first (window_size) rows with ties
        ) s join wanted e on e.id = s.thread_id
        where way = 'by newest' and (strpos(s.header, typed) > 0 or s.words @@ query)
        order by s.listed_at desc, s.thread_id desc
        limit size
      )
      union all
      (
        -- Rarer matches come from the indexes. `offset 0` hides the limit, or the plan would read all in order again.
        select e.* from (
          select distinct s.listed_at, s.thread_id from (
            select s.listed_at, s.thread_id
            from (
              select found.listed_at, found.thread_id from private.email_search found
              where has_trigram and found.header like '%' || regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%'
                or found.words @@ query
              union all
              -- Apart from the others: beside another index it would be computed again for each row.
              select found.listed_at, found.thread_id from private.email_search found
              where not has_trigram
                and private.pairs(found.header) @> private.pairs(typed) and strpos(found.header, typed) > 0
            ) s join wanted e on e.id = s.thread_id
            where way = 'by index' and (s.listed_at, s.thread_id) < (after_moment, after_id)
            offset 0
          ) s
          order by s.listed_at desc, s.thread_id desc
          limit size
        ) s join public.emails e on e.id = s.thread_id
        order by s.listed_at desc, s.thread_id desc
      );
    get diagnostics found_count = row_count;
    exit when way <> 'by newest' or found_count = size;

    select s.listed_at, s.thread_id into after_moment, after_id from private.email_search s
    where after_id is null or (s.listed_at, s.thread_id) < (after_moment, after_id)
    order by s.listed_at desc, s.thread_id desc
    offset window_size - 1 limit 1;
    exit when not found;
    way := 'by index';
    size := size - found_count;
  end loop;
end
$$;

-- As its owner: Supabase Lite lets no other role call auth.uid(). waiting, overdue, mine and unassigned are of what
-- waits now; promised counts the promises that fell due since then, or were kept before they did; the rest, everything.
create function public.inbox_counts(since timestamptz)
returns table (
  waiting bigint, overdue bigint, mine bigint, unassigned bigint, suspicious bigint, chats bigint, spam bigint,
  snoozed bigint, promised bigint, kept bigint
)
language sql stable security definer set search_path = ''
as $$
  select private.require_staff('read emails');
  select open.*, above_limits.*, shelves.*, put_off.*, week.*
  from (
    select count(*),
      count(*) filter (where e.waits_until < now()),
      count(*) filter (where e.assigned_to_user_id = (select auth.uid())),
      count(*) filter (where e.assigned_to_user_id is null)
    from public.emails e
    where e.waits_until is not null
      and (not e.is_suspicious or e.assigned_to_user_id is not null)
      and (e.waits_until < now() or e.snoozed_until > now() is not true)
  ) open,
  (
    select count(*) from public.emails e
    where e.is_suspicious and e.shelf = 'inbox' and e.listed_at is not null
  ) above_limits,
  (
    select count(*) filter (where e.shelf = 'chats'), count(*) filter (where e.shelf = 'spam')
    from public.emails e where e.shelf <> 'inbox'
  ) shelves,
  (select count(*) from public.emails e where e.snoozed_until is not null and e.spam_at is null) put_off,
  (
    select count(*) filter (where e.answered_at is not null or e.due_at < now()),
      count(*) filter (where e.answered_at <= e.due_at)
    from public.emails e where e.due_at >= inbox_counts.since and e.spam_at is null
  ) week;
$$;

create function public.email_tags()
returns table (tag text, emails bigint)
language sql stable set search_path = ''
as $$
  select tagged.tag, count(*)
  from public.emails e, unnest(e.tags) tagged (tag)
  where e.tags <> '{}'
  group by tagged.tag
  order by count(*) desc, tagged.tag
  limit 200
$$;

-- A staff member's saved search: the part of the inbox's URL after «?».
create table public.saved_filters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  title text not null check (char_length(title) <= 60 and title ~ '\S' and title !~ '[[:cntrl:]]'),
  query text not null check (char_length(query) <= 600),
  constraint saved_filters_title_once unique (user_id, title)
);

-- The bell, browser notifications, a digest by mail, Telegram: one row per user and event, written with the event.

create type public.notification_kind as enum (
  'new_lead', 'answer', 'assigned', 'undelivered', 'returned', 'due_soon', 'overdue', 'visitor_waits'
);
-- 'app' is the bell; what it does not show is not sent by browser or mail either.
create type public.notification_channel as enum ('app', 'browser', 'mail', 'telegram');

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  -- Null: the team's chat in Telegram.
  user_id uuid references public.profiles (user_id) on delete cascade,
  kind public.notification_kind not null,
  email_id uuid references public.emails (id) on delete cascade,
  chat_id uuid references public.chat_sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- The bell counts at once; everything else waits until then.
  announce_at timestamptz not null,
  read_at timestamptz,
  -- The digest or the Telegram message that tells of it; its text is written when it is sent.
  mail_id uuid references public.outbox (id) on delete set null,
  constraint notifications_subject check (
    (kind = 'visitor_waits') = (chat_id is not null) and (kind <> 'visitor_waits') = (email_id is not null)
  ),
  -- Once per user and event, even if it is written twice.
  constraint notifications_once unique nulls not distinct (user_id, kind, email_id, chat_id)
);

create index notifications_user_id_created_at_idx on public.notifications (user_id, created_at desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
create index notifications_email_id_idx on public.notifications (email_id);
create index notifications_chat_id_idx on public.notifications (chat_id);
create index notifications_mail_id_idx on public.notifications (mail_id);

-- Choices -----------------------------------------------------------------------------------------------

-- A user's choices; without a user: the team's, for its chat in Telegram.
create table private.notification_choices (
  id bigint generated always as identity primary key,
  user_id uuid references public.profiles (user_id) on delete cascade,
  kind public.notification_kind not null,
  channel public.notification_channel not null,
  is_on boolean not null,
  constraint notification_choices_once unique nulls not distinct (user_id, kind, channel),
  constraint notification_choices_of_team check ((channel = 'telegram') = (user_id is null))
);

-- Whether the functions have a bot, by their latest report. One row at most.
create table private.telegram (
  is_only_row boolean primary key default true check (is_only_row),
  is_connected boolean not null,
  checked_at timestamptz not null default now()
);

-- A user's choice, or the default; a null user is the team.
create function private.wants(
  person uuid, kind public.notification_kind, channel public.notification_channel
)
returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select c.is_on from private.notification_choices c
      where c.user_id is not distinct from wants.person
        and c.kind = wants.kind
        and c.channel = wants.channel
    ),
    case wants.channel
      when 'mail' then wants.kind in ('assigned', 'undelivered', 'due_soon', 'overdue')
      when 'telegram' then wants.kind not in ('assigned', 'undelivered', 'returned')
      else true
    end
  )
$$;

-- What reaches the caller by which channel, and what reaches the team's chat where a bot is connected.
create function public.notification_switches()
returns table (kind public.notification_kind, channel public.notification_channel, is_on boolean)
language sql stable security definer set search_path = ''
as $$
  select private.require_staff('have notifications');
  select k.kind, c.channel,
    private.wants(case when c.channel <> 'telegram' then auth.uid() end, k.kind, c.channel)
  from unnest(enum_range(null::public.notification_kind)) k (kind),
    unnest(enum_range(null::public.notification_channel)) c (channel)
  where c.channel <> 'telegram' or exists (select from private.telegram t where t.is_connected)
  order by k.kind, c.channel;
$$;

-- Chooses for the caller; by Telegram, for the team.
create function public.switch_notification(
  kind public.notification_kind, channel public.notification_channel, is_on boolean
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require(
    channel <> 'telegram' and private.is_staff() or private.has_role('admin'),
    'Staff choose for themselves, admins for the team', 'insufficient_privilege'
  );
  insert into private.notification_choices (user_id, kind, channel, is_on)
  values (case when channel <> 'telegram' then auth.uid() end, kind, channel, is_on)
  on conflict on constraint notification_choices_once do update set is_on = excluded.is_on;
  if channel = 'telegram' then
    perform private.note_security('setting_changed', null, jsonb_build_object('what', 'telegram', 'to', is_on));
  end if;
end
$$;

-- Telling -----------------------------------------------------------------------------------------------

-- Notifies one user, or all who have chosen it, and the team's chat. An assignment, an answer, an undelivered reply, a
-- return and a waiting visitor are repeated when they happen again. It must not fail: a lead is stored with it.
create function private.tell_staff(
  kind public.notification_kind,
  email_id uuid,
  chat_id uuid,
  person uuid
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  is_urgent constant boolean := tell_staff.kind in ('undelivered', 'due_soon', 'overdue', 'visitor_waits');
  announced constant timestamptz := case
    when is_urgent or private.is_working_time(now()) then now()
    else private.next_opening(now())
  end;
begin
  with readers as (
    select p.user_id, null::uuid as mail_id
    from public.profiles p join public.user_roles ur on ur.user_id = p.user_id
    where ur.role in ('staff', 'admin')
      and (tell_staff.person is null or p.user_id = tell_staff.person)
      and private.wants(p.user_id, tell_staff.kind, 'app')
    order by p.user_id
    -- A user who is just being deleted is left out, to avoid blocking.
    for key share of p
  ), told as (
    insert into public.notifications as n (user_id, mail_id, kind, email_id, chat_id, announce_at)
    select r.*, tell_staff.kind, tell_staff.email_id, tell_staff.chat_id, announced
    from (
      select * from readers
      union all
      -- A visitor who waits for the colleague handling their chat does not concern the team.
      select null, gen_random_uuid()
      where num_nonnulls(tell_staff.chat_id, tell_staff.person) < 2
        and exists (select from private.telegram t where t.is_connected)
        and private.wants(null, tell_staff.kind, 'telegram')
    ) r
    on conflict on constraint notifications_once do update
    set created_at = now(), announce_at = excluded.announce_at, read_at = null, mail_id = excluded.mail_id
    where n.kind not in ('new_lead', 'due_soon', 'overdue')
    returning n.mail_id
  )
  insert into public.outbox (id, kind, email_id, next_attempt_at)
  select t.mail_id, 'notification_telegram', tell_staff.email_id, announced from told t where t.mail_id is not null;
end
$$;

-- A form, a contact left in a chat, and a mail that starts a thread are leads; a mail that joins one is an answer.
-- The hour's digest reports suspicious leads; an automatic reply arrives as processed.
create function private.tell_of_email()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.assigned_to_user_id is distinct from auth.uid() then
      perform private.tell_staff('assigned', new.id, null, new.assigned_to_user_id);
    end if;
  elsif new.source = 'inbound' and new.thread_id <> new.id then
    -- What follows spam counts as spam, until staff say otherwise.
    perform private.tell_staff('answer', e.id, null, private.staff_member(e.assigned_to_user_id))
    from public.emails e where e.id = new.thread_id and e.spam_at is null;
  elsif new.submission_id is not null
    or new.source = 'inbound'
    or new.source = 'chat' and new.lead is not null
  then
    perform private.tell_staff('new_lead', new.id, null, null);
  end if;
  return null;
end
$$;

create trigger emails_tell_of_new
  after insert on public.emails
  for each row when (new.status = 'new' and not new.is_suspicious and new.spam_at is null)
  execute function private.tell_of_email();

create trigger emails_tell_of_assignment
  after update of assigned_to_user_id on public.emails
  for each row when (
    new.assigned_to_user_id is not null
    and new.assigned_to_user_id is distinct from old.assigned_to_user_id
  )
  execute function private.tell_of_email();

-- For a colleague to join, or for the one in the chat to answer, which marks the notification as read.
create function private.tell_of_visitor()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.waiting_since is null or new.handler_id is distinct from old.handler_id then
    update public.notifications n set read_at = now() where n.chat_id = new.id and n.read_at is null;
  elsif old.waiting_since is null then
    perform private.tell_staff('visitor_waits', null, new.id, private.staff_member(new.handler_id));
  end if;
  return null;
end
$$;

create trigger chat_sessions_tell_of_visitor
  after update of waiting_since, handler_id on public.chat_sessions
  for each row when (
    (new.waiting_since is null) <> (old.waiting_since is null)
    or new.handler_id is distinct from old.handler_id
  )
  execute function private.tell_of_visitor();

-- Reading -----------------------------------------------------------------------------------------------

create function public.read_notifications(email_id uuid default null, chat_id uuid default null)
returns void
language sql security definer set search_path = ''
as $$
  update public.notifications n
  set read_at = now()
  where n.user_id = auth.uid()
    and (select private.is_staff())
    and n.read_at is null
    and (read_notifications.email_id is null or n.email_id = read_notifications.email_id)
    and (read_notifications.chat_id is null or n.chat_id = read_notifications.chat_id)
$$;

-- Deadlines and digests -----------------------------------------------------------------------------------

-- Not reported yet: deadlines within half an hour of working time; those passed, and emails returned, within a day.
create function private.untold_moments()
returns table (email_id uuid, kind public.notification_kind, person uuid)
language sql stable set search_path = ''
as $$
  select e.id, late.kind, private.staff_member(e.assigned_to_user_id)
  from public.emails e
  cross join lateral (
    select case when e.waits_until <= now() then 'overdue' else 'due_soon' end::public.notification_kind as kind
  ) late
  where e.waits_until > now() - interval '1 day'
    and e.waits_until <= private.add_working_time(now(), interval '30 minutes')
    and not e.is_suspicious
    and not exists (
      select from public.notifications n where n.email_id = e.id and n.kind = late.kind
    )
  union all
  select e.id, 'returned', private.staff_member(e.assigned_to_user_id)
  from public.emails e
  where e.snoozed_until between now() - interval '1 day' and now()
    and e.spam_at is null
    and not exists (
      select from public.notifications n
      where n.email_id = e.id and n.kind = 'returned' and n.created_at >= e.snoozed_until
    )
$$;

-- Unread for five minutes and for a week at most, in no mail yet, wanted by mail. At most one digest an hour per user;
-- outside working hours only deadlines and undelivered replies, and never what was met or answered in the meantime.
create function private.undigested()
returns table (id uuid, user_id uuid, address text)
language sql stable set search_path = ''
as $$
  select n.id, n.user_id, p.email
  from public.notifications n
  join public.profiles p on p.user_id = n.user_id
  left join public.emails e on e.id = n.email_id
  where n.read_at is null
    and n.mail_id is null
    and n.announce_at between now() - interval '7 days' and now() - interval '5 minutes'
    and case
      when n.kind in ('undelivered', 'due_soon', 'overdue') then e.waits_until is not null
      else private.is_working_time(now())
    end
    and private.staff_member(n.user_id) is not null
    and private.wants(n.user_id, n.kind, 'mail')
    and not exists (
      select from public.outbox o
      where o.kind = 'notification_digest'
        and o.to_email = p.email
        and o.created_at > now() - interval '1 hour'
    )
$$;

-- Returns how many digests it queues. has_telegram: whether the caller has a bot. Scheduled by way of deliver-mail.
create function public.remind_staff(has_telegram boolean)
returns integer
language sql security definer set search_path = ''
as $$
  -- Of two simultaneous workers the second finds nothing left to report.
  select pg_advisory_xact_lock(hashtextextended('notifications', 0));

  insert into private.telegram as t (is_connected) values (has_telegram)
  on conflict (is_only_row) do update set is_connected = excluded.is_connected, checked_at = now()
  where t.is_connected <> excluded.is_connected or t.checked_at <= now() - interval '1 hour';

  select private.tell_staff(u.kind, u.email_id, null, u.person) from private.untold_moments() u;

  with digests as materialized (
    select gen_random_uuid() as id, u.address, array_agg(u.id) as told from private.undigested() u group by u.user_id, u.address
  ), queued as (
    insert into public.outbox (id, kind, to_email) select d.id, 'notification_digest', d.address from digests d
  ), noted as (
    update public.notifications n set mail_id = d.id from digests d where n.id = any (d.told)
  )
  select count(*)::integer from digests;
$$;

-- Whether remind_staff has anything to do. For the schedule (docs/deployment.md).
create function private.is_reminder_due()
returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from private.untold_moments())
    or exists (select from private.undigested())
    or not exists (select from private.telegram t where t.checked_at > now() - interval '1 hour')
$$;

-- How far visitors get in the project quiz: one anonymous row per opened quiz. Only the functions write it.

create table public.quiz_runs (
  -- Made by the visitor's browser for this quiz alone.
  id uuid primary key,
  furthest_step smallint not null check (furthest_step between 1 and 8),
  is_sent boolean not null default false,
  started_at timestamptz not null default now(),
  constraint quiz_runs_sent_from_the_last_step check (not is_sent or furthest_step = 8)
);

create index quiz_runs_started_at_idx on public.quiz_runs (started_at);

-- In any order, also twice.
create function public.report_quiz_progress(run_id uuid, step integer, is_sent boolean)
returns void
language sql set search_path = ''
as $$
  insert into public.quiz_runs as r (id, furthest_step, is_sent)
  values (run_id, case when is_sent then 8 else step end, is_sent)
  on conflict (id) do update
  set furthest_step = greatest(r.furthest_step, excluded.furthest_step),
    is_sent = r.is_sent or excluded.is_sent
  where r.furthest_step < excluded.furthest_step or r.is_sent < excluded.is_sent
$$;

-- A blocked injected script, or an own resource that the policy forgot. Only the directive and the blocked origin are
-- kept: nothing identifies the visitor. Any client can report, so the list is short and expires.

create table public.csp_violations (
  directive text not null check (directive ~ '^[a-z][a-z-]{1,40}$'),
  -- An origin, a scheme without an address, or a word such as `inline`.
  blocked text not null check (char_length(blocked) between 1 and 120),
  times bigint not null default 1 check (times > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (directive, blocked)
);

create index csp_violations_last_at_idx on public.csp_violations (last_at);

-- violations: [{"directive": "script-src-elem", "blocked": "https://evil.example"}]
create function public.report_csp_violations(violations jsonb)
returns void
language sql set search_path = ''
as $$
  -- In a fixed order, so that two reports cannot deadlock.
  insert into public.csp_violations as v (directive, blocked)
  select distinct r.directive, r.blocked
  from jsonb_to_recordset(violations) as r (directive text, blocked text)
  order by 1, 2
  on conflict (directive, blocked) do update set times = v.times + 1, last_at = now();

  delete from public.csp_violations v
  where v.ctid in (
    select old.ctid
    from public.csp_violations old
    where old.last_at <= now() - interval '90 days'
      or (old.directive, old.blocked) in (
        select beyond.directive, beyond.blocked
        from public.csp_violations beyond
        order by beyond.last_at desc, beyond.directive, beyond.blocked
        offset 200
      )
    for update skip locked
  );
$$;

-- Days and weeks are of the company's clock. The functions run as their caller: admins may read the tables anyway.

-- When the last so many days began, today included.
create function private.period_start(days integer)
returns timestamptz
language sql stable set search_path = ''
as $$
  select (
    private.company_day(now()) - (least(greatest(period_start.days, 1), 366) - 1)
  )::timestamp at time zone private.company_time_zone()
$$;

-- A form, a booked call, a mail that starts a conversation; no chat without a booking, and no subscription.
create function public.overview_leads(days integer)
returns table (day date, source public.lead_source, leads bigint)
language sql stable set search_path = ''
as $$
  select private.require_admin();
  with counted as (
    select private.company_day(e.created_at) as day, coalesce(e.source, 'inbound') as source, count(*) as leads
    from public.emails e
    where e.created_at >= private.period_start(days)
      and e.source is distinct from 'newsletter'
      and e.spam_at is null
      and (e.source is distinct from 'chat' or e.due_at is not null)
      and (coalesce(e.source, 'inbound') <> 'inbound' or e.thread_id = e.id)
    group by 1, 2
  )
  select calendar.day::date, c.source, coalesce(c.leads, 0)
  from generate_series(
    private.company_day(private.period_start(days))::timestamp,
    private.company_day(now())::timestamp,
    interval '1 day'
  ) calendar (day)
  left join counted c on c.day = calendar.day::date
  order by calendar.day, c.source;
$$;

-- All (week and source null), by week (its Monday), by source; once answered or due. The median is of working time.
create function public.overview_replies(days integer)
returns table (
  week date,
  source public.lead_source,
  promised bigint,
  kept bigint,
  unanswered bigint,
  median_seconds double precision
)
language sql stable set search_path = ''
as $$
  select private.require_admin();
  select p.week, p.source, count(*),
    count(*) filter (where p.answered_at <= p.due_at),
    count(*) filter (where p.answered_at is null),
    percentile_cont(0.5) within group (order by p.answered_in)
      filter (where p.answered_in is not null)
  from (
    select date_trunc('week', e.created_at at time zone private.company_time_zone())::date as week,
      e.source, e.due_at, e.answered_at,
      case
        when e.answered_at is not null
        then extract(epoch from private.working_time_between(e.received_at, e.answered_at))
      end as answered_in
    from public.emails e
    where e.created_at >= private.period_start(days)
      and e.due_at is not null
      and (e.answered_at is not null or e.due_at < now())
  ) p
  group by grouping sets ((), (p.week), (p.source))
  order by p.week, p.source;
$$;

-- How many quizzes came at least to each step; the ninth is the confirmation.
create function public.overview_quiz(days integer)
returns table (step integer, runs bigint)
language sql stable set search_path = ''
as $$
  select private.require_admin();
  select steps.step, count(r.id)
  from generate_series(1, 9) steps (step)
  left join public.quiz_runs r
    on r.started_at >= private.period_start(days)
    and r.furthest_step + r.is_sent::integer >= steps.step
  group by steps.step
  order by steps.step;
$$;

create function public.overview_ratings(days integer)
returns table (rating integer, chats bigint)
language sql stable set search_path = ''
as $$
  select private.require_admin();
  select stars.rating, count(s.id)
  from generate_series(1, 5) stars (rating)
  left join public.chat_sessions s on s.rating = stars.rating and s.rated_at >= private.period_start(days)
  group by stars.rating
  order by stars.rating;
$$;

-- Chats that were started, chats taken over by staff, and delivered confirmations of leads.
create function public.overview_counts(days integer)
returns table (chats bigint, taken_over bigint, confirmations bigint)
language sql stable set search_path = ''
as $$
  select private.require_admin();
  select
    (select count(*) from public.chat_sessions s where s.started_at >= private.period_start(days)),
    (select count(*) from public.chat_sessions s where s.taken_over_at >= private.period_start(days)),
    (
      select count(*) from public.outbox o
      where o.kind = 'lead_confirmation' and o.status = 'sent' and o.sent_at >= private.period_start(days)
    );
$$;

-- The owner of a confirmed address sees its requests and our answers, never staff's notes: columns are listed.

-- The caller's confirmed address in lower case; null for other callers.
create function private.own_address()
returns text
language sql stable security definer set search_path = ''
as $$
  select lower(u.email) from auth.users u
  where u.id = (select auth.uid()) and u.email_confirmed_at is not null and (select private.is_assured())
$$;

-- A sender admitted to another customer's thread sees it in their mail only.
create function private.is_own_thread(first_id uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.emails e
    where e.id = first_id
      and e.thread_id = e.id
      and lower(e.from_email) = (select private.own_address())
      and e.source is distinct from 'newsletter'
  )
$$;

create index emails_from_email_idx on public.emails (lower(from_email), listed_at desc);

create function public.my_requests()
returns table (
  id uuid,
  submission_id uuid,
  source public.lead_source,
  subject text,
  topic text,
  project_type text,
  status public.email_status,
  asked_at timestamptz,
  due_at timestamptz,
  answered_at timestamptz,
  messages integer
)
language sql stable security definer set search_path = ''
as $$
  select e.id, e.submission_id, e.source, e.subject,
    -- In the customer's words: what staff have written down themselves is for staff.
    case when e.source is distinct from 'manual' then
      left(coalesce(e.interest, e.lead ->> 'topic', e.lead ->> 'description'), 200)
    end,
    case when e.source is distinct from 'manual' then e.lead ->> 'projectType' end,
    e.status, e.received_at, e.due_at,
    e.first_reply_at,
    (
      1 + e.answers
      + (select count(*) from public.email_replies r join public.emails m on m.id = r.email_id where m.thread_id = e.id)
    )::integer
  from public.emails e
  where lower(e.from_email) = (select private.own_address())
    and e.listed_at is not null
    and e.source is distinct from 'newsletter'
  order by e.received_at desc, e.id
  limit 200
$$;

-- Whether a reply is final: its author can still recall one whose mail is held.
create function private.is_said(reply_id uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from public.outbox o
    where o.id = is_said.reply_id and o.attempts = 0 and o.next_attempt_at > now()
  )
$$;

-- The messages in one of the caller's threads, oldest first: theirs, and ours to them.
create function public.my_thread(request_id uuid)
returns table (
  id uuid, is_ours boolean, author text, body text, sent_at timestamptz, files jsonb, lead jsonb
)
language sql stable security definer set search_path = ''
as $$
  select said.id, said.is_ours, said.author, said.body, said.sent_at, coalesce(
    (
      select jsonb_agg(
        jsonb_build_object('id', a.id, 'name', a.name, 'size', a.size) order by a.position, a.id
      )
      from public.attachments a
      where a.stored_at is not null and a.content_id is null and a.media_type <> 'application/octet-stream'
        and case when said.is_ours then a.reply_id = said.id else a.email_id = said.id end
    ),
    '[]'
  ), said.lead
  from (
    -- Of a form only their own words: the rest of its email, like everything that staff entered, is for staff.
    select e.id, false as is_ours, null::text as author,
      case
        when e.source = 'manual' then null
        when e.lead is not null or e.submission_id is not null
          then coalesce(e.lead ->> 'description', e.lead ->> 'topic')
        else e.body
      end as body,
      e.received_at as sent_at,
      case when e.source in ('consultation', 'project_quiz') then e.lead end as lead
    from public.emails e
    where e.thread_id = my_thread.request_id and lower(e.from_email) = (select private.own_address())
    union all
    select r.id, true, p.full_name, r.body, r.created_at, null::jsonb
    from public.email_replies r
    join public.emails e on e.id = r.email_id
    left join public.profiles p on p.user_id = r.author_id
    where e.thread_id = my_thread.request_id
      and lower(r.to_email) = (select private.own_address())
      and private.is_said(r.id)
  ) said
  where private.is_own_thread(my_thread.request_id)
  order by said.sent_at, said.id
$$;

-- Like their mail would; cancels: they cancel a booked call. outcome: 'stored'; 'duplicate' (this answer_id is known,
-- with this text; nothing changed); 'unknown' (no thread of theirs); 'rate_limited'.
create function public.answer_my_thread(
  request_id uuid, answer_id uuid, body text, attachment_ids uuid[] default '{}', cancels boolean default false
)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := private.own_address();
  own_message_id text := '<' || answer_my_thread.answer_id::text || '@account.invalid>';
  said text;
  first public.emails;
  new_email_id uuid;
begin
  perform private.require(
    address is not null, 'Only who has confirmed an address may answer', 'insufficient_privilege'
  );
  perform private.require(answer_my_thread.body ~ '\S', 'An answer says something');
  -- The same answer sent twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended('mail ' || own_message_id, 0));
  select e.body into said from public.emails e where e.message_id = own_message_id;
  if found and said is distinct from answer_my_thread.body then
    -- A text changed after a lost answer is stored as well: the first one may have been read.
    own_message_id := '<' || answer_my_thread.answer_id::text || '.' || md5(answer_my_thread.body) || '@account.invalid>';
    perform from public.emails e where e.message_id = own_message_id;
  end if;
  if found then
    return 'duplicate';
  end if;
  if public.count_hit('account_answer', auth.uid()::text, 30, 3600) > 0 then
    return 'rate_limited';
  end if;

  select * into first from public.emails e
  where e.id = answer_my_thread.request_id for no key update;
  if not private.is_own_thread(answer_my_thread.request_id) then
    return 'unknown';
  end if;
  insert into public.emails (
    source, customer_id, thread_id, from_email, from_name, authentication, subject, body, message_id
  )
  values (
    'inbound', first.customer_id, first.id, address,
    (select p.full_name from public.profiles p where p.user_id = auth.uid()),
    -- The session proves the address, as a signature does.
    'pass',
    case when answer_my_thread.cancels then 'Отмена консультации' else first.subject end,
    answer_my_thread.body,
    own_message_id
  )
  returning id into new_email_id;
  perform private.give_uploads(answer_my_thread.attachment_ids, new_email_id);
  return 'stored';
end
$$;

-- A mail may bear their address without being theirs, so its unchecked files are for staff only.
create function private.is_own_file(object_name text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.attachments a
    left join public.email_replies r on r.id = a.reply_id
    join public.emails e on e.id = coalesce(a.email_id, r.email_id)
    where a.id::text = object_name
      and a.media_type <> 'application/octet-stream'
      and (
        case when r.id is null then lower(e.from_email) else lower(r.to_email) end
      ) = (select private.own_address())
      and private.is_own_thread(e.thread_id)
      and (r.id is null or private.is_said(r.id))
  )
$$;

-- Settings of one's own account --------------------------------------------------------------------------------

-- The caller's sessions, this device first.
create function public.my_sessions()
returns table (id uuid, signed_in_at timestamptz, used_at timestamptz, user_agent text, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.created_at,
    -- Auth writes this one without a zone, in UTC.
    greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'UTC'),
    s.user_agent,
    s.id = (auth.jwt() ->> 'session_id')::uuid
  from auth.sessions s
  where s.user_id = (select auth.uid())
    and (s.not_after is null or s.not_after > now())
    and (select private.is_assured())
  order by 5 desc, 3 desc, s.id
$$;

-- Ends the caller's session on one device; false if it is not theirs, or has ended.
create function public.end_my_session(session_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_assured() then
    return false;
  end if;
  delete from auth.sessions s where s.id = end_my_session.session_id and s.user_id = auth.uid();
  if not found then
    return false;
  end if;
  perform private.note_security('sessions_ended', auth.uid());
  return true;
end
$$;

-- Whether the newsletter goes to the caller's confirmed address.
create function public.my_newsletter()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.newsletter_subscriptions s
    where s.email = (select private.own_address()) and s.status = 'confirmed'
  )
$$;

-- Returns the state. text_version: of the consent.
create function public.set_my_newsletter(wanted boolean, text_version text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := private.own_address();
begin
  perform private.require(
    address is not null, 'Only who has confirmed an address may subscribe it', 'insufficient_privilege'
  );
  -- The wording beside the switch: src/content/consultation.ts.
  perform private.require(
    not wanted or set_my_newsletter.text_version = '2026-11-24-switch', 'Nobody has worded that consent'
  );
  if not wanted then
    perform public.unsubscribe_newsletter(s.id) from public.newsletter_subscriptions s where s.email = address;
    return false;
  end if;
  -- Their account has confirmed the address already, so no mail has to ask for it.
  perform public.confirm_newsletter(s.id, s.generation)
  from private.enter_subscriber(
    address, jsonb_build_object('text_version', set_my_newsletter.text_version, 'page_url', '/account'), true
  ) s
  where s.id is not null;
  return true;
end
$$;

-- The terms are promises of the privacy page: its texts are in src/content/retention.ts, and a test compares the two.

create function private.retention_terms(
  -- After a person's last request: their requests, contact data and consents.
  out requests interval,
  -- After the last attempt: the outbox's copies of mails that were sent, or failed for good.
  out mails interval,
  -- After it was entered: an address whose owner has not confirmed the newsletter.
  out unconfirmed interval,
  -- After it stopped getting the newsletter: the address.
  out unsubscribed interval,
  -- After its last message: a chat, and its summary unless a booking or a contact made a request of it.
  out chats interval,
  -- After it was opened: how far a quiz came.
  out quizzes interval,
  -- After staff called it spam: what it said.
  out spam interval,
  -- After the sign-up: an account whose owner has not confirmed the address.
  out accounts interval,
  -- After the event: a line of the security log.
  out security interval
)
language sql immutable set search_path = ''
as $$
  select interval '3 years', interval '90 days', interval '30 days', interval '30 days',
    interval '1 year', interval '1 year', interval '30 days', interval '7 days',
    interval '1 year'
$$;

-- Says how many rows it deleted, by term or by table, without what goes with them. Of emails, chats and mails max_rows
-- at a time: running it again goes on with what is left. No role of the API may call it.
create function private.prune_old_data(max_rows integer default 10000)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  terms constant record := private.retention_terms();
  deleted record;
begin
  select 0 as rate_limits, 0 as llm_spending, 0 as quizzes, 0 as notifications, 0 as unchecked_files,
    0 as unconfirmed, 0 as unsubscribed, 0 as accounts, 0 as security, 0 as invitations, 0 as mails, 0 as letters,
    0 as spam, 0 as summaries, 0 as chats, 0 as requests, 0 as customers
  into deleted;

  -- First, and never waiting: count_hit locks these rows before any other.
  delete from private.rate_limits
  where (bucket, client_hash) in (
    select expired.bucket, expired.client_hash
    from private.rate_limits expired
    where expired.window_ends_at <= now()
    for update skip locked
  );
  get diagnostics deleted.rate_limits = row_count;

  -- Of the budget's day.
  delete from private.llm_spending s where s.day < (now() at time zone 'UTC')::date;
  get diagnostics deleted.llm_spending = row_count;

  delete from public.quiz_runs r where r.started_at <= now() - terms.quizzes;
  get diagnostics deleted.quizzes = row_count;

  -- Staff's own list, which contains nothing beyond its emails and chats.
  delete from public.notifications n where n.created_at <= now() - interval '30 days';
  get diagnostics deleted.notifications = row_count;

  -- Unchecked files of mails: the message they came with stays, and says so.
  delete from public.attachments a
  where a.media_type = 'application/octet-stream' and a.created_at <= now() - interval '30 days';
  get diagnostics deleted.unchecked_files = row_count;

  delete from public.newsletter_subscriptions s
  where s.status = 'pending' and s.requested_at <= now() - terms.unconfirmed;
  get diagnostics deleted.unconfirmed = row_count;

  delete from public.newsletter_subscriptions s where s.ended_at <= now() - terms.unsubscribed;
  get diagnostics deleted.unsubscribed = row_count;

  -- Another person's address, mistyped or misused, is not kept. Staff were invited by an admin.
  delete from auth.users u
  where u.email_confirmed_at is null
    and u.phone_confirmed_at is null
    and u.created_at <= now() - terms.accounts
    and private.staff_member(u.id) is null;
  get diagnostics deleted.accounts = row_count;

  delete from public.security_log l where l.at <= now() - terms.security;
  get diagnostics deleted.security = row_count;

  delete from public.invitations i
  where i.accepted_at is null and i.expires_at <= now() - terms.unconfirmed;
  get diagnostics deleted.invitations = row_count;

  -- A mail that failed for good has the time at which it did.
  delete from public.outbox
  where id in (
    select o.id from public.outbox o
    where o.status in ('sent', 'failed', 'bounced')
      and coalesce(o.sent_at, o.next_attempt_at) <= now() - terms.mails
    limit max_rows for update of o
  );
  get diagnostics deleted.mails = row_count;

  -- Letters in progress when their issue was cancelled, and are not any more.
  delete from public.outbox o using public.newsletter_issues i
  where i.id = o.issue_id
    and i.status = 'cancelled'
    and o.status in ('pending', 'sending')
    and coalesce(o.leased_until, o.next_attempt_at) <= now();
  get diagnostics deleted.letters = row_count;

  -- Whole threads, unless something came in since, to be found. One taken back meanwhile is rechecked under its lock.
  delete from public.emails
  where id in (
    select e.id from public.emails e
    where e.spam_at <= now() - terms.spam
      and not exists (
        select from public.emails answer
        where answer.thread_id = e.id and answer.id <> e.id and answer.created_at > now() - terms.spam
      )
    limit max_rows for update of e
  );
  get diagnostics deleted.spam = row_count;

  -- Not what staff are working on, nor a booking or a contact. The summary first, while it is known whose it is.
  delete from public.emails
  where id in (
    select e.id from public.emails e
    join public.chat_sessions s on s.summary_id = e.id
    where s.last_message_at <= now() - terms.chats
      and e.lead is null
      and e.answers = 0
      and e.status <> 'in_progress'
    limit max_rows for update of e
  );
  get diagnostics deleted.summaries = row_count;

  -- Only once no summary waits for the next time.
  delete from public.chat_sessions
  where id in (
    select s.id from public.chat_sessions s
    where s.last_message_at <= now() - terms.chats
      and not exists (
        select from public.emails e where e.id = s.email_id and e.status = 'in_progress'
      )
      and deleted.summaries < max_rows
    limit max_rows for update of s
  );
  get diagnostics deleted.chats = row_count;

  -- What staff are still working on stays, and so does whatever a person sent who has written since.
  delete from public.emails
  where id in (
    select e.id from public.emails e
    where e.thread_id = e.id
      and e.status <> 'in_progress'
      and e.received_at <= now() - terms.requests
      and not exists (
        select from public.emails answer
        where answer.thread_id = e.id and answer.received_at > now() - terms.requests
      )
      and not exists (
        select from public.customers c
        where c.id = e.customer_id and c.last_seen_at > now() - terms.requests
      )
    limit max_rows for update of e
  );
  get diagnostics deleted.requests = row_count;

  -- A subscription is no request: it keeps only its own address.
  delete from public.customers c
  where c.last_seen_at <= now() - terms.requests
    and not exists (
      select from public.emails e
      where e.customer_id = c.id and e.source is distinct from 'newsletter'
    );
  get diagnostics deleted.customers = row_count;

  delete from public.retention_runs r where r.started_at <= now() - interval '1 year';
  return to_jsonb(deleted);
end
$$;

-- The daily runs ----------------------------------------------------------------------------------------------

-- When old data was deleted and how much, or why not. For admins.
create table public.retention_runs (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null default clock_timestamp(),
  -- Rows, as prune_old_data counts them; null if it failed.
  deleted jsonb,
  -- Why nothing was deleted.
  error text check (char_length(error) between 1 and 500),
  check (num_nonnulls(deleted, error) = 1)
);

create index retention_runs_started_at_idx on public.retention_runs (started_at);

-- Runs for a minute at most, since the platform ends a statement after two; the next day goes on. A failure takes back
-- its own part; the first of a day alerts the admins. The schedule (docs/deployment.md) runs it daily as the owner.
create function private.run_retention()
returns void
language plpgsql set search_path = ''
as $$
declare
  began_at constant timestamptz := clock_timestamp();
  max_rows constant integer := 10000;
  part jsonb;
  counts jsonb := '{}'::jsonb;
  failure text;
begin
  loop
    begin
      part := private.prune_old_data(max_rows);
    -- A statement that took too long is none of the others.
    exception when query_canceled or others then
      failure := left(sqlstate || ': ' || sqlerrm, 500);
      exit;
    end;
    counts := (
      select jsonb_object_agg(key, value::bigint + coalesce((counts ->> key)::bigint, 0)) from jsonb_each_text(part)
    );
    exit when clock_timestamp() > began_at + interval '1 minute'
      or not exists (select from jsonb_each_text(part) where value::bigint >= max_rows);
  end loop;
  insert into public.retention_runs (started_at, deleted, error)
  values (began_at, case when failure is null then counts end, failure);
  if failure is not null and not exists (
    select from public.security_log l
    where l.event = 'retention_failed' and private.company_day(l.at) = private.company_day(now())
  ) then
    perform private.note_security('retention_failed', null);
  end if;
end
$$;

-- Exported or erased by address (decision 33). What staff note about a person is exported for admins only.

-- Only an admin's search follows telephone numbers: any person can type another's into a form, to get their requests.
create function private.require_access_to_person(address text)
returns void
language sql stable set search_path = ''
as $$
  select private.require(address ~ '^[^\s@]+@[^\s@]+$', 'That is no address');
  select private.require(
    private.has_role('admin') or private.own_address() = address,
    'Only an admin, or the owner of the address, may do that', 'insufficient_privilege'
  );
  select private.require_recent();
$$;

create index emails_lead_email_idx on public.emails (lower(lead ->> 'email')) where lead is not null;
create index emails_relayed_idx on public.emails (lower(reply_to)) where is_relayed;

-- A kept plan looks an array through for each row where the query says «= any», and makes a table of it where it says
-- «in (select unnest …)». For an admin a merged card is one person with several addresses and a number; for the owner
-- of an address, what came from it: the rest of the card may be another person's, who wrote under the same name.
create function private.traces_of(
  address text,
  follows_cards boolean,
  out account_id uuid,
  out addresses text[],
  out phones text[],
  out customer_ids uuid[],
  out chat_ids uuid[],
  out email_ids uuid[]
)
language plpgsql stable set search_path = ''
as $$
begin
  select u.id into account_id from auth.users u where lower(u.email) = address;

  select array_agg(c.id) into customer_ids
  from public.customers c
  where (c.email = address or c.other_emails @> array[address])
    and (follows_cards or (c.email = address and c.other_emails = '{}'));
  customer_ids := coalesce(customer_ids, '{}');
  addresses := array(
    select address
    union select c.email from public.customers c where c.id = any (customer_ids) and c.email is not null
    union select unnest(c.other_emails) from public.customers c where c.id = any (customer_ids)
  );
  phones := case when follows_cards then array(
    select right(regexp_replace(known.phone, '\D', '', 'g'), 9)
    from (
      select c.phone from public.customers c where c.id = any (customer_ids)
      union select s.contact ->> 'phone' from public.chat_sessions s where lower(s.contact ->> 'email') = any (addresses)
    ) known
    where char_length(regexp_replace(known.phone, '\D', '', 'g')) >= 9
  ) else '{}' end;
  -- Requests with nothing but this number.
  customer_ids := customer_ids || array(
    select c.id from public.customers c
    where c.email is null and right(regexp_replace(c.phone, '\D', '', 'g'), 9) = any (phones)
  );

  -- One query each, so that each has its index.
  email_ids := array(
    select e.id from public.emails e where lower(e.from_email) = any (addresses)
    union select e.id from public.emails e where follows_cards and e.customer_id = any (customer_ids)
    -- What a form service has sent for them.
    union select e.id from public.emails e
    where follows_cards and e.is_relayed and lower(e.reply_to) = any (addresses)
    union select e.id from public.emails e where lower(e.lead ->> 'email') = any (addresses)
    union select e.id from public.emails e
    join public.newsletter_subscriptions s on s.id = e.subscription_id
    where s.email = any (addresses)
  );
  -- Including the parts before a chat became inactive, and after it was continued.
  with recursive chats as (
    select s.id, s.continues_id from public.chat_sessions s
    where s.email_id in (select unnest(email_ids))
      or lower(s.contact ->> 'email') = any (addresses)
      or (
        coalesce(s.contact ->> 'email', '') = ''
        and right(regexp_replace(s.contact ->> 'phone', '\D', '', 'g'), 9) = any (phones)
      )
    union
    select s.id, s.continues_id from chats
    join public.chat_sessions s on s.id = chats.continues_id or s.continues_id = chats.id
  )
  select coalesce(array_agg(chats.id), '{}') into chat_ids from chats;
  email_ids := array(
    select unnest(email_ids)
    union select s.email_id from public.chat_sessions s where s.id in (select unnest(chat_ids)) and s.email_id is not null
    union select s.summary_id from public.chat_sessions s where s.id in (select unnest(chat_ids)) and s.summary_id is not null
  );
end
$$;

create function private.works_here(addresses text[])
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from auth.users u where lower(u.email) = any (addresses) and private.staff_member(u.id) is not null
  )
$$;

create function private.count_traces(
  chat_ids uuid[], email_ids uuid[], out requests bigint, out chats bigint, out files bigint
)
language sql stable set search_path = ''
as $$
  select cardinality(count_traces.email_ids), cardinality(count_traces.chat_ids), count(*)
  from public.attachments a
  where a.email_id in (select unnest(count_traces.email_ids))
    or a.reply_id in (
      select r.id from public.email_replies r where r.email_id in (select unnest(count_traces.email_ids))
    )
$$;

-- What erasing would delete: how much, under which names and addresses. For admins, and for the address's owner.
create function public.describe_person(address text)
returns table (
  addresses text[], names text[], phones text[], requests bigint, chats bigint, files bigint, cards bigint,
  subscriptions bigint, mails bigint, invitations bigint, has_account boolean, works_here boolean
)
language plpgsql stable security definer set search_path = '' set statement_timeout = '2min'
as $$
declare
  owned record;
begin
  address := lower(btrim(address));
  perform private.require_access_to_person(address);
  owned := private.traces_of(address, private.has_role('admin'));
  return query
  select owned.addresses,
    array(
      select c.name from public.customers c where c.id = any (owned.customer_ids) and c.name is not null
      union select e.from_name from public.emails e where e.id in (select unnest(owned.email_ids)) and e.from_name is not null
      union select e.lead ->> 'name' from public.emails e where e.id in (select unnest(owned.email_ids)) and e.lead ? 'name'
      union select s.contact ->> 'name' from public.chat_sessions s where s.id = any (owned.chat_ids) and s.contact ? 'name'
      union select p.full_name from public.profiles p where p.user_id = owned.account_id and p.full_name is not null
    ),
    owned.phones, counted.requests, counted.chats, counted.files,
    cardinality(owned.customer_ids)::bigint,
    (select count(*) from public.newsletter_subscriptions s where s.email = any (owned.addresses)),
    (select count(*) from public.outbox o where lower(o.to_email) = any (owned.addresses)),
    (select count(*) from public.invitations i where i.email = any (owned.addresses)),
    owned.account_id is not null,
    private.works_here(owned.addresses)
  from private.count_traces(owned.chat_ids, owned.email_ids) counted;
end
$$;

-- Handing out -------------------------------------------------------------------------------------------------

-- The first part by default, which says whether there are more. Of each list a part has two thousand entries:
-- PostgreSQL makes no JSON of more than 256 MB. For admins, and for the address's owner.
create function public.export_person(address text, part integer default 0)
returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '2min'
as $$
declare
  length constant integer := 2000;
  begins_at constant bigint := length * part::bigint;
  is_admin constant boolean := private.has_role('admin');
  owned record;
  known jsonb := '{}'::jsonb;
begin
  address := lower(btrim(address));
  perform private.require_access_to_person(address);
  owned := private.traces_of(address, is_admin);

  -- Said once.
  if part > 0 is not true then
    known := jsonb_build_object(
      'address', export_person.address,
      'exported_at', now(),
      'account', (
        select jsonb_build_object(
          'email', u.email, 'full_name', p.full_name, 'created_at', u.created_at,
          'email_confirmed_at', u.email_confirmed_at, 'role', ur.role, 'last_seen_at', seen.last_seen_at
        )
        from auth.users u
        left join public.profiles p on p.user_id = u.id
        left join public.user_roles ur on ur.user_id = u.id
        left join public.user_presence seen on seen.user_id = u.id
        where u.id = owned.account_id
      ),
      'account_events', (
        select jsonb_agg(jsonb_build_object('at', l.at, 'event', l.event) order by l.id)
        from public.security_log l where l.user_id = owned.account_id
      ),
      'saved_filters', (
        select jsonb_agg(jsonb_build_object('title', f.title, 'query', f.query))
        from public.saved_filters f where f.user_id = owned.account_id
      ),
      'invitations', (
        select jsonb_agg(jsonb_build_object('email', i.email, 'role', i.role, 'created_at', i.created_at))
        from public.invitations i where i.email = any (owned.addresses)
      ),
      'newsletter', (
        select jsonb_agg(to_jsonb(s) - array['id', 'generation'])
        from public.newsletter_subscriptions s where s.email = any (owned.addresses)
      ),
      'contacts', (
        select jsonb_agg(to_jsonb(c) - array['id', 'search_text'] order by c.created_at)
        from public.customers c where c.id = any (owned.customer_ids)
      )
    );
  end if;
  known := known || jsonb_build_object(
    'requests', (
      select jsonb_agg(
        jsonb_build_object(
          'received_at', e.received_at, 'source', e.source, 'from_email', e.from_email, 'from_name', e.from_name,
          'subject', e.subject, 'text', e.body, 'form', e.lead, 'interest', e.interest, 'page_url', e.page_url,
          'referrer', e.referrer, 'utm', e.utm, 'status', e.status, 'promised_by', e.due_at,
          'files', (
            select jsonb_agg(jsonb_build_object('name', a.name, 'size', a.size) order by a.position)
            from public.attachments a where a.email_id = e.id
          )
        ) || case when is_admin then jsonb_build_object(
          'tags', e.tags,
          'notes_of_staff', (
            select jsonb_agg(jsonb_build_object('at', n.created_at, 'text', n.body) order by n.created_at)
            from public.email_notes n where n.email_id = e.id
          )
        ) else '{}' end
        order by e.received_at
      )
      from public.emails e where e.id in (
        select own.id from public.emails own where own.id in (select unnest(owned.email_ids))
        order by own.received_at, own.id offset begins_at limit length
      )
    ),
    'answers', (
      select jsonb_agg(
        jsonb_build_object(
          'at', r.created_at, 'to', r.to_email, 'subject', r.subject, 'text', r.body,
          'files', (
            select jsonb_agg(jsonb_build_object('name', a.name, 'size', a.size) order by a.position)
            from public.attachments a where a.reply_id = r.id
          )
        )
        order by r.created_at
      )
      from public.email_replies r where r.id in (
        select own.id from public.email_replies own where lower(own.to_email) = any (owned.addresses)
        order by own.created_at, own.id offset begins_at limit length
      )
    ),
    'chats', (
      select jsonb_agg(
        jsonb_build_object(
          'started_at', s.started_at, 'page_url', s.page_url, 'contact', s.contact, 'rating', s.rating,
          'remembered', s.state,
          'messages', (
            select jsonb_agg(jsonb_build_object('at', m.created_at, 'by', m.role, 'text', m.content) order by m.id)
            from public.chat_messages m where m.chat_id = s.id
          )
        ) || case when is_admin then jsonb_build_object('note_of_staff', s.note) else '{}' end
        order by s.started_at
      )
      from public.chat_sessions s where s.id in (
        select own.id from public.chat_sessions own where own.id in (select unnest(owned.chat_ids))
        order by own.started_at, own.id offset begins_at limit length
      )
    ),
    'consents', (
      select jsonb_agg(
        jsonb_build_object('given_at', c.given_at, 'text_version', c.text_version, 'page_url', c.page_url)
        order by c.given_at
      )
      from (
        select of_email.* from public.consents of_email where of_email.email_id in (select unnest(owned.email_ids))
        union select of_card.* from public.consents of_card where of_card.customer_id = any (owned.customer_ids)
        order by given_at, id offset begins_at limit length
      ) c
    ),
    'mails_sent', (
      select jsonb_agg(to_jsonb(mail))
      from (
        select o.created_at, o.sent_at, o.kind, o.to_email as "to", o.subject, o.text_body as text
        from public.outbox o where lower(o.to_email) = any (owned.addresses)
        order by o.created_at, o.id offset begins_at limit length
      ) mail
    )
  );
  known := known || jsonb_build_object('has_more', exists (
    select from unnest(array['requests', 'answers', 'chats', 'consents', 'mails_sent']) list
    where jsonb_array_length(nullif(known -> list, 'null')) = length
  ));

  perform private.audit(
    'person_exported', 'person', coalesce(owned.customer_ids[1], owned.account_id, gen_random_uuid())
  );
  perform private.note_security('data_exported', owned.account_id, '{"what": "person"}');
  return known;
end
$$;

-- Erasing -------------------------------------------------------------------------------------------------------

-- All our text columns. The logs hold no texts, and refuse changes.
create function private.wordy_columns()
returns table (relation regclass, name name, type text)
language sql stable set search_path = ''
as $$
  select c.oid::regclass, a.attname, format_type(a.atttypid, null)
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and c.relkind = 'r'
    and c.oid not in (
      'public.audit_log'::regclass, 'public.security_log'::regclass, 'private.email_search'::regclass
    )
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and format_type(a.atttypid, null) in ('text', 'text[]', 'jsonb')
$$;

-- «[…]» for each address, which may be part of a link and is not cut out of a longer one (o'brien@, r&d@).
create function private.without_addresses(written text, addresses text[])
returns text
language sql immutable set search_path = ''
return regexp_replace(
  written,
  -- In JSON a line's end is two characters, the second of them a letter.
  '((?<=\\[nrt])|(?<=(^|[?&"])[\w.%-]+=)|(?<=://\S*/)|(?<![\w.+-])(?<![a-z0-9][!#$%&''*/=?^`{|}~]+))'
    || (
      select '(' || string_agg(replace(regexp_replace(address, '([^[:alnum:]@])', '\\\1', 'g'), '@', '(@|%40)'), '|') || ')'
      from unnest(addresses) address
    )
    || '(?![\w-]|\.\w)',
  '[…]', 'gi'
);

-- The text as a pattern of LIKE that matches it anywhere.
create function private.containing(sought text)
returns text
language sql immutable set search_path = ''
return '%' || regexp_replace(sought, '([\\%_])', '\\\1', 'g') || '%';

-- Takes addresses out of what others wrote, from a place ({"table": ""}: the beginning) until the deadline. Answers
-- where to go on, or null at the end. Leaves own_ids, which are erased afterwards.
create function private.black_out(addresses text[], own_ids uuid[], place jsonb, deadline timestamptz)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  words record;
  after_id text := place ->> 'after';
  last_id text;
  -- A table's rows are read in the order of their ids, some at a time; one without ids is a small one.
  from_id text;
  to_id text;
  -- The first finds most that do not match for a third of the time: by it alone an «@» may be anything.
  likely constant text[] := array(select replace(private.containing(a), '@', '%') from unnest(addresses) a);
  exact constant text[] := array(select private.containing(a) from unnest(addresses) a);
begin
  for words in
    select w.relation::text as relation, k.type as id_type,
      string_agg(format('(%1$I::text ilike any ($1) and replace(lower(%1$I::text), ''%%40'', ''@'') like any ($2))', w.name), ' or ')
        as found,
      string_agg(
        format(
          '%1$I = case when %1$I::text ilike any ($1) then %2$s else %1$I end',
          w.name,
          case w.type
            when 'text' then format('private.without_addresses(%I, $3)', w.name)
            when 'jsonb' then format('private.without_addresses(%I::text, $3)::jsonb', w.name)
            else format('array(select private.without_addresses(word, $3) from unnest(%I) word)', w.name)
          end
        ),
        ', '
      ) as changes
    from private.wordy_columns() w
    left join (
      select a.attrelid, format_type(a.atttypid, null) as type from pg_catalog.pg_attribute a where a.attname = 'id'
    ) k on k.attrelid = w.relation
    where w.relation::text > place ->> 'table'
      or (w.relation::text = place ->> 'table' and place ->> 'after' is not null)
    group by w.relation, k.type
    order by w.relation::text
  loop
    loop
      last_id := null;
      from_id := case when after_id is null then 'true' else format('id > %L::%s', after_id, words.id_type) end;
      if words.id_type is not null then
        execute format('select id from %s where %s order by id offset 1999 limit 1', words.relation, from_id)
        into last_id;
      end if;
      to_id := case when last_id is null then 'true' else format('id <= %L::%s', last_id, words.id_type) end;
      execute format(
        'update %s set %s where (%s) and %s and %s and %s',
        words.relation, words.changes, words.found, from_id, to_id,
        case words.id_type when 'uuid' then 'id <> all ($4)' else 'true' end
      ) using likely, exact, addresses, own_ids;
      after_id := last_id;
      if clock_timestamp() > deadline then
        return jsonb_build_object('table', words.relation, 'after', after_id);
      end if;
      exit when last_id is null;
    end loop;
  end loop;
  return null;
end
$$;

-- By table: only a reader can tell which of them are meant. A mail's HTML says what its text says. For admins.
create function public.mentions_of_person(names text[], phones text[])
returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '2min'
as $$
declare
  place record;
  found_rows bigint;
  patterns text[];
  numbers text[];
  mentions jsonb := '{}'::jsonb;
begin
  perform private.require_recent_admin();
  -- One word is the name of many.
  patterns := array(
    select private.containing(btrim(name)) from unnest(names) name
    where btrim(name) ~ '\S\s+\S' and char_length(btrim(name)) >= 6
  );
  -- However the digits are parted.
  numbers := array(
    select regexp_replace(phone, '(\d)(?=\d)', '\1\\D{0,3}', 'g') from unnest(phones) phone where phone ~ '^\d{9,}$'
  );
  for place in
    select words.relation, string_agg(format('%1$I::text ilike any ($1) or %1$I::text ~ any ($2)', words.name), ' or ')
      as named
    from private.wordy_columns() words
    where words.name not in ('html_content', 'html_body')
    group by words.relation
  loop
    execute format('select count(*) from %s where %s', place.relation, place.named)
    into found_rows using patterns, numbers;
    if found_rows > 0 then
      mentions := mentions || jsonb_build_object(place.relation::text, found_rows);
    end if;
  end loop;
  return mentions;
end
$$;

-- With the threads they began; answers whether all are gone. Those of chats go with the chats: they lead to more.
create function private.erase_emails(ids uuid[], deadline timestamptz)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  -- A thread's first comes last, since the rest of it goes with it.
  doomed constant uuid[] := array(
    select e.id from public.emails e
    where e.id in (
        select unnest(ids)
        union select answer.id from public.emails answer where answer.thread_id in (select unnest(ids))
      )
      and not exists (select from public.chat_sessions s where s.email_id = e.id)
      and not exists (select from public.chat_sessions s where s.summary_id = e.id)
    order by e.thread_id = e.id
  );
  touched_threads constant uuid[] := array(
    select distinct e.thread_id from public.emails e
    where e.id in (select unnest(ids)) and not exists (select from unnest(ids) own (id) where own.id = e.thread_id)
  );
  length constant integer := 1000;
  erased integer := 0;
begin
  while erased < cardinality(doomed) loop
    delete from public.emails e where e.id = any (doomed[erased + 1 : erased + length]);
    erased := erased + length;
    exit when clock_timestamp() > deadline;
  end loop;

  -- The remains of others' threads.
  update public.emails first
  set answers = (
      select count(*) from public.emails e where e.thread_id = first.id and e.id <> first.id
    ),
    answer_preview = (
      select e.preview from public.emails e
      where e.thread_id = first.id and e.id <> first.id order by e.created_at desc limit 1
    ),
    waiting_since = case when first.processed then first.waiting_since else private.waiting_since(first) end
  where first.id = any (touched_threads);
  return erased >= cardinality(doomed);
end
$$;

-- The threads that they began go whole. One call does what it can in some seconds; until `next` is null, the next call
-- is given it. An erasure that broke off is begun again. For admins, and for the address's owner.
create function public.erase_person(address text, place jsonb default null)
returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '2min'
as $$
declare
  deadline constant timestamptz := clock_timestamp() + private.call_time();
  is_admin constant boolean := private.has_role('admin');
  owned record;
  pseudonym constant uuid := gen_random_uuid();
  erased jsonb;
  next_place jsonb;
begin
  address := lower(btrim(address));
  place := nullif(place, 'null');
  perform private.require_access_to_person(address);
  -- Nobody is handed a card that is about to vanish.
  perform pg_advisory_xact_lock(hashtextextended('customers', 0));
  owned := private.traces_of(address, is_admin);
  perform private.require(not private.works_here(owned.addresses), 'Whoever works here cannot be erased');
  erased := to_jsonb(private.count_traces(owned.chat_ids, owned.email_ids))
    || jsonb_build_object('had_account', owned.account_id is not null);

  -- First what leads to nothing else of theirs: a second attempt finds the rest by card, chats and account.
  if place is null then
    -- The log keeps that tags were changed, and by whom. What they said may name a person.
    update public.audit_log l set details = l.details - 'from' - 'to'
    where l.id in (
      select t.id from public.audit_log t
      where t.action = 'tags_changed' and t.entity_id in (select unnest(owned.email_ids))
      union select t.id from public.audit_log t
      where t.action = 'tags_changed' and strpos(lower(t.details::text), erase_person.address) > 0
    );
  end if;
  if place is null or not place ? 'table' then
    if private.erase_emails(owned.email_ids, deadline) then
      delete from public.newsletter_subscriptions s where s.email = any (owned.addresses);
      delete from public.email_replies r where lower(r.to_email) = any (owned.addresses);
      delete from public.outbox o where lower(o.to_email) = any (owned.addresses);
      delete from public.invitations i where i.email = any (owned.addresses);
      -- Off a card that holds others' addresses, too, goes this one alone.
      update public.customers c
      set email = case when c.email = erase_person.address then c.other_emails[1] else c.email end,
        other_emails = case
          when c.email = erase_person.address then c.other_emails[2:]
          else array_remove(c.other_emails, erase_person.address)
        end
      where (c.email = erase_person.address or c.other_emails @> array[erase_person.address])
        and c.id <> all (owned.customer_ids);
      place := '{"table": ""}';
    else
      next_place := '{}';
    end if;
  end if;

  if next_place is null then
    next_place := private.black_out(
      owned.addresses,
      owned.customer_ids || owned.chat_ids
        || array(select p.id from public.profiles p where p.user_id = owned.account_id),
      place,
      deadline
    );
  end if;

  if next_place is null then
    delete from public.chat_sessions s where s.id in (select unnest(owned.chat_ids));
    delete from public.emails e where e.id in (select unnest(owned.email_ids));
    delete from public.customers c where c.id = any (owned.customer_ids);
    perform private.erase_accounts(owned.addresses);
  end if;

  perform private.audit(
    'person_erased', 'person', pseudonym, jsonb_build_object('number', private.lead_number(pseudonym))
  );
  perform private.note_security('data_erased', owned.account_id, '{"what": "person"}');
  return erased || jsonb_build_object('next', next_place);
end
$$;

create function private.erase_accounts(addresses text[])
returns void
language plpgsql set search_path = ''
as $$
declare
  gone_ids uuid[];
begin
  delete from private.rate_limits l using auth.users u
  where lower(u.email) = any (addresses) and l.client_hash = u.id::text;
  with gone as (
    delete from auth.users u where lower(u.email) = any (addresses) returning u.id
  )
  select array_agg(gone.id) into gone_ids from gone;
  -- Supabase Lite has no such log.
  if to_regclass('auth.audit_log_entries') is not null
    and has_table_privilege('auth.audit_log_entries', 'delete')
  then
    execute 'delete from auth.audit_log_entries l
      where exists (select from unnest($1) a where strpos(lower(l.payload::text), a) > 0)
        or (l.payload ->> ''actor_id'') = any ($2::text[])'
    using addresses, coalesce(gone_ids, '{}');
  end if;
end
$$;

-- What `npm run doctor` asks of a deployment that cannot be seen from outside.
create function public.health()
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Null where the platform has no second factors.
  admins_with_factor bigint;
begin
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

-- All grants. Projects from before 2026 give everybody rights on new objects: all are revoked, and no later object gets any.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

revoke all on schema private from public, anon, authenticated, service_role;
revoke all on all tables in schema public, private from public, anon, authenticated, service_role;
revoke all on all sequences in schema public, private from public, anon, authenticated, service_role;
revoke all on all functions in schema public, private from public, anon, authenticated, service_role;

-- Exposed tables also require a live session, and its second factor if any, whatever a later policy permits.
do $$
declare
  guarded record;
begin
  for guarded in
    select c.oid::regclass as name, c.relnamespace = 'public'::regnamespace as is_exposed,
      c.oid in ('public.profiles'::regclass, 'public.user_roles'::regclass) as tells_whom_to_ask
    from pg_catalog.pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
  loop
    execute format('alter table %s enable row level security', guarded.name);
    if guarded.is_exposed then
      execute format(
        'create policy "A session that lives, with its second factor" on %s as restrictive for all to authenticated
          using (%s (select private.is_assured()))',
        guarded.name,
        case when guarded.tells_whom_to_ask
          then 'user_id = (select auth.uid()) and (select private.has_live_session()) or'
        end
      );
    end if;
  end loop;
end
$$;

-- Rights ------------------------------------------------------------------------------------------------

grant usage on schema private to authenticated, service_role;

grant select on
  public.notifications, public.outbox, public.profiles, public.saved_filters, public.user_roles
to authenticated;
grant insert (user_id, email, full_name), update (full_name) on public.profiles to authenticated;
grant insert (user_id, role), delete on public.user_roles to authenticated;
grant update (status, assigned_to_user_id, is_suspicious, spam_at, snoozed_until, tags, change_id)
  on public.emails to authenticated;
grant insert (id, email_id, body), delete on public.email_notes to authenticated;
grant insert (id, title, body), update (title, body), delete on public.reply_templates to authenticated;
grant insert (id, title, query), delete on public.saved_filters to authenticated;

grant select, insert on public.audit_log to service_role;
grant select on public.security_log to service_role;
grant select, insert, update, delete on
  private.discarded_files, private.llm_spending, private.rate_limits, public.attachments,
  public.chat_messages, public.chat_sessions, public.consents, public.csp_violations,
  public.customers, public.email_notes, public.email_replies, public.emails, public.invitations, public.newsletter_issues,
  public.newsletter_subscriptions, public.notifications, public.outbox, public.profiles, public.quiz_runs,
  public.reply_templates, public.retention_runs, public.saved_filters, public.user_presence,
  public.user_roles
to service_role;

-- No function here is overloaded, so none needs its arguments.
grant execute on function
  private.colleague_ids, private.company_day, private.company_time_zone, private.has_live_session,
  private.has_role, private.is_assured, private.is_own_file, private.is_staff, private.period_start,
  private.require, private.require_admin, private.working_hours, private.working_periods, private.working_time_between,
  public.accept_invitation, public.add_lead, public.answer_my_thread, public.chats_page, public.colleagues,
  public.delete_account, public.describe_person, public.email_tags, public.end_my_session,
  public.end_sessions, public.erase_person, public.export_person, public.export_subscribers,
  public.finish_chat, public.hand_back_chat, public.inbox_counts, public.inbox_page, public.invite_person,
  public.is_recent, public.join_thread, public.make_recovery_codes, public.mark_chat_read,
  public.mentions_of_person, public.merge_customers, public.my_newsletter, public.my_requests,
  public.my_sessions, public.my_thread, public.newsletter_counts, public.newsletter_figures,
  public.note_chat, public.notification_switches, public.overview_counts, public.overview_leads,
  public.overview_quiz, public.overview_ratings, public.overview_replies, public.read_notifications,
  public.recall_reply, public.remove_subscriber, public.reply_to_email, public.reserve_reply_upload,
  public.retry_mail, public.save_newsletter_issue, public.say_in_chat, public.set_blocked,
  public.set_my_newsletter, public.set_staff_need_factor, public.set_user_role, public.staff_need_factor,
  public.steer_newsletter_issue, public.switch_notification, public.take_over_chat,
  public.test_newsletter_issue, public.touch_last_seen, public.undo_change, public.update_customer,
  public.withdraw_invitation
to authenticated;

grant execute on function
  private.announce_in_digest, private.announce_lead, private.are_related, private.belongs_to_thread,
  private.claim_letters, private.correct_lead, private.enter_subscriber, private.finish_issue, private.first_name,
  private.give_uploads, private.is_over_ceiling, private.is_same_mail, private.is_secret_session,
  private.is_staff_present, private.lease_mails, private.lock_chat, private.lock_uploads,
  private.missing_uploads, private.note_letter, private.own_id, private.require, private.save_customer,
  private.tally_hit, private.thread_of, private.trust_lead, public.call_person, public.chat_updates,
  public.claim_outbox, public.confirm_newsletter, public.count_hit, public.discarded_files,
  public.end_chat, public.forget_files, public.health, public.idle_chats, public.make_invitation_key,
  public.note_bounce, public.note_denial, public.note_mail_event, public.receive_email,
  public.release_chat_message, public.remind_staff, public.report_csp_violations,
  public.report_quiz_progress, public.reserve_llm_budget, public.reserve_upload,
  public.settle_llm_budget, public.settle_outbox, public.store_chat_answer, public.submit_lead,
  public.subscribe_newsletter, public.take_chat_message, public.take_recovery_code,
  public.unsubscribe_newsletter
to service_role;

-- Auth runs it by itself; Supabase Lite has no such role.
do $$
begin
  if to_regrole('supabase_auth_admin') is not null then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.note_attempt to supabase_auth_admin;
  end if;
end
$$;

-- Rows --------------------------------------------------------------------------------------------------

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
    or ((select private.has_role('admin')) and (select public.is_recent()))
  );

-- No update policy: a role changes through set_user_role, or by delete and insert.
create policy "Admins delete roles"
  on public.user_roles for delete to authenticated
  using ((select private.has_role('admin')) and (select public.is_recent()));

create policy "Staff update emails"
  on public.emails for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create policy "Staff write notes, not backdated"
  on public.email_notes for insert to authenticated
  with check (author_id = (select auth.uid()) and created_at = now() and (select private.is_staff()));

create policy "Staff delete their own notes"
  on public.email_notes for delete to authenticated
  using (author_id = (select auth.uid()) and (select private.is_staff()));

create policy "Staff keep their own filters"
  on public.saved_filters for all to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()));

create policy "Admins write templates"
  on public.reply_templates for insert to authenticated
  with check ((select private.has_role('admin')));

create policy "Admins change templates"
  on public.reply_templates for update to authenticated
  using ((select private.has_role('admin')))
  with check ((select private.has_role('admin')));

create policy "Admins delete templates"
  on public.reply_templates for delete to authenticated
  using ((select private.has_role('admin')));

create policy "Staff read what they were told"
  on public.notifications for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()));

create policy "Staff read the outbox, admins also newsletters and account mails"
  on public.outbox for select to authenticated
  using (
    case when kind like 'newsletter\_%' or kind like 'account\_%'
      then (select private.has_role('admin'))
      else (select private.is_staff())
    end
  );

do $$
declare
  rule record;
begin
  for rule in
    select r.name, r.test, unnest(r.tables) as readable
    from (
      values
        ('Staff read', 'private.is_staff()', array[
          'public.attachments', 'public.chat_messages', 'public.chat_sessions', 'public.consents', 'public.customers',
          'public.email_notes', 'public.email_replies', 'public.emails', 'public.reply_templates'
        ]::regclass[]),
        ('Admins read', 'private.has_role(''admin'')', array[
          'public.audit_log', 'public.csp_violations', 'public.invitations', 'public.newsletter_issues',
          'public.newsletter_subscriptions', 'public.quiz_runs', 'public.retention_runs', 'public.security_log',
          'public.user_presence'
        ]::regclass[])
    ) r (name, test, tables)
  loop
    execute format('grant select on %s to authenticated', rule.readable);
    execute format(
      'create policy %I on %s for select to authenticated using ((select %s))', rule.name, rule.readable, rule.test
    );
  end loop;
end
$$;

-- The bytes of the attachments. Only the functions write them, bypassing these policies.
create policy "Staff read attachments, customers those of their own threads"
  on storage.objects for select to authenticated
  using (bucket_id = 'attachments' and ((select private.is_staff()) or private.is_own_file(name)));

-- Realtime, where the platform has it, applies the policies for each listener. Elsewhere they poll every few seconds.
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime
      add table public.emails, public.email_notes, public.email_replies, public.chat_sessions,
        public.chat_messages, public.notifications;
  end if;
end
$$;
