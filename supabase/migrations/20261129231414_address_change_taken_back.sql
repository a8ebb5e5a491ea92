set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.cancel_my_address_change()
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- The platform's Auth knows no null here; Supabase Lite finds an empty link.
  no_text constant text := case when to_regclass('auth.one_time_tokens') is not null then '' end;
begin
  if not private.is_assured() then
    return false;
  end if;
  if no_text is not null then
    delete from auth.one_time_tokens t
    where t.user_id = auth.uid() and t.token_type in ('email_change_token_new', 'email_change_token_current');
  end if;
  update auth.users u
  set raw_user_meta_data = u.raw_user_meta_data - 'pending_email',
    email_change = no_text,
    email_change_token_new = no_text,
    email_change_token_current = no_text,
    email_change_confirm_status = 0
  where u.id = auth.uid()
    and (u.email_change <> '' or u.raw_user_meta_data ? 'pending_email');
  return found;
end
$function$;

REVOKE ALL ON FUNCTION "public"."cancel_my_address_change"() FROM PUBLIC, "anon", "service_role";

GRANT EXECUTE ON FUNCTION "public"."cancel_my_address_change"() TO "authenticated";
