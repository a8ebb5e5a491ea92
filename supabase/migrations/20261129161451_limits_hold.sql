set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

-- As an array: planned as a join, the limit would hold for each row that is compared.
CREATE OR REPLACE FUNCTION public.claim_unread_mails (
  max_rows integer
)
  RETURNS TABLE (
    provider_id text,
    message_id  text
  )
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update private.unread_mails u
  set attempts = u.attempts + 1,
    next_attempt_at = now() + least(interval '1 hour' * 2 ^ least(u.attempts, 5), interval '1 day')
  from public.emails e
  where e.id = u.email_id and u.email_id = any (array(
    select due.email_id from private.unread_mails due
    where due.next_attempt_at <= now() and due.attempts < 36
    order by due.next_attempt_at
    limit max_rows
    for update skip locked
  ))
  returning u.provider_id, e.message_id
$function$;

CREATE OR REPLACE FUNCTION public.discarded_files (
  max_rows integer
)
  RETURNS SETOF uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  delete from public.attachments
  where id in (
    select a.id from public.attachments a
    where a.email_id is null and a.reply_id is null and a.created_at <= now() - interval '1 day'
    for update skip locked
  );
  update private.discarded_files d set discarded_at = now()
  where d.id = any (array(
    select due.id from private.discarded_files due order by due.discarded_at limit max_rows for update skip locked
  ))
  returning d.id;
$function$;

CREATE OR REPLACE FUNCTION public.idle_chats (
  idle_seconds          integer,
  attended_idle_seconds integer,
  max_rows              integer
)
  RETURNS TABLE (
    session_id text,
    attempts   integer
  )
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  update public.chat_sessions s
  set closing_attempts = s.closing_attempts + 1, closing_tried_at = now()
  where s.id = any (array(
    select due.id from public.chat_sessions due
    where due.told_at is null
      and (
        due.ended_at is not null
        or due.last_message_at <= now() - make_interval(secs => case
          when num_nonnulls(due.handler_id, due.waiting_since) = 0 then idle_chats.idle_seconds
          else idle_chats.attended_idle_seconds
        end)
      )
      and (
        due.closing_attempts = 0
        or due.closing_tried_at <= now() - least(power(2, least(due.closing_attempts, 10) - 1), 60) * interval '1 minute'
      )
    order by due.closing_attempts, due.last_message_at
    limit idle_chats.max_rows
    for update skip locked
  ))
  returning s.session_id, s.closing_attempts
$function$;
