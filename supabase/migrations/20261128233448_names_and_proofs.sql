set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.create_person()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into public.profiles (user_id, email, full_name)
  values (new.id, coalesce(new.email, ''), new.raw_user_meta_data ->> 'full_name')
  on conflict (user_id) do nothing;

  insert into public.user_roles (user_id) values (new.id) on conflict (user_id) do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_account()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.note_account_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.plain_name (
  written text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN
  NULLIF("left"(btrim(regexp_replace(regexp_replace(written, '[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]'::text, ''::text, 'g'::text),
  '[\s\u0001-\u001f\u007f-\u009f\u2028\u2029]+'::text, ' '::text, 'g'::text)), 120), ''::text);

CREATE OR REPLACE FUNCTION private.write_plain_name()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  new.full_name := private.plain_name(new.full_name);
  return new;
end
$function$;

CREATE TRIGGER profiles_write_plain_name
  BEFORE INSERT OR UPDATE OF full_name ON public.profiles
  FOR EACH ROW
  EXECUTE FUNCTION private.write_plain_name();

REVOKE ALL ON FUNCTION "private"."plain_name"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."write_plain_name"() FROM PUBLIC;

update public.profiles
set full_name = private.plain_name(full_name)
where full_name is distinct from private.plain_name(full_name);
