-- Sign-ins, refusals, changes of accounts, and exports, apart from the work in the audit log. Immutable.

create type public.security_event as enum (
  'signed_in', 'sign_in_failed', 'code_failed', 'access_denied',
  'password_changed', 'address_changed', 'factor_added', 'factor_removed',
  'recovery_codes_made', 'recovery_code_used',
  'account_blocked', 'account_unblocked', 'sessions_ended', 'account_deleted',
  'invited', 'invitation_accepted',
  'data_exported', 'data_erased', 'setting_changed',
  'failures_burst', 'retention_failed', 'delivery_blocked'
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

-- Records an event. For functions that run as their owner. The actor is the caller, if signed in. Null: there are more
-- of this kind about this account, within an hour, than tell anything new.
create function private.note_security(
  event public.security_event, user_id uuid, details jsonb default '{}'
)
returns bigint
language plpgsql set search_path = ''
as $$
declare
  line_id bigint;
begin
  if private.may_get('log', event || ' ' || coalesce((user_id, auth.uid())::text, '')) then
    insert into public.security_log (event, user_id, actor_id, details)
    values (note_security.event, note_security.user_id, auth.uid(), note_security.details)
    returning id into line_id;
  end if;
  return line_id;
end
$$;

-- Queues the mails about an event: to the owner of the account, or to every admin.
create function private.mail_of_event()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.outbox (kind, event_id, to_email)
  with readers as materialized (
    select p.email
    from public.profiles p left join public.user_roles ur on ur.user_id = p.user_id
    where p.email <> '' and case
      when new.event in ('failures_burst', 'retention_failed', 'delivery_blocked') then ur.role = 'admin'
      else p.user_id = new.user_id
    end
    order by p.email
  )
  select 'account_notice', new.id, r.email from readers r
  where private.may_get('account_notice', new.event || ' ' || r.email);
  return null;
end
$$;

create trigger security_log_mail
  after insert on public.security_log
  for each row when (new.event in (
    'password_changed', 'factor_added', 'factor_removed', 'recovery_codes_made', 'recovery_code_used',
    'failures_burst', 'retention_failed', 'delivery_blocked'
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
  -- None before, or after, is part of a confirmation, whose reader chooses one at once: later it is an open session that
  -- gives itself a password.
  if nullif(new.encrypted_password, '') is not null
    and new.encrypted_password is distinct from old.encrypted_password
    and (
      nullif(old.encrypted_password, '') is not null
      or coalesce(new.email_confirmed_at, new.created_at) <= now() - interval '15 minutes'
    )
  then
    perform private.note_security('password_changed', new.id);
  end if;
  if new.email is distinct from old.email and old.email is not null then
    -- Notify the old address: a thief of the account reads the new one.
    insert into public.outbox (kind, event_id, to_email)
    select 'account_notice', noted.id, old.email
    from (select private.note_security('address_changed', new.id) as id) noted
    where noted.id is not null and private.may_get('account_notice', 'address_changed ' || old.email);
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

-- Auth asks whether an attempt may go on, of a password or of a factor's code; a failed or refused one is recorded.
-- https://supabase.com/docs/guides/auth/auth-hooks/password-verification-hook, …/mfa-verification-hook
create function private.note_attempt(event jsonb)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  of_code constant boolean := event ? 'factor_id';
  kind constant public.security_event :=
    case when of_code then 'code_failed'::public.security_event else 'sign_in_failed'::public.security_event end;
  person constant uuid := (event ->> 'user_id')::uuid;
  failures bigint;
  last_failure timestamptz;
  is_refused boolean;
begin
  -- Simultaneous attempts on one account take turns: each sees the one before.
  perform pg_advisory_xact_lock(hashtextextended('attempt ' || person, 0));
  select count(*), max(l.at) into failures, last_failure
  from public.security_log l
  where l.user_id = person and l.event = kind and not l.details ? 'refused' and l.at > now() - interval '15 minutes';
  -- After ten wrong codes all are refused for a quarter of an hour. After five wrong passwords each pause is twice
  -- the last, a minute at most, so that nobody else can lock an owner out for long; a mail's link needs no password.
  is_refused := case
    when of_code then failures >= 10
    else failures >= 5 and now() < last_failure + least(power(2, failures - 5), 60) * interval '1 second'
  end;
  if is_refused or not (event ->> 'valid')::boolean then
    perform private.note_security(kind, person, case when is_refused then '{"refused": true}' else '{}' end::jsonb);
  end if;
  return case
    when is_refused then jsonb_build_object('decision', 'reject', 'message', 'Too many attempts')
    else '{"decision": "continue"}'::jsonb
  end;
end
$$;

create function public.note_denial(user_id uuid, what text)
returns void
language sql security definer set search_path = ''
as $$
  select private.note_security('access_denied', user_id, jsonb_build_object('what', left(what, 60)))
$$;

-- Reading -------------------------------------------------------------------------------------------------------

-- A page of the log, the newest first. words: each must be a part of the name or address of one of the people concerned, or
-- its event is one of those in its place in wanted, with commas. For admins.
create function public.security_page(
  words text[] default '{}',
  wanted text[] default '{}',
  events text[] default null,
  since timestamptz default null,
  before timestamptz default null,
  older_than bigint default null,
  page_size integer default 50
)
returns setof public.security_log
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  sought constant text[] := array(
    select private.same_letters(lower(word)) from unnest(words[:8]) with ordinality w (word, number)
    where word <> '' order by number
  );
  people uuid[];
  of_people bigint[];
begin
  perform private.require_admin('read the log');
  select array_agg(p.id), array_agg(w.number) into people, of_people
  from unnest(sought) with ordinality w (word, number), private.people_named(w.word) p (id);
  -- As in audit_page.
  return query execute format(
    $query$
      select l.*
      from public.security_log l
      where ($1 is null or l.event = any ($1))
        and ($2 is null or l.at >= $2)
        and ($3 is null or l.at < $3)
        and ($4 is null or l.id < $4)
        %s
      order by l.id desc
      limit $5
    $query$,
    (
      select string_agg(
        format(
          $condition$
            and (
              l.event::text = any (string_to_array($6[%1$s], ','))
              or coalesce(l.user_id in (select p.id from unnest($7, $8) p (id, number) where p.number = %1$s), false)
              or coalesce(l.actor_id in (select p.id from unnest($7, $8) p (id, number) where p.number = %1$s), false)
            )
          $condition$,
          number
        ),
        ''
      )
      from generate_subscripts(sought, 1) number
    )
  )
  using security_page.events::public.security_event[], since, security_page.before, older_than, least(greatest(page_size, 1), 500),
    wanted, people, of_people;
end
$$;
