set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.public_submission_id (
  secret uuid
)
  RETURNS uuid
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select (
    left(secret::text, 8) || '-' || left(hash, 4) || '-8' || substr(hash, 5, 3) || '-8' || substr(hash, 8, 3) || '-'
      || substr(hash, 11, 12)
  )::uuid
  from encode(sha256(uuid_send(secret)), 'hex') hash
$function$;

CREATE OR REPLACE FUNCTION private.stored_session_id (
  session_id text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN
  regexp_replace(session_id, '^([A-Za-z][A-Za-z0-9_.:-]{0,39}[0-9]{10,16}[_.:-])[A-Za-z0-9-]{1,40}$'::text, ('\1'::text || "left"(encode(sha256(convert_to(session_id,
  'UTF8'::name)), 'hex'::text), CASE WHEN private.is_secret_session(session_id) THEN 26 ELSE 16 END)));

-- What visitors' browsers know stays in the browsers. What they have not used for days is found by nobody any more, and
-- so may stay as it is: all rows would take minutes, in which nobody could change one. Locks of tables come after it.
update public.emails
set submission_id = private.public_submission_id(submission_id)
where submission_id is not null and created_at > now() - interval '2 days';

update public.chat_sessions
set session_id = private.stored_session_id(session_id)
where last_message_at > now() - interval '7 days';

-- Both are called as before: one answers a column more, the other takes an argument more.
DROP FUNCTION "public"."idle_chats"(integer, integer, integer);

DROP FUNCTION "public"."take_recovery_code"(uuid, text);

ALTER TABLE "public"."chat_sessions"
  ADD COLUMN "closing_attempts" integer NOT NULL DEFAULT 0;

ALTER TABLE "public"."chat_sessions"
  ADD COLUMN "closing_tried_at" timestamp WITH time zone;

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

CREATE OR REPLACE FUNCTION private.are_many_mails(is_verified boolean)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select (
    select count(*) from public.emails e
    where e.source = 'inbound' and e.thread_id = e.id and not e.is_suspicious
      and (e.authentication = 'pass') = is_verified
      and e.created_at > now() - make_interval(secs => l.seconds)
  ) >= l.most
  from private.recipient_limits() l where l.purpose = 'mails'
$function$;

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

CREATE OR REPLACE FUNCTION private.black_out (
  addresses text[],
  own_ids   uuid[],
  place     jsonb,
  deadline  timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  words record;
  after_id text := place ->> 'after';
  last_id text;
  -- A table's rows are read in the order of their ids, some at a time; one without ids is a small one.
  from_id text;
  to_id text;
  -- The first pattern rules most rows out in a third of the time; it matches any character in place of «@».
  identifiers constant name[] := '{message_id,in_reply_to,reference_ids,provider_message_id,bounce_id}'::name[];
  likely constant text[] := array(select replace(private.containing(a), '@', '%') from unnest(addresses) a);
  exact constant text[] := array(select private.containing(a) from unnest(addresses) a);
begin
  for words in
    select w.relation::text as relation, k.type as id_type,
      string_agg(format('(%1$I::text ilike any ($1) and replace(lower(%1$I::text), ''%%40'', ''@'') like any ($2))', w.name), ' or ')
        as found,
      string_agg(
        format(
          '%1$I = case when %1$I::text ilike any ($1) then %2$s else %1$I end',
          w.name,
          case w.type
            when 'text' then format('%s(%I, $3)', w.cleaner, w.name)
            when 'jsonb' then format('%s(%I::text, $3)::jsonb', w.cleaner, w.name)
            else format('array(select %s(word, $3) from unnest(%I) word)', w.cleaner, w.name)
          end
        ),
        ', '
      ) as changes
    from (
      select c.*, case
        when c.name = any (identifiers) then 'private.without_identifier'
        when c.name = 'title' then 'private.without_title'
        else 'private.without_addresses'
      end as cleaner
      from private.wordy_columns() c
    ) w
    left join (
      select a.attrelid, format_type(a.atttypid, null) as type from pg_catalog.pg_attribute a where a.attname = 'id'
    ) k on k.attrelid = w.relation
    where w.relation::text > place ->> 'table'
      or (w.relation::text = place ->> 'table' and place ->> 'after' is not null)
    group by w.relation, k.type
    order by w.relation::text
  loop
    loop
      last_id := null;
      from_id := case when after_id is null then 'true' else format('id > %L::%s', after_id, words.id_type) end;
      if words.id_type is not null then
        execute format('select id from %s where %s order by id offset 1999 limit 1', words.relation, from_id)
        into last_id;
      end if;
      to_id := case when last_id is null then 'true' else format('id <= %L::%s', last_id, words.id_type) end;
      execute format(
        'update %s set %s where (%s) and %s and %s and %s',
        words.relation, words.changes, words.found, from_id, to_id,
        case words.id_type when 'uuid' then 'id <> all ($4)' else 'true' end
      ) using likely, exact, addresses, own_ids;
      after_id := last_id;
      if clock_timestamp() > deadline then
        return jsonb_build_object('table', words.relation, 'after', after_id);
      end if;
      exit when last_id is null;
    end loop;
  end loop;
  return null;
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

  -- A card that was created by this form would keep the wrong data.
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

CREATE OR REPLACE FUNCTION private.is_whole_address (
  before text,
  after  text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN
  ((AFTER !~ '^([\w-]|\.\w)'::text) AND ((BEFORE ~ '\\[nrt]$'::text) OR (BEFORE ~ '(^|[?&"])[\w.%-]{1,80}=$'::text) OR (BEFORE ~ '://\S*/$'::text) OR (BEFORE !~
  '([\w.+-]|[a-z0-9][!#$%&''*/=?^`{|}~]+)$'::text)));

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

CREATE OR REPLACE FUNCTION private.note_attempt (
  event jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_code constant boolean := event ? 'factor_id';
  kind constant public.security_event :=
    case when of_code then 'code_failed'::public.security_event else 'sign_in_failed'::public.security_event end;
  person constant uuid := (event ->> 'user_id')::uuid;
  failures bigint;
  last_failure timestamptz;
  is_refused boolean;
begin
  -- Simultaneous attempts on one account take turns: each sees the one before.
  perform pg_advisory_xact_lock(hashtextextended('attempt ' || person, 0));
  select count(*), max(l.at) into failures, last_failure
  from public.security_log l
  where l.user_id = person and l.event = kind and not l.details ? 'refused' and l.at > now() - interval '15 minutes';
  -- After ten wrong codes all are refused for a quarter of an hour. After five wrong passwords each pause is twice
  -- the last, a minute at most, so that nobody else can lock an owner out for long; a mail's link needs no password.
  is_refused := case
    when of_code then failures >= 10
    else failures >= 5 and now() < last_failure + least(power(2, failures - 5), 60) * interval '1 second'
  end;
  if is_refused or not (event ->> 'valid')::boolean then
    perform private.note_security(kind, person, case when is_refused then '{"refused": true}' else '{}' end::jsonb);
  end if;
  return case
    when is_refused then jsonb_build_object('decision', 'reject', 'message', 'Too many attempts')
    else '{"decision": "continue"}'::jsonb
  end;
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

CREATE OR REPLACE FUNCTION private.pairs (
  written text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  -- By the list of letters: to find the n-th of a text all before it are read.
  select array(
    select distinct pair
    from (
      select letter, letter || lead(letter) over (order by number) as both_letters
      from unnest(string_to_array(written, null)) with ordinality letters (letter, number)
    ) at_letter, unnest(array[letter, both_letters]) pair
    where pair !~ '\s'
  )
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
  '(?<![\s\u0001-\u001f\u007f-\u009f\u2028\u2029])[\s\u0001-\u001f\u007f-\u009f\u2028\u2029]+'::text, ' '::text, 'g'::text)), 120), ''::text);

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
    -- Per kind.
    ('account_notice', 5, 3600),
    ('account_invitation', 5, 86400),
    -- Notifications of mails, for verified and other senders each: of one; of all who begin a thread.
    ('mail', 20, 3600),
    ('mails', 60, 3600),
    -- Per kind.
    ('log', 100, 3600)
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

CREATE OR REPLACE FUNCTION private.traces_of (
  address       text,
  follows_cards boolean,
  OUT           account_id uuid,
  OUT           addresses text[],
  OUT           phones text[],
  OUT           customer_ids uuid[],
  OUT           chat_ids uuid[],
  OUT           email_ids uuid[]
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  select u.id into account_id from auth.users u where lower(u.email) = address;

  select array_agg(c.id) into customer_ids
  from public.customers c
  where (c.email = address or c.other_emails @> array[address])
    and (follows_cards or (c.email = address and c.other_emails = '{}'));
  customer_ids := coalesce(customer_ids, '{}');
  addresses := array(
    select address
    union select c.email from public.customers c where c.id = any (customer_ids) and c.email is not null
    union select unnest(c.other_emails) from public.customers c where c.id = any (customer_ids)
  );
  phones := case when follows_cards then array(
    select right(regexp_replace(known.phone, '\D', '', 'g'), 9)
    from (
      select c.phone from public.customers c where c.id = any (customer_ids)
      union select s.contact ->> 'phone' from public.chat_sessions s where lower(s.contact ->> 'email') = any (addresses)
    ) known
    where char_length(regexp_replace(known.phone, '\D', '', 'g')) >= 9
  ) else '{}' end;
  -- Requests with nothing but this number.
  customer_ids := customer_ids || array(
    select c.id from public.customers c
    where c.email is null and right(regexp_replace(c.phone, '\D', '', 'g'), 9) = any (phones)
  );

  -- One query each, so that each has its index.
  email_ids := array(
    select e.id from public.emails e where lower(e.from_email) = any (addresses)
    union select e.id from public.emails e where follows_cards and e.customer_id = any (customer_ids)
    -- What a form service has sent for them.
    union select e.id from public.emails e
    where follows_cards and e.is_relayed and lower(e.reply_to) = any (addresses)
    union select e.id from public.emails e where lower(e.lead ->> 'email') = any (addresses)
    union select e.id from public.emails e
    join public.newsletter_subscriptions s on s.id = e.subscription_id
    where s.email = any (addresses)
  );
  -- Including the parts before a chat became inactive, and after it was continued.
  with recursive chats as (
    select s.id, s.continues_id from public.chat_sessions s
    where (
        s.email_id in (select unnest(email_ids))
        or lower(s.contact ->> 'email') = any (addresses)
        or (
          coalesce(s.contact ->> 'email', '') = ''
          and right(regexp_replace(s.contact ->> 'phone', '\D', '', 'g'), 9) = any (phones)
        )
      )
      and (follows_cards or private.is_secret_session(s.session_id))
    union
    select s.id, s.continues_id from chats
    join public.chat_sessions s on s.id = chats.continues_id or s.continues_id = chats.id
    where follows_cards or private.is_secret_session(s.session_id)
  )
  select coalesce(array_agg(chats.id), '{}') into chat_ids from chats;
  email_ids := array(
    select own.id from unnest(email_ids) own (id)
    where follows_cards or not exists (
      select from public.chat_sessions s
      where own.id in (s.email_id, s.summary_id) and s.id <> all (chat_ids)
    )
    union select s.email_id from public.chat_sessions s where s.id in (select unnest(chat_ids)) and s.email_id is not null
    union select s.summary_id from public.chat_sessions s where s.id in (select unnest(chat_ids)) and s.summary_id is not null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.without_addresses (
  written   text,
  addresses text[]
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  context constant integer := 500;
  sought constant text := (
    select string_agg(replace(regexp_replace(address, '([^[:alnum:]@])', '\\\1', 'g'), '@', '(?:@|%40)'), '|')
    from unnest(addresses) address
  );
  part record;
  -- The end of what comes before the next part.
  before text := '';
  kept text[] := '{}'::text[];
begin
  for part in
    select between_them.words, found.words as address,
      left(concat(lead(between_them.words) over in_order, lead(found.words) over in_order), 2) as after
    from regexp_split_to_table(written, sought, 'i') with ordinality between_them (words, number)
    left join regexp_matches(written, '(' || sought || ')', 'gi') with ordinality hit (groups, number) using (number)
    cross join lateral (select hit.groups[1]) found (words)
    window in_order as (order by number)
    order by number
  loop
    before := right(before || right(part.words, context), context);
    kept := kept || part.words;
    if part.address is not null then
      kept := kept || case when private.is_whole_address(before, part.after) then '[…]' else part.address end;
      before := before || part.address;
    end if;
  end loop;
  return array_to_string(kept, '');
end
$function$;

CREATE OR REPLACE FUNCTION private.without_identifier (
  written   text,
  addresses text[]
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
RETURN CASE WHEN (private.without_addresses(written, addresses) <> written) THEN
  (('<'::text || replace((gen_random_uuid())::text, '-'::text, ''::text)) || '@erased.invalid>'::text) ELSE written END;

CREATE OR REPLACE FUNCTION private.without_title (
  written   text,
  addresses text[]
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
RETURN CASE WHEN (private.without_addresses(written, addresses) <> written) THEN
  (("left"(private.without_addresses(written, addresses), 55) || ' '::text) || "left"((gen_random_uuid())::text, 4)) ELSE written END;

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
        'This lead is stored already: add a note about what has changed'
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

CREATE OR REPLACE FUNCTION public.call_person (
  session_id text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not private.is_staff_present() or not private.is_secret_session(call_person.session_id) then
    return false;
  end if;
  session_id := private.stored_session_id(session_id);
  perform private.lock_chat(session_id);
  update public.chat_sessions s set waiting_since = coalesce(s.waiting_since, now())
  where s.session_id = call_person.session_id and s.ended_at is null;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION public.chat_updates (
  session_id     text,
  after_id       bigint,
  client_hash    text,
  max_per_window integer,
  window_seconds integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  chat public.chat_sessions;
  wait_seconds constant integer := public.count_hit('chat_updates', client_hash, max_per_window, window_seconds);
begin
  if wait_seconds > 0 then
    return jsonb_build_object('retry_after_seconds', wait_seconds);
  end if;

  select * into chat from public.chat_sessions s
  where s.session_id = private.stored_session_id(chat_updates.session_id) and private.is_secret_session(s.session_id);
  update public.chat_sessions s set visitor_seen_at = now()
  where s.id = chat.id and s.visitor_seen_at < now() - interval '30 seconds';
  return jsonb_build_object(
    'person', case
      when chat.ended_at is not null then null
      when chat.handler_id is not null then jsonb_build_object('stage', 'here', 'name', private.first_name(chat.handler_id))
      when chat.waiting_since is not null then jsonb_build_object('stage', 'called', 'name', null)
    end,
    'ended', chat.ended_reason,
    'messages', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', m.id, 'text', m.content, 'name', private.first_name(m.author_id)) order by m.id
        ),
        '[]'
      )
      from public.chat_messages m
      where m.chat_id = chat.id and m.role = 'staff' and m.id > chat_updates.after_id
    )
  );
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
  -- More than any setting of retries: whoever sends such a mail dies before it can say so.
  most_attempts constant integer := 20;
  claimed integer;
begin
  perform public.settle_outbox(o.id, o.attempts, 'failed', 'Each attempt ended without an outcome')
  from public.outbox o
  where o.status = 'sending' and o.leased_until <= now() and o.attempts >= most_attempts;

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
    order by coalesce(o.leased_until, o.next_attempt_at)
    limit max_rows
    for update skip locked
  ), lease_seconds);
  get diagnostics claimed = row_count;

  return query
  select * from private.claim_letters(claim_outbox.max_rows - claimed, claim_outbox.lease_seconds);
end
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
  where d.id in (
    select due.id from private.discarded_files due order by due.discarded_at limit max_rows for update skip locked
  )
  returning d.id;
$function$;

CREATE OR REPLACE FUNCTION public.end_chat (
  session_id   text,
  reason       public.chat_summary_reason,
  read_up_to   bigint,
  email        jsonb,
  notification jsonb,
  customer     jsonb                      DEFAULT NULL::jsonb,
  rating       integer                    DEFAULT NULL::integer,
  by_browser   boolean                    DEFAULT false
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  chat public.chat_sessions;
  is_rating constant boolean := end_chat.reason = 'rating_submitted';
  is_booked boolean;
  summary_email_id uuid;
  lead_customer_id uuid;
begin
  if by_browser or not exists (select from public.chat_sessions s where s.session_id = end_chat.session_id) then
    session_id := private.stored_session_id(session_id);
  end if;
  -- The same ending twice at once: the second waits here, then finds the first one's row. So does a booking's.
  chat := private.lock_chat(session_id);
  perform pg_advisory_xact_lock(hashtextextended(chat.submission_id::text, 0));
  chat := private.lock_chat(session_id);
  if chat.id is null then
    return 'unknown';
  elsif is_rating and chat.ended_at is null then
    return 'not_ended';
  elsif is_rating and chat.rating is not null or not is_rating and chat.told_at is not null then
    return 'duplicate';
  elsif not is_rating and by_browser and chat.ended_at is null
    and num_nonnulls(chat.handler_id, chat.waiting_since) > 0
  then
    return 'attended';
  end if;

  -- A message to the managers does not count as a booking.
  is_booked := exists (
    select from public.emails e
    where e.submission_id = private.public_submission_id(chat.submission_id) and not coalesce(e.lead ? 'isClientMatter', false)
  );
  if exists (
      select from public.chat_messages m where m.chat_id = chat.id and m.id > end_chat.read_up_to
    )
    or not is_rating and end_chat.reason::text <> coalesce(
      chat.ended_reason::text,
      case
        when is_booked then 'booking_confirmed'
        when end_chat.reason = 'booking_confirmed' then 'abandoned'
        else end_chat.reason::text
      end
    )
  then
    return 'outdated';
  end if;

  summary_email_id := chat.email_id;
  if summary_email_id is null then
    insert into public.emails (
      source, customer_id, from_email, to_email, subject, body, html_content, page_url, lead, received_at
    )
    select
      'chat', private.save_customer(end_chat.customer), m.from_email, m.to_email, m.subject, m.body, m.html_content, chat.page_url, m.lead,
      coalesce(chat.contact_left_at, now())
    from jsonb_populate_record(null::public.emails, end_chat.email) m
    returning id, customer_id into summary_email_id, lead_customer_id;
    if chat.contact_left_at is not null and chat.consent_version is not null then
      insert into public.consents (email_id, customer_id, text_version, page_url, given_at)
      values (
        summary_email_id, lead_customer_id, chat.consent_version, chat.page_url, chat.contact_left_at
      );
    end if;
  elsif chat.rating is null then
    -- A rating is the last event; an ending reported after it is older.
    update public.emails e
    set body = end_chat.email ->> 'body', html_content = end_chat.email ->> 'html_content'
    where e.id = summary_email_id;
  end if;

  update public.chat_sessions s
  set email_id = summary_email_id,
    summary_id = case when chat.email_id is null then summary_email_id else s.summary_id end,
    rating = coalesce(end_chat.rating, s.rating),
    rated_at = case when is_rating then now() else s.rated_at end,
    told_at = case when is_rating then s.told_at else now() end,
    ended_at = coalesce(s.ended_at, now()),
    ended_reason = case
      when is_rating then s.ended_reason
      else end_chat.reason::text::public.chat_end_reason
    end,
    waiting_since = null
  where s.id = chat.id;

  insert into public.outbox (email_id, kind, to_email, reply_to, subject, text_body, html_body)
  select summary_email_id, 'chat_summary', m.to_email, m.reply_to, m.subject, m.text_body, m.html_body
  from jsonb_populate_record(null::public.outbox, end_chat.notification) m;
  return 'stored';
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
  perform private.require(
    is_admin or public.count_hit('erase', auth.uid()::text, 200, 3600) = 0, 'Too many calls: try again in an hour'
  );
  owned := private.traces_of(address, is_admin);
  perform private.require(not private.works_here(owned.addresses), 'Staff cannot be erased');
  erased := to_jsonb(private.count_traces(owned.chat_ids, owned.email_ids))
    || jsonb_build_object('had_account', owned.account_id is not null);

  -- First what is not needed to find the rest: a second attempt finds it by card, chats and account.
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
      -- A card that other addresses share keeps them and loses only this one.
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
    -- New leads wait here, so that none gets a card that is about to be deleted. What arrived meanwhile is erased as well.
    perform pg_advisory_xact_lock(hashtextextended('customers', 0));
    owned := private.traces_of(address, is_admin);
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
  where s.id in (
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
  )
  returning s.session_id, s.closing_attempts
$function$;

REVOKE ALL ON FUNCTION "public"."idle_chats"(integer, integer, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.inbox_page (
  queue             text                     DEFAULT 'all'::text,
  search            text                     DEFAULT NULL::text,
  wanted_status     public.email_status      DEFAULT NULL::public.email_status,
  wanted_source     public.lead_source       DEFAULT NULL::public.lead_source,
  wanted_tag        text                     DEFAULT NULL::text,
  assignee          uuid                     DEFAULT NULL::uuid,
  is_unassigned     boolean                  DEFAULT false,
  customer          uuid                     DEFAULT NULL::uuid,
  wrote_from        timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  wrote_before      timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  after_waits_until timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  after_moment      timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  after_id          uuid                     DEFAULT NULL::uuid,
  page_size         integer                  DEFAULT 100
)
  RETURNS SETOF public.emails
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  SET work_mem TO '16MB'
  AS $function$
declare
  size integer := least(greatest(page_size, 1), 500);
  window_size constant integer := 10000;
  typed constant text := private.plain_text(nullif(btrim(left(search, 200)), ''));
  digits constant text := ltrim(regexp_replace(typed, '\D', '', 'g'), '0');
  -- The index of trigrams knows three letters or digits in a row, that of pairs what has none.
  has_trigram constant boolean := coalesce(typed ~ '[[:alnum:]]{3}', false);
  -- A telephone number is found from its beginning, without the 0 of a call within the country; a whole one also by
  -- its last nine digits, since its code may be written in another way, or not at all.
  query constant tsquery := case
    when typed ~ '^[\d ()+.-]+$' and length(digits) >= 6
      then (concat_ws(':* | ', digits, case when length(digits) > 9 then right(digits, 9) end) || ':*')::tsquery
    else websearch_to_tsquery('pg_catalog.russian', regexp_replace(typed, '(?<![a-z])[a-z]+://', '', 'g'))
  end;
  wanted_shelf constant public.email_shelf :=
    case when queue in ('chats', 'spam') then queue else 'inbox' end::public.email_shelf;
  found_count integer;
  way text := case
    when queue in ('waiting', 'overdue', 'snoozed') then 'by time'
    when wrote_from is not null then 'by writing'
    when typed is null then 'by list'
    else 'by newest'
  end;
  after_place constant timestamptz :=
    case queue when 'snoozed' then after_moment else private.place_in_queue(after_waits_until, after_moment) end;
begin
  perform private.require_staff('read emails');
  loop
    return query
      with wanted as not materialized (
        select e.* from public.emails e
        where (wanted_status is null or e.status = wanted_status)
          and (wanted_source is null or e.source = wanted_source)
          and (wanted_tag is null or e.tags @> array[wanted_tag])
          and (assignee is null or e.assigned_to_user_id = assignee)
          and (not is_unassigned or e.assigned_to_user_id is null)
          and (customer is null or e.customer_id = customer)
          and (way = 'by time' or e.shelf = wanted_shelf)
          and (queue <> 'suspicious' or e.is_suspicious)
          -- A flood does not drown the queues.
          and (
            not e.is_suspicious or e.assigned_to_user_id is not null
            or queue not in ('all', 'waiting', 'overdue') or typed is not null or customer is not null
          )
          and (typed is null or way in ('by newest', 'by index') or exists (
            select from private.email_search s
            where s.thread_id = e.id and (strpos(s.header, typed) > 0 or s.words @@ query)
          ))
      )
      (
        select e.* from wanted e
        cross join lateral (
          select
            case queue
              when 'snoozed' then e.snoozed_until
              else private.place_in_queue(e.waits_until, e.waiting_since)
            end as place,
            case queue when 'snoozed' then e.snoozed_until else e.waiting_since end as since
        ) q
        where way = 'by time'
          and case queue
            when 'snoozed' then e.snoozed_until is not null and e.spam_at is null
            -- A promise is stronger than snoozing.
            else e.waits_until is not null
              and (e.waits_until < now() or queue = 'waiting' and e.snoozed_until > now() is not true)
          end
          and (wrote_from is null or e.id in (
            select m.thread_id from public.emails m
            where m.created_at >= wrote_from and m.created_at < wrote_before
          ))
          and (after_id is null or (q.place, q.since, e.id) > (after_place, after_moment, after_id))
        order by q.place, q.since, e.id
        limit size
      )
      union all
      (
        -- A month is some thousands of emails, wherever their threads stand in the list by now.
        select e.* from (
          select distinct m.thread_id from public.emails m
          where m.created_at >= wrote_from and m.created_at < wrote_before
        ) wrote join wanted e on e.id = wrote.thread_id
        where way = 'by writing'
          and (after_id is null or (e.listed_at, e.id) < (after_moment, after_id))
        order by e.listed_at desc, e.id desc
        limit size
      )
      union all
      (
        select e.* from wanted e
        where way = 'by list'
          and e.listed_at is not null
          and (queue <> 'all' or customer is not null or e.snoozed_until > now() is not true)
          and (after_id is null or (e.listed_at, e.id) < (after_moment, after_id))
        order by e.listed_at desc, e.id desc
        limit size
      )
      union all
      (
        -- The newest thousands, in order, fill a page with anything in one of a hundred. A thread is not split.
        select distinct on (s.listed_at, s.thread_id) e.* from (
          select * from private.email_search s
          where after_id is null or (s.listed_at, s.thread_id) < (after_moment, after_id)
          order by s.listed_at desc, s.thread_id desc
          fetch first (window_size) rows with ties
        ) s join wanted e on e.id = s.thread_id
        where way = 'by newest' and (strpos(s.header, typed) > 0 or s.words @@ query)
        order by s.listed_at desc, s.thread_id desc
        limit size
      )
      union all
      (
        -- Rarer matches come from the indexes. `offset 0` hides the limit, or the plan would read all in order again.
        select e.* from (
          select distinct s.listed_at, s.thread_id from (
            select s.listed_at, s.thread_id
            from (
              select found.listed_at, found.thread_id from private.email_search found
              where has_trigram and found.header like '%' || regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%'
                or found.words @@ query
              union all
              -- Apart from the others: beside another index it would be computed again for each row.
              select found.listed_at, found.thread_id from private.email_search found
              where not has_trigram
                and private.pairs(found.header) @> private.pairs(typed) and strpos(found.header, typed) > 0
            ) s join wanted e on e.id = s.thread_id
            where way = 'by index' and (s.listed_at, s.thread_id) < (after_moment, after_id)
            offset 0
          ) s
          order by s.listed_at desc, s.thread_id desc
          limit size
        ) s join public.emails e on e.id = s.thread_id
        order by s.listed_at desc, s.thread_id desc
      );
    get diagnostics found_count = row_count;
    exit when way <> 'by newest' or found_count = size;

    select s.listed_at, s.thread_id into after_moment, after_id from private.email_search s
    where after_id is null or (s.listed_at, s.thread_id) < (after_moment, after_id)
    order by s.listed_at desc, s.thread_id desc
    offset window_size - 1 limit 1;
    exit when not found;
    way := 'by index';
    size := size - found_count;
  end loop;
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
    new_role <> 'user' and invited ~ '^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$',
    'An invitation needs an address and a staff role'
  );
  perform private.require(not private.works_here(array[invited]), 'This person is on the staff already');

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

CREATE OR REPLACE FUNCTION public.mentions_of_person (
  names  text[],
  phones text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '2min'
  AS $function$
declare
  place record;
  found_rows bigint;
  patterns text[];
  numbers text[];
  mentions jsonb := '{}'::jsonb;
begin
  perform private.require_recent_admin();
  -- A single word is not specific enough.
  patterns := array(
    select private.containing(btrim(name)) from unnest(names[:100]) name
    where btrim(name) ~ '\S\s+\S' and char_length(btrim(name)) >= 6
  );
  -- With any separators between the digits.
  numbers := array(
    select regexp_replace(phone, '(\d)(?=\d)', '\1\\D{0,3}', 'g') from unnest(phones[:100]) phone where phone ~ '^\d{9,15}$'
  );
  for place in
    select words.relation, string_agg(format('%1$I::text ilike any ($1) or %1$I::text ~ any ($2)', words.name), ' or ')
      as named
    from private.wordy_columns() words
    where words.name not in ('html_content', 'html_body')
    group by words.relation
  loop
    execute format('select count(*) from %s where %s', place.relation, place.named)
    into found_rows using patterns, numbers;
    if found_rows > 0 then
      mentions := mentions || jsonb_build_object(place.relation::text, found_rows);
    end if;
  end loop;
  return mentions;
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
  is_verified boolean;
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

  return query select 'stored', new_email_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.release_chat_message (
  session_id text,
  message_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  update public.chat_messages m
  set leased_until = null
  from public.chat_sessions s
  where s.session_id = private.stored_session_id(release_chat_message.session_id)
    and m.chat_id = s.id
    and m.message_id = release_chat_message.message_id
    and m.leased_until is not null
$function$;

CREATE OR REPLACE FUNCTION public.store_chat_answer (
  session_id        text,
  message_id        uuid,
  content           text,
  reply             jsonb,
  state             jsonb,
  answered_by       public.chat_answerer,
  ended_reason      public.chat_end_reason DEFAULT NULL::public.chat_end_reason,
  model             text                   DEFAULT NULL::text,
  prompt_tokens     integer                DEFAULT 0,
  completion_tokens integer                DEFAULT 0,
  cost_micros       bigint                 DEFAULT 0
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  chat public.chat_sessions;
  stored_reply jsonb;
begin
  chat := private.lock_chat(private.stored_session_id(session_id));
  select m.reply into stored_reply from public.chat_messages m
  where m.chat_id = chat.id
    and m.message_id = store_chat_answer.message_id
    and m.role = 'assistant';
  if found then
    return stored_reply;
  end if;

  update public.chat_messages m set leased_until = null
  where m.chat_id = chat.id
    and m.message_id = store_chat_answer.message_id
    and m.role = 'user'
    and m.leased_until is not null;
  if not found then
    return null;
  end if;

  insert into public.chat_messages as m (
    chat_id, message_id, role, content, reply,
    answered_by, model, prompt_tokens, completion_tokens, cost_micros
  )
  values (
    chat.id, message_id, 'assistant', content, reply,
    answered_by, model, prompt_tokens, completion_tokens, cost_micros
  )
  returning m.reply into stored_reply;

  update public.chat_sessions s
  set state = store_chat_answer.state,
    last_message_at = now(),
    waiting_since = case when store_chat_answer.ended_reason is null then s.waiting_since end,
    ended_reason = coalesce(s.ended_reason, store_chat_answer.ended_reason),
    ended_at = coalesce(s.ended_at, case when store_chat_answer.ended_reason is not null then now() end)
  where s.id = chat.id;
  return stored_reply;
end
$function$;

CREATE OR REPLACE FUNCTION public.stored_session_id (
  session_id text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN private.stored_session_id(session_id);

REVOKE ALL ON FUNCTION "public"."stored_session_id"(text) FROM PUBLIC, "anon", "authenticated";

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
  -- A chat books once, even if the visitor asks again.
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
    -- A lead without an address is neither mailed nor counted.
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

  -- The booking of a chat takes over from its summary, whose row stays.
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

CREATE OR REPLACE FUNCTION public.take_chat_message (
  session_id      text,
  message_id      uuid,
  message         text,
  client_hash     text,
  max_per_window  integer,
  window_seconds  integer,
  max_messages    integer,
  history_length  integer,
  lease_seconds   integer,
  page_url        text    DEFAULT NULL::text,
  contact         jsonb   DEFAULT NULL::jsonb,
  consent_version text    DEFAULT NULL::text,
  continues       text    DEFAULT NULL::text
)
  RETURNS TABLE (
    outcome             text,
    retry_after_seconds integer,
    reply               jsonb,
    history             jsonb,
    state               jsonb,
    submission_id       uuid
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  chat public.chat_sessions;
  before public.chat_sessions;
  is_known boolean := false;
  busy_until timestamptz;
  client record;
  reached_at constant timestamptz := case when contact ?| array['phone', 'email', 'messenger'] then now() end;
begin
  -- Before anything is looked up, so that guesses of ids count too. Above the limit answers slow down, by a second per
  -- message up to ten; twenty times above it they stop.
  client := private.tally_hit('chat', client_hash, window_seconds);
  if client.hits > 20 * max_per_window then
    outcome := 'rate_limited';
    retry_after_seconds := client.seconds_left;
    return next;
    return;
  end if;

  -- One at a time for each session, before its row is there.
  session_id := private.stored_session_id(session_id);
  chat := private.lock_chat(session_id);
  if chat.id is not null then
    select (array_agg(m.reply) filter (where m.role = 'assistant'))[1], count(*) filter (where m.role = 'user') > 0
    into reply, is_known
    from public.chat_messages m
    where m.chat_id = chat.id and m.message_id = take_chat_message.message_id;
    select max(m.leased_until) into busy_until from public.chat_messages m
    where m.chat_id = chat.id and m.leased_until > now();
    outcome := case
      when reply is not null then 'answered'
      when chat.ended_at is not null then 'ended'
      when busy_until is not null then 'busy'
      when not is_known and chat.message_count >= take_chat_message.max_messages then 'session_full'
    end;
    if outcome is not null then
      retry_after_seconds := case outcome
        when 'busy' then greatest(1, ceil(extract(epoch from busy_until - now())))::integer
      end;
      return next;
      return;
    end if;
  else
    select * into before from public.chat_sessions s
    where s.session_id = private.stored_session_id(take_chat_message.continues) and s.ended_reason is distinct from 'completed';
  end if;

  insert into public.chat_sessions as s
    (session_id, page_url, continues_id, state, message_count, contact, contact_left_at, consent_version)
  values (session_id, page_url, before.id, coalesce(before.state, '{}'), 1, contact, reached_at, consent_version)
  on conflict on constraint chat_sessions_session_id_key do update
  set last_message_at = now(),
    visitor_seen_at = now(),
    message_count = s.message_count + (not is_known)::integer,
    contact = coalesce(s.contact || excluded.contact, excluded.contact, s.contact),
    contact_left_at = coalesce(s.contact_left_at, excluded.contact_left_at),
    consent_version = coalesce(excluded.consent_version, s.consent_version),
    waiting_since = case
      when s.handler_id is not null and not is_known then coalesce(s.waiting_since, now())
      else s.waiting_since
    end
  returning s.* into chat;

  -- A worker whose lease ran out has lost: its answer to another message would come after this one.
  update public.chat_messages m set leased_until = null
  where m.chat_id = chat.id and m.leased_until is not null;

  insert into public.chat_messages (chat_id, message_id, role, content, leased_until)
  values (
    chat.id, message_id, 'user', message,
    case when chat.handler_id is null then now() + make_interval(secs => lease_seconds) end
  )
  on conflict on constraint chat_messages_chat_id_message_id_role_key do update
  set content = excluded.content, leased_until = excluded.leased_until;

  outcome := case when chat.handler_id is null then 'taken' else 'handled' end;
  submission_id := chat.submission_id;
  retry_after_seconds := least(greatest(client.hits - max_per_window, 0), 10);
  state := '{}';
  history := '[]';
  if private.is_secret_session(chat.session_id) then
    state := chat.state;
    select coalesce(
      jsonb_agg(jsonb_build_object('role', latest.role, 'content', latest.content) order by latest.id),
      '[]'
    ) into history
    from (
      select m.id, m.role, m.content from public.chat_messages m
      where m.chat_id in (chat.id, chat.continues_id) and m.message_id <> take_chat_message.message_id
      order by m.id desc
      limit take_chat_message.history_length
    ) latest;
  end if;
  return next;
end
$function$;

CREATE OR REPLACE FUNCTION public.take_recovery_code (
  person       uuid,
  code         text,
  kept_session uuid DEFAULT NULL::uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if public.count_hit('recovery', person::text, 5, 3600) > 0 then
    return false;
  end if;
  -- Only this one: if Auth fails to remove a factor, the others are left.
  delete from private.recovery_codes c
  where c.user_id = person and c.code_hash = private.hash_key(lower(btrim(code)));
  if not found then
    perform private.note_security('code_failed', person);
    return false;
  end if;
  -- The laptop may have been lost with the telephone: sign out every other session.
  delete from auth.sessions s where s.user_id = person and s.id is distinct from kept_session;
  perform private.note_security('recovery_code_used', person);
  return true;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_recovery_code"(uuid, text, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE TRIGGER emails_forget_corrections
  AFTER DELETE ON public.emails
  FOR EACH ROW
  WHEN ((old.submission_id IS NOT NULL))
  EXECUTE FUNCTION private.forget_corrections();

CREATE TRIGGER profiles_write_plain_name
  BEFORE INSERT OR UPDATE OF full_name ON public.profiles
  FOR EACH ROW
  EXECUTE FUNCTION private.write_plain_name();

REVOKE ALL ON FUNCTION "private"."announce_correction"(public.emails, jsonb, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."announce_correction"(public.emails, jsonb, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."are_many_mails"(boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."are_many_mails"(boolean) TO "service_role";

REVOKE ALL ON FUNCTION "private"."correction_terms"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."correction_terms"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."follow_lead"(public.emails, jsonb, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."follow_lead"(public.emails, jsonb, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "private"."forget_corrections"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_whole_address"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_get"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may_get"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."plain_name"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."public_submission_id"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."public_submission_id"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."recipient_hash"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."recipient_hash"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."recipient_limits"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."recipient_limits"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."stored_session_id"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."stored_session_id"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."without_identifier"(text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."without_title"(text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."write_plain_name"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."idle_chats"(integer, integer, integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."stored_session_id"(text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."take_recovery_code"(uuid, text, uuid) TO "service_role";

update public.profiles
set full_name = private.plain_name(full_name)
where full_name is distinct from private.plain_name(full_name);
