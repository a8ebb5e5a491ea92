set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

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
  -- The first finds most that do not match for a third of the time: by it alone an «@» may be anything.
  identifiers constant name[] := '{message_id,in_reply_to,reference_ids,provider_message_id,bounce_id}';
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
      perform private.correct_lead(known, email, add_lead.lead);
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

  -- A message to the managers is no booking.
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
      lead := private.correct_lead(lead, submit_lead.email, submit_lead.customer);
      perform private.give_uploads(submit_lead.attachment_ids, lead.id);
      if not lead.is_suspicious and client.hits <= submit_lead.max_per_window then
        delete from public.outbox o
        where o.email_id = lead.id and o.kind in ('lead_notification', 'lead_confirmation');
        perform private.announce_lead(lead, submit_lead.notification, submit_lead.confirmation);
      end if;
    end if;
    if submit_lead.proved_human and lead.is_suspicious and lead.spam_at is null then
      perform private.trust_lead(lead, submit_lead.notification, submit_lead.confirmation);
      lead.is_suspicious := false;
    end if;
    return query
    select 'duplicate', lead.id, null::integer,
      private.missing_uploads(submit_lead.attachment_ids, lead.id), lead.due_at, lead.is_suspicious;
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

REVOKE ALL ON FUNCTION "private"."public_submission_id"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."public_submission_id"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."stored_session_id"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."stored_session_id"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."without_identifier"(text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."without_title"(text, text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."stored_session_id"(text) TO "service_role";

-- What visitors' browsers know stays in the browsers.
update public.emails
set submission_id = private.public_submission_id(submission_id)
where submission_id is not null;

update public.chat_sessions
set session_id = private.stored_session_id(session_id);
