-- Admins' actions on accounts besides roles, and the recovery codes for a lost second factor.

create function private.require_act_on_person(target_user_id uuid)
returns void
language sql security definer set search_path = ''
as $$
  select private.require_recent_admin();
  select private.require(
    target_user_id is distinct from auth.uid(), 'You cannot do this to your own account', 'insufficient_privilege'
  );
  select private.require(
    exists (select from public.profiles p where p.user_id = target_user_id), 'There is no such user'
  );
  -- If two admins block each other at the same moment, the second is blocked by then and refused.
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
    new_role <> 'user' and invited ~ '^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$',
    'An invitation needs an address and a staff role'
  );
  perform private.require(not private.works_here(array[invited]), 'This person is on the staff already');

  perform private.require(
    private.may_get('account_invitation', invited), 'That address was invited often enough for today'
  );

  delete from public.invitations i where i.email = invited and i.accepted_at is null;
  insert into public.invitations (email, role, invited_by)
  values (invited, new_role, auth.uid())
  returning id into invitation_id;
  insert into public.outbox (kind, invitation_id, to_email)
  values ('account_invitation', invitation_id, invited);
  perform private.audit(
    'person_invited', 'invitation', invitation_id, jsonb_build_object('role', new_role, 'to', invited)
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
    delete from public.invitations i where i.id = invitation_id and i.accepted_at is null returning i.id, i.email
  )
  select private.audit('invitation_withdrawn', 'invitation', w.id, jsonb_build_object('to', w.email)) from withdrawn w;
$$;

create function private.hash_key(key text)
returns text
language sql immutable set search_path = ''
return encode(sha256(convert_to(key, 'UTF8')), 'hex');

-- The key of a pending invitation's link, for the mail being sent: the wanted one, or a new one. Null: it is not pending.
create function public.make_invitation_key(invitation_id uuid, wanted text default null)
returns text
language sql security definer set search_path = ''
as $$
  update public.invitations i
  set token_hash = private.hash_key(made.key)
  from (
    -- 244 random bits.
    select coalesce(wanted, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')) as key
  ) made
  where i.id = invitation_id and i.accepted_at is null and i.expires_at > now()
  returning made.key
$$;

-- Gives the caller the role of the invitation with this key and their confirmed address. Null without an invitation.
create function public.accept_invitation(key text)
returns public.app_role
language plpgsql security definer set search_path = ''
as $$
declare
  accepted public.invitations;
begin
  perform private.require(private.is_assured(), 'Sign in to accept the invitation', 'insufficient_privilege');
  update public.invitations i
  set accepted_at = now(), token_hash = null
  from auth.users u
  where i.token_hash = private.hash_key(key)
    and i.accepted_at is null
    and i.expires_at > now()
    and u.id = auth.uid()
    -- Both the key and the mailbox are needed.
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
create function public.take_recovery_code(person uuid, code text, kept_session uuid default null)
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
  -- The laptop may have been lost with the telephone: sign out every other session.
  delete from auth.sessions s where s.user_id = person and s.id is distinct from kept_session;
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
  -- Links that were mailed before are the former owner's; the platform's Auth ends its own tokens, and knows no null here.
  new.recovery_token := case when to_regclass('auth.one_time_tokens') is not null then '' end;
  new.reauthentication_token := new.recovery_token;
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
