set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

DROP TRIGGER "outbox_word_digest" ON "public"."outbox";

DROP TRIGGER "security_log_mail" ON "public"."security_log";

ALTER TABLE "public"."outbox"
  DROP CONSTRAINT "outbox_subject_of_kind";

ALTER TABLE "public"."outbox"
  DROP CONSTRAINT "outbox_text_of_kind";

-- Both are called as before, and take an argument more.
DROP FUNCTION "public"."make_invitation_key"(uuid);

DROP FUNCTION "public"."note_mail_event"(text, text, text, text, boolean);

DROP FUNCTION "public"."settle_outbox"(uuid, integer, text, text, text, integer);

CREATE TABLE "private"."turns" (
  "service" text                     NOT NULL,
  "next_at" timestamp with time zone NOT NULL,
  CONSTRAINT "turns_pkey" PRIMARY KEY (service)
);

ALTER TABLE "private"."turns"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."unread_mails" (
  "email_id"        uuid                     NOT NULL,
  "provider_id"     text                     NOT NULL,
  "attempts"        integer                  NOT NULL DEFAULT 0,
  "next_attempt_at" timestamp with time zone NOT NULL DEFAULT (now() + '01:00:00'::interval),
  CONSTRAINT "unread_mails_pkey" PRIMARY KEY (email_id),
  CONSTRAINT "unread_mails_provider_id_check" CHECK ((char_length(provider_id) <= 100))
);

ALTER TABLE "private"."unread_mails"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."telegram"
  ADD COLUMN "chat_id" text;

ALTER TABLE "private"."telegram"
  ADD COLUMN "moved_to" text;

ALTER TABLE "public"."outbox"
  ADD COLUMN "uncounted_attempts" integer NOT NULL DEFAULT 0;

ALTER TABLE "public"."outbox"
  ADD COLUMN "lost_attempts" integer NOT NULL DEFAULT 0;

CREATE OR REPLACE FUNCTION private.await_mail (
  email_id    uuid,
  provider_id text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.unread_mails (email_id, provider_id) values (await_mail.email_id, await_mail.provider_id)
$function$;

CREATE OR REPLACE FUNCTION private.forget_digest()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.outbox o set subject = null, text_body = null, html_body = null
  where o.id = old.mail_id and o.kind = 'notification_digest' and o.subject is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_bounced_before (
  address text,
  mail_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM public.outbox o WHERE ((lower(o.to_email) = lower(has_bounced_before.address)) AND (o.id <> has_bounced_before.mail_id) AND (o.bounce_id IS
  NOT NULL) AND (o.last_error ~~ 'Undetermined%'::text))));

CREATE OR REPLACE FUNCTION private.is_mail_due()
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (
    select from public.outbox o
    where o.status in ('pending', 'sending')
      and o.kind <> 'newsletter_issue'
      and coalesce(o.leased_until, o.next_attempt_at) <= now()
  ) or exists (
    select from public.newsletter_issues i where i.status = 'sending' and i.next_send_at <= now()
  ) or exists (
    select from private.unread_mails u where u.next_attempt_at <= now() and u.attempts < 36
  ) or exists (
    select from private.discarded_files
  ) or exists (
    select from public.attachments a
    where a.email_id is null and a.reply_id is null and a.created_at <= now() - interval '1 day'
  )
$function$;

CREATE OR REPLACE FUNCTION private.lease_mails (
  ids           uuid[],
  lease_seconds integer
)
  RETURNS SETOF public.outbox
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  update public.outbox o
  set status = 'sending', attempts = o.attempts + 1, leased_until = now() + make_interval(secs => lease_seconds),
    lost_attempts = o.lost_attempts + (o.status = 'sending')::integer
  where o.id = any (ids)
  returning o.*
$function$;

