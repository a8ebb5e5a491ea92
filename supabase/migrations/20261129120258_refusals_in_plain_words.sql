set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.check_staff_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not row_security_active('public.emails') then
    return new;
  end if;
  if old.thread_id <> old.id then
    raise invalid_parameter_value using message = 'Only the first email of a thread can be changed';
  end if;
  if new.snoozed_until is distinct from old.snoozed_until
    and new.snoozed_until not between now() and now() + interval '1 year'
  then
    raise invalid_parameter_value using message = 'An email can be snoozed for a year at most';
  end if;
  -- Retention counts from it: staff cannot backdate it.
  if new.spam_at is not null then
    new.spam_at := coalesce(old.spam_at, now());
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_other_columns()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if row_security_active(tg_relid) and to_jsonb(new) - tg_argv is distinct from to_jsonb(old) - tg_argv then
    raise insufficient_privilege
      using message = format('Only these columns of %I may be changed: %s', tg_table_name, array_to_string(tg_argv, ', '));
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_access_to_person (
  address text
)
  RETURNS void
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.require(address ~ '^[^\s@]+@[^\s@]+$', 'This is not an address');
  select private.require(
    private.has_role('admin') or private.own_address() = address,
    'Only an admin or the owner of the address may do this', 'insufficient_privilege'
  );
  select private.require_recent();
$function$;

CREATE OR REPLACE FUNCTION private.require_act_on_person (
  target_user_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.require_recent()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not public.is_recent() then
    raise insufficient_privilege using
      message = 'Prove again who you are',
      hint = 'Sign in again, or verify a second factor';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.accept_invitation (
  key text
)
  RETURNS public.app_role
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.switch_notification (
  kind    public.notification_kind,
  channel public.notification_channel,
  is_on   boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require(
    channel <> 'telegram' and private.is_staff() or private.has_role('admin'),
    'Only admins may choose for the team', 'insufficient_privilege'
  );
  insert into private.notification_choices (user_id, kind, channel, is_on)
  values (case when channel <> 'telegram' then auth.uid() end, kind, channel, is_on)
  on conflict on constraint notification_choices_once do update set is_on = excluded.is_on;
  if channel = 'telegram' then
    perform private.note_security('setting_changed', null, jsonb_build_object('what', 'telegram', 'to', is_on));
  end if;
end
$function$;
