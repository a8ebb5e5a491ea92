set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

CREATE TABLE "private"."calendars" (
  "user_id" uuid NOT NULL,
  "key"     uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT "calendars_key_key" UNIQUE (key),
  CONSTRAINT "calendars_pkey" PRIMARY KEY (user_id)
);

ALTER TABLE "private"."calendars"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION public.calendar_calls (
  calendar_key uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select (
    select coalesce(jsonb_agg(jsonb_build_object(
      'email_id', e.id, 'submission_id', e.submission_id, 'call_at', e.lead ->> 'callAt', 'booked_at', e.created_at
    ) order by e.lead ->> 'callAt'), '[]')
    from public.emails e
    where e.source = 'chat' and e.created_at > now() - interval '60 days' and e.lead ->> 'callAt' is not null
      and (e.assigned_to_user_id is null or e.assigned_to_user_id = c.user_id)
      and not e.is_suspicious and e.spam_at is null
  )
  from private.calendars c
  where c.key = calendar_key and private.staff_member(c.user_id) is not null
$function$;

REVOKE ALL ON FUNCTION "public"."calendar_calls"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.my_calendar (
  renew boolean DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  own_key uuid;
begin
  perform private.require_staff('subscribe to calls');
  insert into private.calendars as c (user_id) values ((select auth.uid()))
  on conflict (user_id) do update set key = case when renew then excluded.key else c.key end
  returning c.key into own_key;
  return own_key;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_calendar"(boolean) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."calendars"
  ADD CONSTRAINT "calendars_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

GRANT EXECUTE ON FUNCTION "public"."calendar_calls"(uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."my_calendar"(boolean) TO "authenticated";
