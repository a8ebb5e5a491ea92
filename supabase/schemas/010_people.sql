-- People: a profile, a role and a time last seen for every account of auth.users.

-- The API exposes only `public`, whose `security definer` functions check their caller. Grants: access.sql.
create schema if not exists private;

-- What a search compares, of a text in lower case: letters that look the same are one letter (a Latin C in a Cyrillic word),
-- and those that people type for each other (о for ө, u for ü); apostrophes are left out. The browser does the same
-- (features/admin/lib/search-patterns.ts), compared by a test.
create function private.same_letters(written text)
returns text
language sql immutable parallel safe set search_path = ''
return translate(
  written,
  'аәàáâãäåāăąвсçćčďđеёèéêëēęěğнңһіìíîïīıкқłľмñńňоөòóôõöøōőрřŕѕśšşтţťùúûüūůűхуүұýÿžźżјғ''’ʼ`',
  'aaaaaaaaaaabccccddeeeeeeeeeghhhiiiiiiikkllmnnnooooooooooprrsssstttuuuuuuuxyyyyyzzzjг'
);

create type public.app_role as enum ('admin', 'staff', 'user');

create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  email text not null,
  full_name text check (char_length(full_name) <= 120),
  created_at timestamptz not null default now(),
  -- The account's own `banned_until`, which the API does not show.
  blocked_until timestamptz,
  -- Name and address (private.same_letters): a plain column, so that PostgREST can filter by it.
  search_text text not null
    generated always as (private.same_letters(lower(coalesce(full_name, '') || ' ' || email))) stored
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

-- Which staff are writing an answer, in which thread or chat: that, and no word of it. A person writes one at a time.
create table public.writers (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  subject_id uuid not null,
  -- Told again while they type. Rows of the past are seen by nobody, and go with the next that is told.
  until timestamptz not null
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
      hint = 'Sign in again, or verify a second factor';
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
  values (new.id, coalesce(new.email, ''), new.raw_user_meta_data ->> 'full_name')
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
      when new_name is distinct from old.raw_user_meta_data ->> 'full_name' then new_name
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

-- What people write straight into the database, as contracts/text.ts cleans what goes through a function. It leaves
-- more: joiners, selectors and a flag's tags, which need their neighbours' scripts to be judged.
create function private.clean_text(written text)
returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  mark constant text :=
    '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]';
  cleaned text := regexp_replace(written, '\r\n?|[\u0085\u2028\u2029]', E'\n', 'g');
begin
  cleaned := regexp_replace(cleaned, '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]', ' ', 'g');
  cleaned := translate(cleaned, U&'\2010\2011', '--');
  cleaned := regexp_replace(
    cleaned,
    '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f'
      '\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffc]',
    '', 'g'
  );
  -- Flags are the only emoji that need tag characters.
  cleaned := regexp_replace(cleaned, '(?<![\U0001F3F4\U000E0000-\U000E0FFF])[\U000E0000-\U000E0FFF]+', '', 'g');
  -- Composing takes time with the square of the marks on one letter.
  return normalize(regexp_replace(cleaned, format('(%1$s{8})%1$s+', mark), '\1', 'g'), nfc);
end
$$;

-- The texts of an object, single or in lists. By value: in a JSON text a mark would join the letter of an escape.
create function private.clean_fields(fields jsonb)
returns jsonb
language sql immutable strict parallel safe set search_path = ''
as $$
  select coalesce(
    jsonb_object_agg(
      field.key,
      case jsonb_typeof(field.value)
        when 'string' then to_jsonb(private.clean_text(field.value #>> '{}'))
        when 'array' then (
          select coalesce(
            jsonb_agg(
              case jsonb_typeof(item) when 'string' then to_jsonb(private.clean_text(item #>> '{}')) else item end
            ),
            '[]'
          )
          from jsonb_array_elements(field.value) item
        )
        else field.value
      end
    ),
    '{}'
  )
  from jsonb_each(fields) field
$$;

-- Cleans the columns that the trigger names.
create function private.clean_columns()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  return jsonb_populate_record(
    new, private.clean_fields((select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(new)) where key = any (tg_argv)))
  );
end
$$;

-- A name as one line that reads in one direction: it stands in others' lists, mails and chats.
create function private.plain_name(written text)
returns text
language sql immutable set search_path = ''
return nullif(left(btrim(regexp_replace(private.clean_text(written), '(?<!\s)\s+', ' ', 'g')), 120), '');

create function private.write_plain_name()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.full_name := private.plain_name(new.full_name);
  return new;
end
$$;

create trigger profiles_write_plain_name
  before insert or update of full_name on public.profiles
  for each row execute function private.write_plain_name();

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
      using message = format('Only these columns of %I may be changed: %s', tg_table_name, array_to_string(tg_argv, ', '));
  end if;
  return new;
end
$$;

create trigger profiles_keep_other_columns
  before update on public.profiles
  for each row execute function private.keep_other_columns('full_name', 'search_text');

-- Writes at most once in five minutes.
create function public.touch_last_seen()
returns void
language sql security definer set search_path = ''
as $$
  insert into public.user_presence as seen (user_id)
  select p.user_id from public.profiles p where p.user_id = (select auth.uid())
  on conflict (user_id) do update set last_seen_at = now()
  where seen.last_seen_at < now() - interval '5 minutes'
$$;

-- The caller is writing in a thread or chat; null: no longer.
create function public.tell_writing(subject_id uuid default null)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_staff('answer');
  delete from public.writers w
  where w.user_id in (
    select past.user_id from public.writers past
    where past.until < now() or past.user_id = auth.uid() and tell_writing.subject_id is null
    for update skip locked
  );
  insert into public.writers as w (user_id, subject_id, until)
  select auth.uid(), tell_writing.subject_id, now() + interval '20 seconds' where tell_writing.subject_id is not null
  on conflict (user_id) do update set subject_id = excluded.subject_id, until = excluded.until;
end
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
