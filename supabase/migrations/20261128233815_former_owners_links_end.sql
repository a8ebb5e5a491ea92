set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.begin_ownership()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;
