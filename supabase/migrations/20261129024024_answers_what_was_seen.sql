set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

-- Both are called as before: each takes arguments more.
DROP FUNCTION "public"."reply_to_email"(uuid, uuid, text, text, uuid[], integer, boolean, text, text[], timestamp WITH time zone);

DROP FUNCTION "public"."say_in_chat"(uuid, uuid, text);

ALTER TABLE "public"."email_replies"
  ADD COLUMN "answers_until" timestamp WITH time zone;

CREATE OR REPLACE FUNCTION private.waiting_since (
  first public.emails
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  answered_until timestamptz;
  replied_at timestamptz;
begin
  -- The mails of old replies are not kept. Without a reply it was processed before it was reopened.
  select
    greatest(coalesce(max(coalesce(r.answers_until, r.created_at)), first.first_reply_at), first.handled_at),
    greatest(coalesce(max(r.created_at), first.first_reply_at), first.handled_at)
  into answered_until, replied_at
  from public.email_replies r
  join public.emails e on e.id = r.email_id
  left join public.outbox o on o.id = r.id
  where e.thread_id = first.id and coalesce(o.status, 'sent') = 'sent';

  if first.created_at > answered_until is not false then
    return first.created_at;
  end if;
  return least(
    (
      select min(e.created_at) from public.emails e
      where e.thread_id = first.id and e.id <> first.id and not e.processed and e.created_at > answered_until
    ),
    (
      select min(r.created_at)
      from public.email_replies r
      join public.emails e on e.id = r.email_id
      join public.outbox o on o.id = r.id
      where e.thread_id = first.id and o.status in ('failed', 'bounced') and r.created_at > replied_at
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.reply_to_email (
  reply_id         uuid,
  email_id         uuid,
  subject          text,
  body             text,
  attachment_ids   uuid[]                   DEFAULT '{}'::uuid[],
  hold_seconds     integer                  DEFAULT 0,
  completes        boolean                  DEFAULT false,
  to_address       text                     DEFAULT NULL::text,
  cc               text[]                   DEFAULT '{}'::text[],
  seen_until       timestamp with time zone DEFAULT 'infinity'::timestamp WITH time zone,
  seen_mail_id     uuid                     DEFAULT NULL::uuid,
  despite_new_mail boolean                  DEFAULT false
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  email public.emails;
  first_id uuid;
  earlier_reply_id uuid;
  mail_references text[];
  recipient text;
  copies text[];
  files record;
  seen_mail_until timestamptz;
  has_new_mail boolean;
begin
  perform private.require_staff('reply');
  perform private.require(
    char_length(reply_to_email.subject) between 1 and 500 and reply_to_email.subject !~ '[[:cntrl:]]',
    'A subject is one line of 1 to 500 characters'
  );
  perform private.require(
    reply_to_email.body ~ '\S' and char_length(reply_to_email.body) <= 20000,
    'A reply has a text of at most 20000 characters'
  );

  -- The same reply sent twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended('reply ' || reply_to_email.reply_id::text, 0));
  if exists (select from public.email_replies r where r.id = reply_to_email.reply_id) then
    return 'duplicate';
  end if;

  -- Locked like the customer's answer that raises it, or the retention that deletes it.
  select f.id into first_id from public.emails f
  where f.id = (select e.thread_id from public.emails e where e.id = reply_to_email.email_id)
  for update;
  select * into email from public.emails e where e.id = reply_to_email.email_id for key share;
  if email.id is null or first_id is null then
    return 'unknown';
  end if;
  recipient := coalesce(
    reply_to_email.to_address,
    case when email.is_relayed or email.from_email is null then email.reply_to else email.from_email end
  );
  copies := array(
    select distinct lower(named.address) from unnest(reply_to_email.cc) named (address)
    where lower(named.address) <> lower(recipient)
    order by 1
  );
  if recipient is null then
    return 'no_address';
  elsif not (copies || lower(recipient)) <@ array(
    select lower(address) from unnest(array[email.from_email, email.reply_to] || email.also_to || email.cc) address
  ) then
    return 'unknown_recipient';
  end if;
  if exists (
    select from public.email_replies r join public.emails e on e.id = r.email_id
    where e.thread_id = first_id and r.author_id is distinct from auth.uid() and r.created_at > seen_until
  ) then
    return 'answered_meanwhile';
  end if;
  if seen_mail_id is not null then
    -- The seen one may have been erased meanwhile; the answered one was seen.
    select max(e.created_at) into seen_mail_until from public.emails e
    where e.thread_id = first_id and e.id in (seen_mail_id, email.id);
  end if;
  -- As in private.waiting_since.
  has_new_mail := exists (
    select from public.emails e
    where e.thread_id = first_id and e.id <> first_id and not e.processed and e.created_at > seen_mail_until
  );
  if has_new_mail and not despite_new_mail then
    return 'written_meanwhile';
  end if;

  select count(*) as number, sum(u.size) as bytes into files
  from private.lock_uploads(reply_to_email.attachment_ids, auth.uid()) u;
  if files.number < cardinality(reply_to_email.attachment_ids) then
    return 'unknown_attachment';
  elsif files.bytes > 15 * 1024 * 1024 then
    return 'attachments_too_large';
  end if;

  select r.id into earlier_reply_id from public.email_replies r
  where r.email_id = email.id
  order by r.created_at desc limit 1;

  -- The thread's own id leads them all: it comes back even where a provider replaces our Message-ID.
  mail_references := array[email.thread_id::text]
    || email.reference_ids[greatest(cardinality(email.reference_ids) - 17, 1):]
    || array_remove(array[email.message_id, earlier_reply_id::text], null);

  -- Also without a new mail: one may be on its way into the thread.
  insert into public.email_replies (id, email_id, author_id, to_email, cc, subject, body, answers_until)
  values (reply_id, email.id, auth.uid(), recipient, copies, subject, body, seen_mail_until);

  update public.attachments a
  set reply_id = reply_to_email.reply_id, position = named.rank
  from unnest(reply_to_email.attachment_ids) with ordinality as named (id, rank)
  where a.id = named.id;

  insert into public.outbox
    (id, reply_id, email_id, kind, to_email, cc, subject, text_body, in_reply_to, reference_ids, next_attempt_at)
  values (
    reply_id, reply_id, email.id, 'reply', recipient, copies, subject, body,
    coalesce(earlier_reply_id::text, email.message_id), mail_references,
    now() + make_interval(secs => least(greatest(hold_seconds, 0), 60))
  );

  update public.emails e
  set assigned_to_user_id = coalesce(e.assigned_to_user_id, auth.uid()),
    status = case
      when reply_to_email.completes and not has_new_mail then 'completed'
      when e.status = 'new' then 'in_progress'
      else e.status
    end,
    -- Recalling the reply undoes this as well.
    change_id = reply_to_email.reply_id
  where e.id = first_id;

  perform private.audit(
    'reply_sent', 'email', first_id, jsonb_build_object('reply_id', reply_to_email.reply_id)
  );
  return 'stored';
end
$function$;

REVOKE ALL
  ON FUNCTION "public"."reply_to_email"(uuid, uuid, text, text, uuid[], integer, boolean, text, text[], timestamp WITH time zone, uuid, boolean)
  FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.say_in_chat (
  chat_id    uuid,
  message_id uuid,
  content    text,
  seen_up_to bigint DEFAULT NULL::bigint
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  chat public.chat_sessions;
begin
  perform private.require_staff('speak in chats');
  content := private.clean_text(say_in_chat.content);
  perform private.require(say_in_chat.content ~ '\S', 'The message is empty');

  chat := private.lock_chat((select s.session_id from public.chat_sessions s where s.id = say_in_chat.chat_id));
  if chat.id is null then
    return 'unknown';
  elsif exists (
    select from public.chat_messages m
    where m.chat_id = chat.id and m.message_id = say_in_chat.message_id and m.role = 'staff'
  ) then
    return 'duplicate';
  elsif chat.ended_at is not null then
    return 'ended';
  elsif chat.handler_id is distinct from auth.uid() then
    return 'not_yours';
  end if;

  insert into public.chat_messages (chat_id, message_id, role, content, author_id)
  values (chat.id, message_id, 'staff', content, auth.uid());
  update public.chat_sessions s
  set last_message_at = now(),
    waiting_since = (
      select min(m.created_at) from public.chat_messages m
      where m.chat_id = chat.id and m.role = 'user' and m.id > seen_up_to
    )
  where s.id = chat.id;
  return 'stored';
end
$function$;

REVOKE ALL ON FUNCTION "public"."say_in_chat"(uuid, uuid, text, bigint) FROM PUBLIC, "anon", "service_role";

GRANT EXECUTE ON FUNCTION "public"."reply_to_email"(uuid, uuid, text, text, uuid[], integer, boolean, text, text[], timestamp WITH time zone, uuid, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."say_in_chat"(uuid, uuid, text, bigint) TO "authenticated";
