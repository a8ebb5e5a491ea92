set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.announce_correction (
  lead         public.emails,
  notification jsonb,
  confirmation jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  latest constant timestamptz := lead.created_at + (private.correction_terms()).within;
  notified_at timestamptz;
  confirmed_at timestamptz;
begin
  with replaced as (
    delete from public.outbox o
    where o.email_id = lead.id
      and (
        o.kind = 'lead_notification'
        or o.kind = 'lead_confirmation' and (o.status = 'pending' or o.to_email is distinct from lead.from_email)
      )
    returning o.kind, case when o.status = 'pending' and o.attempts = 0 then o.next_attempt_at else latest end as at
  )
  select max(r.at) filter (where r.kind = 'lead_notification'), max(r.at) filter (where r.kind = 'lead_confirmation')
  into notified_at, confirmed_at
  from replaced r;

  perform private.announce_lead(
    lead, announce_correction.notification,
    case when not exists (
      select from public.outbox o where o.email_id = lead.id and o.kind = 'lead_confirmation'
    ) then announce_correction.confirmation end
  );
  update public.outbox o
  set next_attempt_at = coalesce(case o.kind when 'lead_notification' then notified_at else confirmed_at end, latest)
  where o.email_id = lead.id and o.kind in ('lead_notification', 'lead_confirmation') and o.status = 'pending';
end
$function$;

CREATE OR REPLACE FUNCTION private.correct_lead (
  lead     public.emails,
  email    jsonb,
  customer jsonb
)
  RETURNS public.emails
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  terms constant record := private.correction_terms();
  corrected public.emails;
  card_id uuid;
begin
  if lead.status <> 'new'
    or lead.answered_at is not null
    or lead.answers > 0
    or lead.thread_id <> lead.id
    or lead.created_at <= now() - terms.within
    or exists (
      select from public.email_replies r join public.emails e on e.id = r.email_id where e.thread_id = lead.thread_id
    )
    or terms.times <= (
      select count(*) from public.audit_log l
      where l.entity = 'email' and l.entity_id = lead.id and l.action = 'lead_corrected'
    )
  then
    return null;
  end if;

  -- A card started by this form alone would keep the wrong data.
  update public.consents c set customer_id = null where c.email_id = lead.id;
  delete from public.customers c
  where c.id = lead.customer_id and c.created_at = lead.created_at
    and not exists (select from public.emails e where e.customer_id = c.id and e.id <> lead.id);
  card_id := private.save_customer(correct_lead.customer, lead.source = 'manual');
  update public.consents c set customer_id = card_id where c.email_id = lead.id;

  update public.emails e
  set customer_id = card_id,
    from_email = correct_lead.email ->> 'from_email',
    subject = correct_lead.email ->> 'subject',
    body = correct_lead.email ->> 'body',
    html_content = correct_lead.email ->> 'html_content',
    lead = correct_lead.email -> 'lead',
    interest = correct_lead.email ->> 'interest'
  where e.id = lead.id
  returning * into corrected;
  perform private.audit(
    'lead_corrected', 'email', lead.id,
    jsonb_build_object('from', concat_ws(E'\n', lead.from_email, lead.lead ->> 'phone', lead.subject, lead.body))
  );
  return corrected;
end
$function$;

CREATE OR REPLACE FUNCTION private.correction_terms (
  OUT within interval,
  OUT times integer
)
  RETURNS record
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select interval '15 minutes', 5
$function$;

CREATE OR REPLACE FUNCTION private.follow_lead (
  lead          public.emails,
  email         jsonb,
  is_suspicious boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  said_id constant text :=
    '<' || lead.submission_id::text || '.' || md5((follow_lead.email -> 'lead')::text) || '@form.invalid>';
  message_email_id uuid;
begin
  select e.id into message_email_id from public.emails e where e.message_id = said_id;
  if message_email_id is null then
    -- Joining the thread to another and deleting it wait for this, or this for them.
    perform from public.emails e where e.id = lead.thread_id for no key update;
    insert into public.emails (
      source, thread_id, authentication, message_id, is_suspicious,
      from_email, from_name, to_email, subject, body, html_content, lead, interest, page_url
    )
    select 'inbound', lead.thread_id, 'none', said_id, follow_lead.is_suspicious,
      m.from_email, left(m.lead ->> 'name', 120), m.to_email, m.subject, m.body, m.html_content, m.lead, m.interest,
      m.page_url
    from jsonb_populate_record(null::public.emails, follow_lead.email) m
    returning id into message_email_id;
  end if;
  return message_email_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_corrections()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.audit_log l set details = l.details - 'from' - 'to'
  where l.entity = 'email' and l.entity_id = old.id and l.action = 'lead_corrected';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_audit_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- Except for the words of tags and of forms, which go with the person or the lead.
  if old.action in ('tags_changed', 'lead_corrected') and new.details = old.details - 'from' - 'to'
    and to_jsonb(new) - 'details' - 'kind' = to_jsonb(old) - 'details' - 'kind'
  then
    return new;
  end if;
  raise insufficient_privilege using message = 'The audit log can only grow';
end
$function$;

CREATE OR REPLACE FUNCTION public.add_lead (
  submission_id uuid,
  lead          jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  public_id constant uuid := private.public_submission_id(add_lead.submission_id);
  known public.emails;
  email jsonb;
  lead_email_id uuid;
begin
  perform private.require_staff('add leads');
  lead := add_lead.lead || '{"kind": "manual"}';
  perform private.require(
    btrim(add_lead.lead ->> 'name') <> ''
      and coalesce(add_lead.lead ->> 'email', add_lead.lead ->> 'phone') is not null,
    'A lead has a name and a way to answer'
  );

  email := jsonb_build_object(
    'from_email', lower(add_lead.lead ->> 'email'),
    'subject', 'Обращение: ' || concat_ws(', ', add_lead.lead ->> 'name', add_lead.lead ->> 'company'),
    'body', add_lead.lead ->> 'description', 'lead', add_lead.lead
  );

  -- The same form sent twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended(add_lead.submission_id::text, 0));
  select * into known from public.emails e
  where e.submission_id = public_id and e.source = 'manual';
  if known.id is not null then
    if known.lead is distinct from add_lead.lead then
      perform private.require(
        (private.correct_lead(known, email, add_lead.lead)).id is not null,
        'This lead was written down before: write a note about what has changed'
      );
    end if;
    return known.id;
  end if;

  insert into public.emails (source, submission_id, customer_id, from_email, subject, body, lead)
  values (
    'manual', public_id, private.save_customer(add_lead.lead, true),
    email ->> 'from_email', email ->> 'subject', email ->> 'body', email -> 'lead'
  )
  returning id into lead_email_id;
  perform private.audit('lead_added', 'email', lead_email_id);
  return lead_email_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.erase_person (
  address text,
  place   jsonb DEFAULT NULL::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '2min'
  AS $function$
declare
  deadline constant timestamptz := clock_timestamp() + private.call_time();
  is_admin constant boolean := private.has_role('admin');
  owned record;
  pseudonym constant uuid := gen_random_uuid();
  erased jsonb;
  next_place jsonb;
begin
  address := lower(btrim(address));
  place := nullif(place, 'null');
  perform private.require_access_to_person(address);
  -- Nobody is handed a card that is about to vanish.
  perform pg_advisory_xact_lock(hashtextextended('customers', 0));
  owned := private.traces_of(address, is_admin);
  perform private.require(not private.works_here(owned.addresses), 'Whoever works here cannot be erased');
  erased := to_jsonb(private.count_traces(owned.chat_ids, owned.email_ids))
    || jsonb_build_object('had_account', owned.account_id is not null);

  -- First what leads to nothing else of theirs: a second attempt finds the rest by card, chats and account.
  if place is null then
    -- The log keeps that tags or forms were changed, and by whom. What they said may name a person.
    update public.audit_log l set details = l.details - 'from' - 'to'
    where l.id in (
      select t.id from public.audit_log t
      where t.action in ('tags_changed', 'lead_corrected') and t.entity_id in (select unnest(owned.email_ids))
      union select t.id from public.audit_log t
      where t.action in ('tags_changed', 'lead_corrected') and strpos(lower(t.details::text), erase_person.address) > 0
    );
  end if;
  if place is null or not place ? 'table' then
    if private.erase_emails(owned.email_ids, deadline) then
      delete from public.newsletter_subscriptions s where s.email = any (owned.addresses);
      delete from public.email_replies r where lower(r.to_email) = any (owned.addresses);
      delete from public.outbox o where lower(o.to_email) = any (owned.addresses);
      delete from public.invitations i where i.email = any (owned.addresses);
      -- Off a card that holds others' addresses, too, goes this one alone.
      update public.customers c
      set email = case when c.email = erase_person.address then c.other_emails[1] else c.email end,
        other_emails = case
          when c.email = erase_person.address then c.other_emails[2:]
          else array_remove(c.other_emails, erase_person.address)
        end
      where (c.email = erase_person.address or c.other_emails @> array[erase_person.address])
        and c.id <> all (owned.customer_ids);
      place := '{"table": ""}';
    else
      next_place := '{}';
    end if;
  end if;

  if next_place is null then
    next_place := private.black_out(
      owned.addresses,
      owned.customer_ids || owned.chat_ids
        || array(select p.id from public.profiles p where p.user_id = owned.account_id),
      place,
      deadline
    );
  end if;

  if next_place is null then
    delete from public.chat_sessions s where s.id in (select unnest(owned.chat_ids));
    delete from public.emails e where e.id in (select unnest(owned.email_ids));
    delete from public.customers c where c.id = any (owned.customer_ids);
    perform private.erase_accounts(owned.addresses);
  end if;

  perform private.audit(
    'person_erased', 'person', pseudonym, jsonb_build_object('number', private.lead_number(pseudonym))
  );
  perform private.note_security('data_erased', owned.account_id, '{"what": "person"}');
  return erased || jsonb_build_object('next', next_place);
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
        perform private.announce_correction(lead, submit_lead.notification, submit_lead.confirmation);
      end if;
    end if;
    if submit_lead.proved_human and lead.is_suspicious and lead.spam_at is null then
      perform private.trust_lead(lead, submit_lead.notification, submit_lead.confirmation);
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
    perform private.announce_lead(lead, submit_lead.notification, submit_lead.confirmation);
  end if;

  return query
  select 'stored', lead.id, null::integer,
    private.missing_uploads(submit_lead.attachment_ids, lead.id), lead.due_at, lead.is_suspicious;
end
$function$;

CREATE TRIGGER emails_forget_corrections
  AFTER DELETE ON public.emails
  FOR EACH ROW
  WHEN ((old.submission_id IS NOT NULL))
  EXECUTE FUNCTION private.forget_corrections();

REVOKE ALL ON FUNCTION "private"."announce_correction"(public.emails, jsonb, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."announce_correction"(public.emails, jsonb, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."correction_terms"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."correction_terms"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."follow_lead"(public.emails, jsonb, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."follow_lead"(public.emails, jsonb, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "private"."forget_corrections"() FROM PUBLIC;
