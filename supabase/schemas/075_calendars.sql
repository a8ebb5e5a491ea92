-- The key of a staff member's calendar: calendar programs cannot sign in, so its address is the secret. Anyone with it
-- learns when there are calls, and nothing of the clients.
create table private.calendars (
  user_id uuid primary key references auth.users (id) on delete cascade,
  key uuid not null unique default gen_random_uuid()
);

-- The caller's own key, made when it is first asked for. Renewed, the former one opens nothing.
create function public.my_calendar(renew boolean default false)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  own_key uuid;
begin
  perform private.require_staff('subscribe to calls');
  insert into private.calendars as c (user_id) values ((select auth.uid()))
  on conflict (user_id) do update set key = case when renew then excluded.key else c.key end
  returning c.key into own_key;
  return own_key;
end
$$;

-- The calls booked within sixty days that are the key's owner's, or that nobody has taken yet: [{"email_id",
-- "submission_id", "call_at", "booked_at"}]. Null for an unknown key, and for an owner who has left the staff.
create function public.calendar_calls(calendar_key uuid)
returns jsonb
language sql stable security definer set search_path = ''
as $$
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
$$;