CREATE OR REPLACE FUNCTION private.mail_of_event()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.replace_unread (
  email_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.unread_mails u where u.email_id = replace_unread.email_id;
  if not found then
    return null;
  end if;
  delete from public.emails e
  where e.id = replace_unread.email_id
    and e.status = 'new' and e.assigned_to_user_id is null and e.spam_at is null and e.tags = '{}'
    and not exists (select from public.email_notes n where n.email_id = e.id)
    and not exists (select from public.email_replies r where r.email_id = e.id)
    and not exists (select from public.emails other where other.thread_id = e.id and other.id <> e.id);
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_block (
  way        text,
  blocked_by text,
  reason     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  event_id bigint;
begin
  -- Only one of several simultaneous refusals tells the admins.
  perform pg_advisory_xact_lock(hashtextextended('delivery_blocked', 0));
  if exists (
    select from public.security_log l
    where l.event = 'delivery_blocked'
      and l.at > now() - interval '12 hours'
      and l.details ->> 'way' = tell_of_block.way
      and l.details ->> 'blocked_by' = tell_of_block.blocked_by
  ) then
    return;
  end if;
  event_id := private.note_security('delivery_blocked', null, jsonb_build_object(
    'way', way, 'blocked_by', blocked_by,
    -- The log holds no addresses.
    'reason', left(coalesce((
      select string_agg(case when strpos(w.word, '@') > 0 then '…' else w.word end, ' ' order by w.rank)
      from unnest(string_to_array(reason, ' ')) with ordinality w (word, rank)
    ), ''), 300)
  ));
  if event_id is not null and way <> 'telegram'
    and exists (select from private.telegram t where t.is_connected)
  then
    insert into public.outbox (kind, event_id) values ('notification_telegram', event_id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.claim_outbox (
  max_rows      integer,
  lease_seconds integer
)
  RETURNS SETOF public.outbox
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  -- Such a mail kills its worker before it can report a failure.
  most_lost constant integer := 20;
  claimed integer;
begin
  perform public.settle_outbox(o.id, o.attempts, 'failed', 'Each attempt ended without an outcome')
  from public.outbox o
  where o.status = 'sending' and o.leased_until <= now() and o.lost_attempts + 1 >= most_lost;

  return query
  select * from private.lease_mails(array(
    select o.id from public.outbox o
    where o.status in ('pending', 'sending')
      and o.kind <> 'newsletter_issue'
      and coalesce(o.leased_until, o.next_attempt_at) <= now()
      -- Spam triggers no mails; replies written by staff are sent.
      and (o.kind = 'reply' or not exists (
        select from public.emails e join public.emails first on first.id = e.thread_id
        where e.id = o.email_id and first.spam_at is not null
      ))
    order by o.attempts > 0, coalesce(o.leased_until, o.next_attempt_at)
    limit max_rows
    for update skip locked
  ), lease_seconds);
  get diagnostics claimed = row_count;

  return query
  select * from private.claim_letters(claim_outbox.max_rows - claimed, claim_outbox.lease_seconds);
end
$function$;

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
  where e.id = u.email_id and u.email_id in (
    select due.email_id from private.unread_mails due
    where due.next_attempt_at <= now() and due.attempts < 36
    order by due.next_attempt_at
    limit max_rows
    for update skip locked
  )
  returning u.provider_id, e.message_id
$function$;

REVOKE ALL ON FUNCTION "public"."claim_unread_mails"(integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.health()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- Null where the platform has no second factors.
  admins_with_factor bigint;
begin
  if to_regclass('auth.mfa_factors') is not null then
    select count(distinct r.user_id) into admins_with_factor
    from public.user_roles r
    join auth.mfa_factors f on f.user_id = r.user_id and f.status = 'verified'
    where r.role = 'admin';
  end if;
  return jsonb_build_object(
    'now', now(),
    'release', (
      select replace(substring(m.name from '^release_(.*)'), '_', '.')
      from supabase_migrations.schema_migrations m
      where m.name like 'release\_%'
      order by m.version desc limit 1
    ),
    -- Comments and white space do not count: dev/migrations/migrations.ts makes the same hash of a file.
    'migrations', (
      select jsonb_agg(
        jsonb_build_object('version', m.version, 'hash', encode(sha256(convert_to(
          regexp_replace(array_to_string(m.statements, E'\n'), '--[^\n]*|[ \t\r\n;]+', '', 'g'), 'UTF8'
        )), 'hex'))
        order by m.version
      )
      from supabase_migrations.schema_migrations m
    ),
    'admins', (select count(*) from public.user_roles r where r.role = 'admin'),
    'admins_with_factor', admins_with_factor,
    'last_sent_at', (select max(o.sent_at) from public.outbox o),
    'failed_mails', (
      select count(*) from public.outbox o
      where o.status = 'failed' and o.created_at > now() - interval '2 days'
    ),
    -- What a service holds back, and its own words.
    'waiting_mails', (
      select count(*) from public.outbox o
      where o.status = 'pending' and o.attempts > 0 and o.created_at < now() - interval '1 hour'
    ),
    'waiting_why', (
      select o.last_error from public.outbox o
      where o.status = 'pending' and o.attempts > 0 and o.created_at < now() - interval '1 hour'
      order by o.created_at desc limit 1
    ),
    -- The schedule of docs/deployment.md delivers them within a minute.
    'overdue_mails', (
      select count(*) from public.outbox o
      where o.status = 'pending' and o.next_attempt_at < now() - interval '5 minutes'
    ),
    'last_retention_at', (
      select max(r.started_at) from public.retention_runs r where r.error is null
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_mail_text (
  mail_id   uuid,
  attempt   integer,
  subject   text,
  text_body text,
  html_body text    DEFAULT ''::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  update public.outbox o
  set subject = keep_mail_text.subject, text_body = keep_mail_text.text_body,
    html_body = nullif(keep_mail_text.html_body, '')
  where o.id = keep_mail_text.mail_id and o.attempts = keep_mail_text.attempt and o.status = 'sending';
$function$;

REVOKE ALL ON FUNCTION "public"."keep_mail_text"(uuid, integer, text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.make_invitation_key (
  invitation_id uuid,
  wanted        text DEFAULT NULL::text
)
  RETURNS text
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update public.invitations i
  set token_hash = private.hash_key(made.key)
  from (
    -- 244 random bits.
    select coalesce(wanted, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')) as key
  ) made
  where i.id = invitation_id and i.accepted_at is null and i.expires_at > now()
  returning made.key
$function$;

REVOKE ALL ON FUNCTION "public"."make_invitation_key"(uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.move_telegram_chat (
  chat_id  text,
  moved_to text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.telegram as t (is_connected, chat_id, moved_to)
  values (true, move_telegram_chat.chat_id, move_telegram_chat.moved_to)
  on conflict (is_only_row) do update set chat_id = excluded.chat_id, moved_to = excluded.moved_to
$function$;

REVOKE ALL ON FUNCTION "public"."move_telegram_chat"(text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.note_block (
  way        text,
  blocked_by text,
  reason     text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.tell_of_block(way, blocked_by, reason)
$function$;

REVOKE ALL ON FUNCTION "public"."note_block"(text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.note_bounce (
  returned_ids text[],
  bounce_id    text,
  reason       text,
  is_lasting   boolean DEFAULT true,
  thread_ids   text[]  DEFAULT '{}'::text[],
  recipients   text[]  DEFAULT '{}'::text[],
  reporter     text    DEFAULT NULL::text,
  own_domains  text[]  DEFAULT '{}'::text[]
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  mail_id uuid;
  mail public.outbox;
begin
  select o.id into mail_id
  from unnest(returned_ids) with ordinality as named (message_id, rank)
  join public.outbox o on o.id = private.own_id(named.message_id) or o.provider_message_id = named.message_id
  order by named.rank
  limit 1;
  if mail_id is null then
    select o.id into mail_id
    from public.outbox o join public.emails e on e.id = o.email_id
    where e.thread_id = private.thread_of(thread_ids)
      and o.kind in ('reply', 'lead_confirmation')
      and o.status = 'sent'
      and lower(o.to_email) = any (recipients)
    order by o.sent_at desc
    limit 1;
  end if;

  select * into mail from public.outbox o where o.id = mail_id for update;
  if not found
    or reporter is not null and not exists (
      select from unnest(own_domains || split_part(lower(mail.to_email), '@', 2)) known (domain)
      where private.are_related(reporter, known.domain)
    )
    or recipients && mail.cc and lower(mail.to_email) <> all (recipients)
  then
    return 'unknown';
  elsif mail.status = 'sending' then
    return 'sending';
  elsif mail.status <> 'sent' or mail.bounce_id = note_bounce.bounce_id then
    return 'duplicate';
  end if;

  update public.outbox o
  set status = 'bounced', bounce_id = note_bounce.bounce_id, last_error = left(reason, 1000)
  where o.id = mail.id;
  if coalesce(is_lasting, private.has_bounced_before(mail.to_email, mail.id)) then
    update public.newsletter_subscriptions s
    set status = 'bounced', ended_at = now()
    where s.email = lower(mail.to_email) and s.ended_at is null;
  end if;
  return 'noted';
end
$function$;

CREATE OR REPLACE FUNCTION public.note_mail_event (
  message_id text,
  address    text,
  event      text,
  reason     text,
  is_lasting boolean DEFAULT NULL::boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.require(
    event in ('bounced', 'complained', 'failed', 'suppressed'), format('Unknown event %L', event)
  );
  if event <> 'complained' then
    perform public.note_bounce(array[message_id], message_id, reason, is_lasting);
  end if;
  if event = 'failed' and reason like '%quota%' then
    perform private.tell_of_block('mail', 'quota', reason);
  end if;
  if is_lasting then
    update public.newsletter_subscriptions s
    set status = case event when 'complained' then 'complained' else 'bounced' end::public.newsletter_status,
      ended_at = now()
    where s.email = lower(btrim(note_mail_event.address)) and s.ended_at is null;
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."note_mail_event"(text, text, text, text, boolean) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.receive_email (
  email jsonb
)
  RETURNS TABLE (
    outcome  text,
    email_id uuid
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  mail public.emails;
  new_message_id text;
  sender text;
  names text[];
  named_thread_id uuid;
  joins boolean;
  is_verified boolean;
  sender_id uuid;
  new_email_id uuid;
  is_known boolean;
  is_replaced boolean;
begin
  mail := jsonb_populate_record(null::public.emails, email);
  mail.authentication := coalesce(mail.authentication, 'none');
  mail.is_relayed := coalesce(mail.is_relayed, false);
  new_message_id := mail.message_id;
  sender := lower(btrim(mail.from_email));

  -- The same mail delivered twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended('mail ' || mail.message_id, 0));
  select e.id into new_email_id from public.emails e where e.message_id = mail.message_id;
  is_known := found;
  if is_known and email ? 'unread_id' then
    return query select 'duplicate', new_email_id;
    return;
  end if;
  if is_known then
    is_replaced := private.replace_unread(new_email_id);
    is_known := is_replaced is distinct from true;
  end if;
  if is_known and not private.is_same_mail(new_email_id, email) then
    if not is_replaced then
      -- Beside what staff have made of it meanwhile.
      mail.in_reply_to := coalesce(mail.in_reply_to, mail.message_id);
    end if;
    new_message_id := '<' || encode(sha256(convert_to((email - 'authentication')::text, 'UTF8')), 'hex') || '@repeated.invalid>';
    select e.id into new_email_id from public.emails e where e.message_id = new_message_id;
    is_known := found;
  end if;
  if is_known then
    return query select 'duplicate', new_email_id;
    return;
  end if;

  -- Its direct parent says more than earlier references, and of those the latest says most.
  names := coalesce(mail.reference_ids, '{}');
  named_thread_id := private.thread_of(
    array_remove(array[mail.in_reply_to], null)
    || array(select n.name from unnest(names) with ordinality as n (name, rank) order by n.rank desc)
  );
  -- Joining the thread to another and deleting it wait for this, or this for them.
  select e.thread_id into named_thread_id from public.emails e
  where e.id = named_thread_id for no key update;
  joins := coalesce(
    mail.authentication <> 'fail' and not mail.is_relayed and private.belongs_to_thread(sender, named_thread_id), false
  );

  -- An automatic reply is announced to nobody. Verified mails are counted apart: what others send in a client's name
  -- hides none of the client's.
  if coalesce(mail.status, 'new') = 'new' then
    is_verified := mail.authentication = 'pass';
    mail.is_suspicious := not private.may_get('mail', concat_ws(' ', sender, case when is_verified then 'verified' end))
      or not joins and private.are_many_mails(is_verified);
  end if;

  if mail.authentication = 'pass' and sender is not null and not mail.is_relayed then
    sender_id := private.save_customer(jsonb_build_object('email', sender, 'name', mail.from_name), true);
  end if;

  insert into public.emails (
    source, status, customer_id, thread_id, refers_to_thread_id,
    from_email, from_name, authentication, to_email, also_to, cc, reply_to, is_relayed, subject, body, html_content,
    message_id, in_reply_to, reference_ids, is_suspicious
  )
  values (
    'inbound', coalesce(mail.status, 'new'), sender_id,
    case when joins then named_thread_id end, case when not joins then named_thread_id end,
    mail.from_email, mail.from_name, mail.authentication, mail.to_email, coalesce(mail.also_to, '{}'),
    coalesce(mail.cc, '{}'), mail.reply_to, mail.is_relayed, mail.subject, mail.body, mail.html_content,
    new_message_id, mail.in_reply_to,
    -- Its sender knows it by that id only.
    names || case when new_message_id <> mail.message_id then array[mail.message_id] else '{}' end,
    coalesce(mail.is_suspicious, false)
  )
  returning id into new_email_id;

  insert into public.attachments (email_id, position, name, media_type, size, content_id)
  select new_email_id, f.position, f.name, f.media_type, f.size, f.content_id
  from jsonb_to_recordset(receive_email.email -> 'attachments')
    as f (position smallint, name text, media_type text, size integer, content_id text);

  if email ? 'unread_id' then
    perform private.await_mail(new_email_id, email ->> 'unread_id');
  end if;
  return query select 'stored', new_email_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.retry_mail (
  mail_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  retried_email_id uuid;
begin
  perform private.require_staff('send mails again');

  update public.outbox o
  set status = 'pending', attempts = 0, uncounted_attempts = 0, lost_attempts = 0, next_attempt_at = now(),
    sent_at = null, last_error = null
  where o.id = retry_mail.mail_id and o.status in ('failed', 'bounced') and o.email_id is not null
  returning o.email_id into retried_email_id;
  if not found then
    return false;
  end if;

  perform private.audit(
    'mail_retried', 'email', retried_email_id, jsonb_build_object('mail_id', retry_mail.mail_id)
  );
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.settle_outbox (
  mail_id          uuid,
  attempt          integer,
  outcome          text,
  error            text    DEFAULT NULL::text,
  message_id       text    DEFAULT NULL::text,
  retry_in_seconds integer DEFAULT 0,
  blocked_by       text    DEFAULT NULL::text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  settled public.outbox;
begin
  perform private.require(outcome in ('sent', 'retry', 'failed'), format('Unknown outcome %L', outcome));

  update public.outbox o
  set status = case outcome
      when 'sent' then 'sent'
      when 'retry' then 'pending'
      else 'failed'
    end::public.outbox_status,
    leased_until = null,
    sent_at = case outcome when 'sent' then now() end,
    provider_message_id = left(settle_outbox.message_id, 500),
    uncounted_attempts = o.uncounted_attempts + (blocked_by is not null)::integer,
    subject = case when outcome <> 'sent' or o.kind not like 'notification\_%' then o.subject end,
    text_body = case when outcome <> 'sent' or o.kind not like 'notification\_%' then o.text_body end,
    html_body = case when outcome <> 'sent' or o.kind not like 'notification\_%' then o.html_body end,
    last_error = left(settle_outbox.error, 1000),
    next_attempt_at = case outcome
      when 'retry' then now() + make_interval(secs => coalesce(retry_in_seconds, 0))
      when 'failed' then now()
      else o.next_attempt_at
    end
  where o.id = settle_outbox.mail_id
    and o.attempts = settle_outbox.attempt
    and o.status = 'sending'
  returning * into settled;
  if not found then
    return false;
  end if;
  if settled.kind = 'newsletter_issue' then
    perform private.note_letter(settled);
  end if;
  if blocked_by in ('quota', 'settings') then
    perform private.tell_of_block(
      case settled.kind when 'notification_telegram' then 'telegram' else 'mail' end, blocked_by, error
    );
  end if;
  return true;
end
$function$;

REVOKE ALL ON FUNCTION "public"."settle_outbox"(uuid, integer, text, text, text, integer, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.take_turn (
  service    text,
  spacing_ms integer
)
  RETURNS integer
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.turns as t (service, next_at)
  values (take_turn.service, clock_timestamp() + make_interval(secs => spacing_ms / 1000.0))
  on conflict (service) do update
  set next_at = greatest(t.next_at, clock_timestamp()) + make_interval(secs => spacing_ms / 1000.0)
  returning ceil(greatest(
    extract(epoch from t.next_at - clock_timestamp()) * 1000 - spacing_ms, 0
  ))::integer
$function$;

REVOKE ALL ON FUNCTION "public"."take_turn"(text, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.telegram_chat (
  chat_id text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN COALESCE((SELECT t.moved_to FROM private.telegram t WHERE (t.chat_id = telegram_chat.chat_id)), chat_id);

REVOKE ALL ON FUNCTION "public"."telegram_chat"(text) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."unread_mails"
  ADD CONSTRAINT "unread_mails_email_id_fkey" FOREIGN KEY (email_id) REFERENCES public.emails(id) ON DELETE CASCADE;

ALTER TABLE "public"."outbox"
  ADD CONSTRAINT "outbox_subject_of_kind" CHECK ((
CASE kind
    WHEN 'notification_telegram'::text THEN true
    ELSE ((kind = ANY (ARRAY['lead_notification'::text, 'lead_confirmation'::text, 'chat_summary'::text, 'reply'::text])) = (email_id IS NOT NULL))
END AND ((kind = ANY (ARRAY['newsletter_confirmation'::text, 'newsletter_issue'::text])) = (subscription_id IS
  NOT NULL)) AND ((kind = ANY (ARRAY['newsletter_issue'::text, 'newsletter_test'::text])) = (issue_id IS NOT NULL)) AND ((kind = 'reply'::text) = (reply_id IS
  NOT NULL)) AND ((kind = 'reply'::text) OR (cc = '{}'::text[])) AND
CASE kind
    WHEN 'notification_telegram'::text THEN true
    ELSE ((kind = 'account_notice'::text) = (event_id IS NOT NULL))
END AND ((kind = 'account_invitation'::text) = (invitation_id IS NOT NULL)) AND ((reply_id IS NULL) OR (reply_id = id)))) NOT VALID;

ALTER TABLE "public"."outbox"
  ADD CONSTRAINT "outbox_text_of_kind" CHECK ((
CASE
    WHEN (kind ~~ 'notification\_%'::text) THEN true
    ELSE ((subject IS NULL) = ((kind ~~ 'newsletter\_%'::text) OR (kind ~~ 'account\_%'::text)))
END AND ((text_body IS NULL) = (subject IS NULL)) AND ((html_body IS NULL) OR (subject IS NOT NULL)))) NOT VALID;

CREATE TRIGGER notifications_forget_digest
  AFTER DELETE ON public.notifications
  FOR EACH ROW
  WHEN ((old.mail_id IS NOT NULL))
  EXECUTE FUNCTION private.forget_digest();

CREATE TRIGGER outbox_word_digest
  BEFORE UPDATE ON public.outbox
  FOR EACH ROW
  WHEN (((new.kind = 'lead_digest'::text) AND (new.status = 'sending'::public.outbox_status) AND (old.text_body = ''::text)))
  EXECUTE FUNCTION private.word_digest();

CREATE TRIGGER security_log_mail
  AFTER INSERT ON public.security_log
  FOR EACH ROW
  WHEN
    ((new.event = ANY (ARRAY['password_changed'::public.security_event, 'factor_added'::public.security_event, 'factor_removed'::public.security_event,
    'recovery_codes_made'::public.security_event,
    'recovery_code_used'::public.security_event, 'failures_burst'::public.security_event, 'retention_failed'::public.security_event, 'delivery_blocked'::public.security_event])))
  EXECUTE FUNCTION private.mail_of_event();

REVOKE ALL ON FUNCTION "private"."await_mail"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."await_mail"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."forget_digest"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_bounced_before"(text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."has_bounced_before"(text, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."replace_unread"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."replace_unread"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."tell_of_block"(text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."tell_of_block"(text, text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."claim_unread_mails"(integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."keep_mail_text"(uuid, integer, text, text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."make_invitation_key"(uuid, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."move_telegram_chat"(text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."note_block"(text, text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."note_mail_event"(text, text, text, text, boolean) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."settle_outbox"(uuid, integer, text, text, text, integer, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."take_turn"(text, integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."telegram_chat"(text) TO "service_role";
