set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

DROP FUNCTION "private"."note_security"(public.security_event, uuid, jsonb);

CREATE OR REPLACE FUNCTION private.are_many_mails()
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select (
    select count(*) from public.emails e
    where e.source = 'inbound' and e.thread_id = e.id and not e.is_suspicious
      and e.created_at > now() - make_interval(secs => l.seconds)
  ) >= l.most
  from private.recipient_limits() l where l.purpose = 'mails'
$function$;

CREATE OR REPLACE FUNCTION private.erase_accounts (
  addresses text[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  gone_ids uuid[];
begin
  delete from private.rate_limits l using auth.users u
  where lower(u.email) = any (addresses) and l.client_hash = u.id::text;
  delete from private.rate_limits l
  where l.bucket like 'to %' and l.client_hash in (select private.recipient_hash(a) from unnest(addresses) a);
  with gone as (
    delete from auth.users u where lower(u.email) = any (addresses) returning u.id
  )
  select array_agg(gone.id) into gone_ids from gone;
  -- Supabase Lite has no such log.
  if to_regclass('auth.audit_log_entries') is not null
    and has_table_privilege('auth.audit_log_entries', 'delete')
  then
    execute 'delete from auth.audit_log_entries l
      where exists (select from unnest($1) a where strpos(lower(l.payload::text), a) > 0)
        or (l.payload ->> ''actor_id'') = any ($2::text[])'
    using addresses, coalesce(gone_ids, '{}');
  end if;
end
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
      when new.event in ('failures_burst', 'retention_failed') then ur.role = 'admin'
      else p.user_id = new.user_id
    end
    order by p.email
  )
  select 'account_notice', new.id, r.email from readers r
  where private.may_get('account_notice', new.event || ' ' || r.email);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.may_get (
  purpose   text,
  recipient text
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select t.hits <= l.most
  from private.recipient_limits() l
  cross join lateral private.tally_hit('to ' || l.purpose, private.recipient_hash(recipient), l.seconds) t
  where l.purpose = may_get.purpose and recipient is not null
$function$;

CREATE OR REPLACE FUNCTION private.note_account_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- A change from or to null is part of a confirmation.
  if new.encrypted_password <> old.encrypted_password then
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

CREATE OR REPLACE FUNCTION private.note_security (
  event   public.security_event,
  user_id uuid,
  details jsonb                 DEFAULT '{}'::jsonb
)
  RETURNS bigint
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.recipient_hash (
  recipient text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN encode(sha256(convert_to(lower(recipient), 'UTF8'::name)), 'hex'::text);

CREATE OR REPLACE FUNCTION private.recipient_limits()
  RETURNS TABLE (
    purpose text,
    most    integer,
    seconds integer
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    ('lead_confirmation', 5, 86400),
    -- Until the first of them has expired.
    ('newsletter_confirmation', 3, 7 * 86400),
    -- Of one kind.
    ('account_notice', 5, 3600),
    ('account_invitation', 5, 86400),
    -- Notifications of mails: of one sender; of all who have not written in their thread before.
    ('mail', 20, 3600),
    ('mails', 60, 3600),
    -- Of one kind.
    ('log', 100, 3600)
$function$;

CREATE OR REPLACE FUNCTION private.tally_hit (
  bucket         text,
  client_hash    text,
  window_seconds integer,
  OUT            hits integer,
  OUT            seconds_left integer
)
  RETURNS record
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  counted private.rate_limits;
begin
  insert into private.rate_limits as r (bucket, client_hash, hits, window_ends_at)
  values (tally_hit.bucket, tally_hit.client_hash, 1, now() + make_interval(secs => window_seconds))
  on conflict on constraint rate_limits_pkey do update
  set hits = case when r.window_ends_at <= now() then 1 else r.hits + 1 end,
    window_ends_at = case
      when r.window_ends_at <= now() then excluded.window_ends_at
      else r.window_ends_at
    end
  returning r.* into counted;

  -- Expired windows are deleted. Never waits (locked rows are being renewed), so two callers cannot deadlock here. What
  -- private.may_get counts is left to the retention: a caller of it counts twice.
  delete from private.rate_limits r
  where tally_hit.bucket not like 'to %' and (r.bucket, r.client_hash) in (
    select expired.bucket, expired.client_hash
    from private.rate_limits expired
    where expired.window_ends_at <= now() and expired.bucket not like 'to %'
    limit 100
    for update skip locked
  );

  hits := counted.hits;
  -- Transactions that overlap do not agree on now(): never more than the window, never nothing.
  seconds_left := least(window_seconds, greatest(1, ceil(extract(epoch from counted.window_ends_at - now()))::integer));
end
$function$;

CREATE OR REPLACE FUNCTION public.invite_person (
  address  text,
  new_role public.app_role
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invited constant text := lower(btrim(invite_person.address));
  invitation_id uuid;
begin
  perform private.require_recent_admin();
  perform private.require(
    new_role <> 'user' and invited ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$',
    'An invitation needs an address and a role of staff'
  );
  perform private.require(not private.works_here(array[invited]), 'That person works here already');

  perform private.require(
    private.may_get('account_invitation', invited), 'That address was invited often enough for today'
  );

  delete from public.invitations i where i.email = invited and i.accepted_at is null;
  insert into public.invitations (email, role, invited_by)
  values (invited, new_role, auth.uid())
  returning id into invitation_id;
  insert into public.outbox (kind, invitation_id, to_email)
  values ('account_invitation', invitation_id, invited);
  perform private.audit(
    'person_invited', 'invitation', invitation_id, jsonb_build_object('role', new_role)
  );
  perform private.note_security('invited', null, jsonb_build_object('role', new_role));
  return invitation_id;
end
$function$;

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
  sender_id uuid;
  new_email_id uuid;
begin
  mail := jsonb_populate_record(null::public.emails, email);
  mail.authentication := coalesce(mail.authentication, 'none');
  mail.is_relayed := coalesce(mail.is_relayed, false);
  new_message_id := mail.message_id;
  sender := lower(btrim(mail.from_email));

  -- The same mail delivered twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended('mail ' || mail.message_id, 0));
  select e.id into new_email_id from public.emails e where e.message_id = mail.message_id;
  if found and not private.is_same_mail(new_email_id, email) then
    new_message_id := '<' || encode(sha256(convert_to((email - 'authentication')::text, 'UTF8')), 'hex') || '@repeated.invalid>';
    select e.id into new_email_id from public.emails e where e.message_id = new_message_id;
  end if;
  if found then
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

  -- An automatic reply is announced to nobody.
  if coalesce(mail.status, 'new') = 'new' then
    mail.is_suspicious := not private.may_get('mail', coalesce(sender, '')) or not joins and private.are_many_mails();
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

  return query select 'stored', new_email_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.submit_lead (
  submission_id  uuid,
  client_hash    text,
  max_per_window integer,
  window_seconds integer,
  email          jsonb,
  customer       jsonb,
  consent        jsonb,
  notification   jsonb,
  refuse_above   integer DEFAULT NULL::integer,
  max_per_hour   integer DEFAULT NULL::integer,
  max_per_day    integer DEFAULT NULL::integer,
  confirmation   jsonb   DEFAULT NULL::jsonb,
  attachment_ids uuid[]  DEFAULT '{}'::uuid[],
  proved_human   boolean DEFAULT false
)
  RETURNS TABLE (
    outcome                text,
    email_id               uuid,
    retry_after_seconds    integer,
    missing_attachment_ids uuid[],
    due_at                 timestamp with time zone,
    is_suspicious          boolean
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  client record;
  is_correction boolean;
  is_lead_suspicious boolean;
  public_id constant uuid := private.public_submission_id(submit_lead.submission_id);
  lead public.emails;
  corrected public.emails;
  message_email_id uuid;
  recipient constant text := submit_lead.email ->> 'from_email';
  owed_confirmation jsonb;
begin
  -- The same form sent twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended(submit_lead.submission_id::text, 0));

  select * into lead from public.emails e where e.submission_id = public_id;
  -- A chat books once, whatever is said after it.
  is_correction := lead.source in ('consultation', 'project_quiz') and lead.spam_at is null
    and lead.lead is distinct from submit_lead.email -> 'lead';
  if lead.id is null or is_correction then
    client := private.tally_hit('lead', submit_lead.client_hash, submit_lead.window_seconds);
    if client.hits > coalesce(submit_lead.refuse_above, 20 * submit_lead.max_per_window) then
      return query
      select 'rate_limited', null::uuid, client.seconds_left, null::uuid[], null::timestamptz, null::boolean;
      return;
    end if;
  end if;
  if jsonb_typeof(submit_lead.confirmation) = 'object' and (
    lead.id is null
    or is_correction and lead.from_email is distinct from recipient
    or lead.is_suspicious and submit_lead.proved_human
  ) then
    -- Null, for nobody, is counted as little as it is mailed.
    owed_confirmation := case when private.may_get('lead_confirmation', recipient) then submit_lead.confirmation end;
  end if;
  if lead.id is not null then
    if is_correction then
      corrected := private.correct_lead(lead, submit_lead.email, submit_lead.customer);
      if corrected.id is null then
        message_email_id := private.follow_lead(
          lead, submit_lead.email, lead.is_suspicious or client.hits > submit_lead.max_per_window
        );
      else
        lead := corrected;
      end if;
      perform private.give_uploads(submit_lead.attachment_ids, coalesce(message_email_id, lead.id));
      if message_email_id is null and not lead.is_suspicious and client.hits <= submit_lead.max_per_window then
        perform private.announce_correction(lead, submit_lead.notification, owed_confirmation);
      end if;
    end if;
    if submit_lead.proved_human and lead.is_suspicious and lead.spam_at is null then
      perform private.trust_lead(lead, submit_lead.notification, owed_confirmation);
      lead.is_suspicious := false;
    end if;
    return query
    select 'duplicate', lead.id, null::integer,
      private.missing_uploads(submit_lead.attachment_ids, coalesce(message_email_id, lead.id)),
      lead.due_at, lead.is_suspicious;
    return;
  end if;

  is_lead_suspicious := not submit_lead.proved_human and (
    client.hits > submit_lead.max_per_window
    or private.is_over_ceiling(submit_lead.max_per_hour, submit_lead.max_per_day)
  );

  insert into public.emails (
    source, submission_id, customer_id,
    from_email, to_email, subject, body, html_content,
    lead, interest, page_url, referrer, utm, is_suspicious
  )
  select
    m.source, public_id, private.save_customer(submit_lead.customer),
    m.from_email, m.to_email, m.subject, m.body, m.html_content,
    m.lead, m.interest, m.page_url, m.referrer, m.utm, is_lead_suspicious
  from jsonb_populate_record(null::public.emails, submit_lead.email) m
  returning * into lead;
  perform private.give_uploads(submit_lead.attachment_ids, lead.id);

  if jsonb_typeof(submit_lead.consent) = 'object' then
    insert into public.consents (email_id, customer_id, text_version, page_url)
    values (lead.id, lead.customer_id, consent ->> 'text_version', consent ->> 'page_url');
  end if;

  -- Of a chat's booking: also after a summary, whose row stays.
  update public.chat_sessions s set email_id = lead.id where s.submission_id = submit_lead.submission_id;

  if is_lead_suspicious then
    perform private.announce_in_digest(submit_lead.notification ->> 'to_email');
  else
    perform private.announce_lead(lead, submit_lead.notification, owed_confirmation);
  end if;

  return query
  select 'stored', lead.id, null::integer,
    private.missing_uploads(submit_lead.attachment_ids, lead.id), lead.due_at, lead.is_suspicious;
end
$function$;

CREATE OR REPLACE FUNCTION public.subscribe_newsletter (
  address            text,
  mail_pause_seconds integer,
  consent            jsonb
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  entered public.newsletter_subscriptions;
begin
  if exists (
      select from public.newsletter_subscriptions s
      where s.email = lower(btrim(address))
        and (
          s.status in ('confirmed', 'complained')
          or s.status = 'pending' and s.requested_at > now() - make_interval(secs => mail_pause_seconds)
        )
    )
    or not private.may_get('newsletter_confirmation', btrim(address))
  then
    return false;
  end if;
  entered := private.enter_subscriber(address, consent, false, mail_pause_seconds);
  insert into public.outbox (subscription_id, kind, to_email)
  select entered.id, 'newsletter_confirmation', entered.email where entered.id is not null;
  return found;
end
$function$;

REVOKE ALL ON FUNCTION "private"."are_many_mails"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."are_many_mails"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."may_get"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may_get"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."note_security"(public.security_event, uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."recipient_hash"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."recipient_hash"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."recipient_limits"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."recipient_limits"() TO "service_role";
