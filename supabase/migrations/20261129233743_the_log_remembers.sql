set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

DROP FUNCTION "private"."retention_terms"();

CREATE TABLE "public"."former_staff" (
  "user_id"   uuid                     NOT NULL,
  "full_name" text,
  "email"     text                     NOT NULL,
  "left_at"   timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "former_staff_full_name_check" CHECK ((char_length(full_name) <= 120)),
  CONSTRAINT "former_staff_pkey" PRIMARY KEY (user_id)
);

ALTER TABLE "public"."former_staff"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."former_staff" FROM "anon";

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
  -- Of staff that they were, just remembered.
  delete from public.former_staff f where f.user_id in (select unnest(gone_ids));
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

CREATE OR REPLACE FUNCTION private.has_worked_here (
  person uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.staff_member(person) is not null or exists (
    select from public.audit_log l
    where l.entity = 'user' and l.entity_id = person
      and ('{admin,staff}'::text[] && array[l.details ->> 'from', l.details ->> 'to'])
  )
$function$;

CREATE OR REPLACE FUNCTION private.names_somebody (
  action text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN (action = ANY (ARRAY['tags_changed'::text, 'lead_corrected'::text, 'person_invited'::text, 'invitation_withdrawn'::text]));

CREATE OR REPLACE FUNCTION private.people_named (
  word text
)
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select p.user_id from public.profiles p where strpos(p.search_text, word) > 0
  union all
  select f.user_id from public.former_staff f
  where strpos(private.same_letters(lower(concat_ws(' ', f.full_name, f.email))), word) > 0
$function$;

CREATE OR REPLACE FUNCTION private.prune_old_data (
  max_rows integer DEFAULT 10000
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  terms constant record := private.retention_terms();
  deleted record;
begin
  select 0 as rate_limits, 0 as llm_spending, 0 as quizzes, 0 as notifications, 0 as unchecked_files,
    0 as unconfirmed, 0 as unsubscribed, 0 as accounts, 0 as security, 0 as team, 0 as invitations, 0 as mails, 0 as letters,
    0 as spam, 0 as summaries, 0 as chats, 0 as requests, 0 as customers
  into deleted;

  -- First, and never waiting: count_hit locks these rows before any other.
  delete from private.rate_limits
  where (bucket, client_hash) in (
    select expired.bucket, expired.client_hash
    from private.rate_limits expired
    where expired.window_ends_at <= now()
    for update skip locked
  );
  get diagnostics deleted.rate_limits = row_count;

  -- Of the budget's day.
  delete from private.llm_spending s where s.day < (now() at time zone 'UTC')::date;
  get diagnostics deleted.llm_spending = row_count;

  delete from public.quiz_runs r where r.started_at <= now() - terms.quizzes;
  get diagnostics deleted.quizzes = row_count;

  -- Staff's own list, which contains nothing beyond its emails and chats.
  delete from public.notifications n where n.created_at <= now() - interval '30 days';
  get diagnostics deleted.notifications = row_count;

  -- Unchecked files of mails: the message they came with stays, and says so.
  delete from public.attachments a
  where a.media_type = 'application/octet-stream' and a.created_at <= now() - interval '30 days';
  get diagnostics deleted.unchecked_files = row_count;

  delete from public.newsletter_subscriptions s
  where s.status = 'pending' and s.requested_at <= now() - terms.unconfirmed;
  get diagnostics deleted.unconfirmed = row_count;

  delete from public.newsletter_subscriptions s where s.ended_at <= now() - terms.unsubscribed;
  get diagnostics deleted.unsubscribed = row_count;

  -- Another person's address, mistyped or misused, is not kept. Staff were invited by an admin.
  delete from auth.users u
  where u.email_confirmed_at is null
    and u.phone_confirmed_at is null
    and u.created_at <= now() - terms.accounts
    and private.staff_member(u.id) is null;
  get diagnostics deleted.accounts = row_count;

  delete from public.security_log l where l.at <= now() - terms.security;
  get diagnostics deleted.security = row_count;

  delete from public.former_staff f where f.left_at <= now() - terms.team;
  get diagnostics deleted.team = row_count;

  update public.audit_log l set details = l.details - 'from' - 'to'
  where l.kind = 'person' and l.action in ('person_invited', 'invitation_withdrawn')
    and l.details ? 'to' and l.at <= now() - terms.team;

  delete from public.invitations i
  where i.accepted_at is null and i.expires_at <= now() - terms.unconfirmed;
  get diagnostics deleted.invitations = row_count;

  -- A mail that failed for good has the time at which it did.
  delete from public.outbox
  where id in (
    select o.id from public.outbox o
    where o.status in ('sent', 'failed', 'bounced')
      and coalesce(o.sent_at, o.next_attempt_at) <= now() - terms.mails
    limit max_rows for update of o
  );
  get diagnostics deleted.mails = row_count;

  -- Letters in progress when their issue was cancelled, and are not any more.
  delete from public.outbox o using public.newsletter_issues i
  where i.id = o.issue_id
    and i.status = 'cancelled'
    and o.status in ('pending', 'sending')
    and coalesce(o.leased_until, o.next_attempt_at) <= now();
  get diagnostics deleted.letters = row_count;

  -- Whole threads, unless something came in since, to be found. One taken back meanwhile is rechecked under its lock.
  delete from public.emails
  where id in (
    select e.id from public.emails e
    where e.spam_at <= now() - terms.spam
      and not exists (
        select from public.emails answer
        where answer.thread_id = e.id and answer.id <> e.id and answer.created_at > now() - terms.spam
      )
    limit max_rows for update of e
  );
  get diagnostics deleted.spam = row_count;

  -- Not what staff are working on, nor a booking or a contact. The summary first, while it is known whose it is.
  delete from public.emails
  where id in (
    select e.id from public.emails e
    join public.chat_sessions s on s.summary_id = e.id
    where s.last_message_at <= now() - terms.chats
      and e.lead is null
      and e.answers = 0
      and e.status <> 'in_progress'
    limit max_rows for update of e
  );
  get diagnostics deleted.summaries = row_count;

  -- Only once no summary waits for the next time.
  delete from public.chat_sessions
  where id in (
    select s.id from public.chat_sessions s
    where s.last_message_at <= now() - terms.chats
      and not exists (
        select from public.emails e where e.id = s.email_id and e.status = 'in_progress'
      )
      and deleted.summaries < max_rows
    limit max_rows for update of s
  );
  get diagnostics deleted.chats = row_count;

  -- What staff are still working on stays, and so does whatever a person sent who has written since.
  delete from public.emails
  where id in (
    select e.id from public.emails e
    where e.thread_id = e.id
      and e.status <> 'in_progress'
      and e.received_at <= now() - terms.requests
      and not exists (
        select from public.emails answer
        where answer.thread_id = e.id and answer.received_at > now() - terms.requests
      )
      and not exists (
        select from public.customers c
        where c.id = e.customer_id and c.last_seen_at > now() - terms.requests
      )
    limit max_rows for update of e
  );
  get diagnostics deleted.requests = row_count;

  -- A subscription is no request: it keeps only its own address.
  delete from public.customers c
  where c.last_seen_at <= now() - terms.requests
    and not exists (
      select from public.emails e
      where e.customer_id = c.id and e.source is distinct from 'newsletter'
    );
  get diagnostics deleted.customers = row_count;

  delete from public.retention_runs r where r.started_at <= now() - interval '1 year';
  return to_jsonb(deleted);
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_audit_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- Except for words that name a person, which go with them or after a term.
  if private.names_somebody(old.action) and new.details = old.details - 'from' - 'to'
    and to_jsonb(new) - 'details' - 'kind' = to_jsonb(old) - 'details' - 'kind'
  then
    return new;
  end if;
  raise insufficient_privilege using message = 'The audit log can only grow';
end
$function$;

CREATE OR REPLACE FUNCTION private.remember_staff()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.has_worked_here(old.user_id) then
    insert into public.former_staff (user_id, full_name, email) values (old.user_id, old.full_name, old.email)
    on conflict (user_id) do nothing;
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION private.retention_terms (
  OUT requests interval,
  OUT mails interval,
  OUT unconfirmed interval,
  OUT unsubscribed interval,
  OUT chats interval,
  OUT quizzes interval,
  OUT spam interval,
  OUT accounts interval,
  OUT security interval,
  OUT team interval
)
  RETURNS record
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select interval '3 years', interval '90 days', interval '30 days', interval '30 days',
    interval '1 year', interval '1 year', interval '30 days', interval '7 days',
    interval '1 year', interval '3 years'
$function$;

CREATE OR REPLACE FUNCTION public.audit_page (
  words       text[]                   DEFAULT '{}'::text[],
  acts        text[]                   DEFAULT '{}'::text[],
  wanted_kind text                     DEFAULT NULL::text,
  author      uuid                     DEFAULT NULL::uuid,
  is_system   boolean                  DEFAULT false,
  since       timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  before      timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  older_than  bigint                   DEFAULT NULL::bigint,
  page_size   integer                  DEFAULT 100
)
  RETURNS SETOF public.audit_log
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  sought constant text[] := array(
    select private.same_letters(lower(word)) from unnest(words[:8]) with ordinality w (word, number)
    where word <> '' order by number
  );
  -- What each word means, by its number.
  people uuid[];
  of_people bigint[];
  subjects uuid[];
  of_subjects bigint[];
begin
  perform private.require_admin('read the log');
  select array_agg(p.id), array_agg(w.number) into people, of_people
  from unnest(sought) with ordinality w (word, number), private.people_named(w.word) p (id);
  select array_agg(found.id), array_agg(w.number) into subjects, of_subjects
  from unnest(sought) with ordinality w (word, number)
  cross join lateral (
    select unnest(array[s.email_id, s.thread_id]) as id from private.email_search s
    where w.word ~ '[[:alnum:]]{3}' and s.header like private.containing(w.word)
    union
    select unnest(array[s.email_id, s.thread_id]) from private.email_search s
    where w.word ~ '^\d{4,}$' and s.parts like private.containing(w.word)
    union
    select c.id from public.customers c where strpos(c.search_text, w.word) > 0
    union
    select i.id from public.newsletter_issues i where strpos(private.same_letters(lower(i.subject)), w.word) > 0
    union
    select i.id from public.invitations i where strpos(private.same_letters(i.email), w.word) > 0
  ) found;
  subjects := subjects || people;
  of_subjects := of_subjects || of_people;
  -- A condition for each word, whose lists are looked up by hash: each line is read once.
  return query execute format(
    $query$
      select l.*
      from public.audit_log l
      where ($1 is null or l.kind = $1)
        and ($2 is null or l.actor_id = $2)
        and (not $3 or l.actor_id is null)
        and ($4 is null or l.at >= $4)
        and ($5 is null or l.at < $5)
        and ($6 is null or l.id < $6)
        %s
      order by l.id desc
      limit $7
    $query$,
    (
      select string_agg(
        format(
          $condition$
            and (
              l.action = any (string_to_array($8[%1$s], ','))
              or coalesce(l.actor_id in (select p.id from unnest($9, $10) p (id, number) where p.number = %1$s), false)
              or l.entity_id in (select s.id from unnest($11, $12) s (id, number) where s.number = %1$s)
              or l.action in ('assignee_changed', 'chat_taken_over') and (
                coalesce((l.details ->> 'from')::uuid in (select p.id from unnest($9, $10) p (id, number) where p.number = %1$s), false)
                or coalesce((l.details ->> 'to')::uuid in (select p.id from unnest($9, $10) p (id, number) where p.number = %1$s), false)
              )
              or l.action = any ($14) and strpos(
                private.same_letters(lower(concat_ws(' ', l.details ->> 'from', l.details ->> 'to'))), $13[%1$s]
              ) > 0
            )
          $condition$,
          number
        ),
        ''
      )
      from generate_subscripts(sought, 1) number
    )
  )
  using wanted_kind, author, coalesce(is_system, false), since, audit_page.before, older_than,
    least(greatest(page_size, 1), 500), acts, people, of_people, subjects, of_subjects, sought,
    -- Once, not for each line.
    array(select act::text from unnest(enum_range(null::public.audit_action)) act where private.names_somebody(act::text));
end
$function$;

REVOKE ALL
  ON FUNCTION "public"."audit_page"(text[], text[], text, uuid, boolean, timestamp WITH time zone, timestamp WITH time zone, bigint, integer)
  FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.describe_person (
  address text
)
  RETURNS TABLE (
    addresses     text[],
    names         text[],
    phones        text[],
    requests      bigint,
    chats         bigint,
    files         bigint,
    cards         bigint,
    subscriptions bigint,
    mails         bigint,
    invitations   bigint,
    has_account   boolean,
    works_here    boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '2min'
  AS $function$
declare
  owned record;
begin
  address := lower(btrim(address));
  perform private.require_access_to_person(address);
  owned := private.traces_of(address, private.has_role('admin'));
  return query
  select owned.addresses,
    array(
      select c.name from public.customers c where c.id = any (owned.customer_ids) and c.name is not null
      union select e.from_name from public.emails e where e.id in (select unnest(owned.email_ids)) and e.from_name is not null
      union select e.lead ->> 'name' from public.emails e where e.id in (select unnest(owned.email_ids)) and e.lead ? 'name'
      union select s.contact ->> 'name' from public.chat_sessions s where s.id = any (owned.chat_ids) and s.contact ? 'name'
      union select p.full_name from public.profiles p where p.user_id = owned.account_id and p.full_name is not null
      union select f.full_name from public.former_staff f where lower(f.email) = any (owned.addresses) and f.full_name is not null
    ),
    owned.phones, counted.requests, counted.chats, counted.files,
    cardinality(owned.customer_ids)::bigint,
    (select count(*) from public.newsletter_subscriptions s where s.email = any (owned.addresses)),
    (select count(*) from public.outbox o where lower(o.to_email) = any (owned.addresses)),
    (select count(*) from public.invitations i where i.email = any (owned.addresses)),
    owned.account_id is not null,
    private.works_here(owned.addresses)
  from private.count_traces(owned.chat_ids, owned.email_ids) counted;
end
$function$;

CREATE OR REPLACE FUNCTION public.email_tags()
  RETURNS TABLE (
    tag    text,
    emails bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select tagged.tag, count(*)
  from public.emails e, unnest(e.tags) tagged (tag)
  where e.tags <> '{}'
  group by tagged.tag
  order by count(*) desc, tagged.tag
  limit 1000
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
      where private.names_somebody(t.action) and private.is_address(erase_person.address)
        and strpos(lower(t.details::text), erase_person.address) > 0
    );
  end if;
  if place is null or not place ? 'table' then
    if private.erase_emails(owned.email_ids, deadline) then
      delete from public.newsletter_subscriptions s where s.email = any (owned.addresses);
      delete from public.email_replies r where lower(r.to_email) = any (owned.addresses);
      delete from public.outbox o where lower(o.to_email) = any (owned.addresses);
      delete from public.invitations i where i.email = any (owned.addresses);
      delete from public.former_staff f where lower(f.email) = any (owned.addresses);
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

CREATE OR REPLACE FUNCTION public.export_person (
  address text,
  part    integer DEFAULT 0
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '2min'
  AS $function$
declare
  length constant integer := 2000;
  begins_at constant bigint := length * part::bigint;
  is_admin constant boolean := private.has_role('admin');
  -- Our ids, our bookkeeping, and what another column says as well.
  of_email constant text[] := '{id,thread_id,refers_to_thread_id,customer_id,subscription_id,submission_id,change_id,'
    'assigned_to_user_id,message_id,in_reply_to,reference_ids,html_content,preview,answer_preview,answers,processed,shelf,'
    'listed_at,waits_until}'::text[];
  of_chat constant text[] := '{id,session_id,continues_id,email_id,summary_id,submission_id,handler_id,read_up_to,told_at,'
    'closing_attempts,closing_tried_at,message_count,note}'::text[];
  of_message constant text[] := '{id,chat_id,message_id,author_id,leased_until,reply,model,prompt_tokens,'
    'completion_tokens,cost_micros}'::text[];
  of_mail constant text[] := '{id,email_id,subscription_id,issue_id,reply_id,event_id,invitation_id,in_reply_to,'
    'reference_ids,message_id,provider_message_id,bounce_id,html_body,attempts,uncounted_attempts,lost_attempts,'
    'next_attempt_at,leased_until,last_error}'::text[];
  of_note constant text[] := '{id,email_id,chat_id,author_id}'::text[];
  of_file constant text[] := '{id,email_id,reply_id,uploaded_by,content_id,position,stored_at}'::text[];
  -- Staff's judgement of a request or a chat, for admins only.
  of_staff constant text[] := case when is_admin then '{}' else
    '{tags,is_suspicious,is_automatic,spam_at,snoozed_until,authentication}'::text[] end;
  owned record;
  known jsonb := '{}'::jsonb;
begin
  address := lower(btrim(address));
  perform private.require_access_to_person(address);
  owned := private.traces_of(address, is_admin);

  -- Everything that is not a list is in the first part only.
  if part > 0 is not true then
    known := jsonb_build_object(
      'address', export_person.address,
      'exported_at', now(),
      'account', (
        select coalesce(to_jsonb(p) - array['id', 'user_id', 'search_text'], '{}') || jsonb_build_object(
          'email', u.email, 'created_at', u.created_at, 'email_confirmed_at', u.email_confirmed_at,
          'role', ur.role, 'last_seen_at', seen.last_seen_at
        )
        from auth.users u
        left join public.profiles p on p.user_id = u.id
        left join public.user_roles ur on ur.user_id = u.id
        left join public.user_presence seen on seen.user_id = u.id
        where u.id = owned.account_id
      ),
      'account_events', (
        select jsonb_agg(jsonb_build_object('at', l.at, 'event', l.event) order by l.id)
        from public.security_log l where l.user_id = owned.account_id
      ),
      'saved_filters', (
        select jsonb_agg(to_jsonb(f) - array['id', 'user_id'])
        from public.saved_filters f where f.user_id = owned.account_id
      ),
      'invitations', (
        select jsonb_agg(to_jsonb(i) - array['id', 'token_hash', 'invited_by'])
        from public.invitations i where i.email = any (owned.addresses)
      ),
      'former_staff', (
        select jsonb_agg(to_jsonb(f) - array['user_id'])
        from public.former_staff f where lower(f.email) = any (owned.addresses)
      ),
      'newsletter', (
        select jsonb_agg(to_jsonb(s) - array['id', 'generation'])
        from public.newsletter_subscriptions s where s.email = any (owned.addresses)
      ),
      'contacts', (
        select jsonb_agg(to_jsonb(c) - array['id', 'search_text'] order by c.created_at)
        from public.customers c where c.id = any (owned.customer_ids)
      )
    );
  end if;
  known := known || jsonb_build_object(
    'requests', (
      select jsonb_agg(
        to_jsonb(e) - of_email - of_staff || jsonb_build_object('files', (
          select jsonb_agg(to_jsonb(a) - of_file order by a.position)
          from public.attachments a where a.email_id = e.id
        )) || case when is_admin then jsonb_build_object('notes_of_staff', (
          select jsonb_agg(to_jsonb(n) - of_note order by n.created_at)
          from public.email_notes n where n.email_id = e.id
        )) else '{}' end
        order by e.received_at
      )
      from public.emails e where e.id in (
        select own.id from public.emails own where own.id in (select unnest(owned.email_ids))
        order by own.received_at, own.id offset begins_at limit length
      )
    ),
    'answers', (
      select jsonb_agg(
        to_jsonb(r) - array['id', 'email_id', 'author_id', 'answers_until'] || jsonb_build_object('files', (
          select jsonb_agg(to_jsonb(a) - of_file order by a.position)
          from public.attachments a where a.reply_id = r.id
        ))
        order by r.created_at
      )
      from public.email_replies r where r.id in (
        select own.id from public.email_replies own where lower(own.to_email) = any (owned.addresses)
        order by own.created_at, own.id offset begins_at limit length
      )
    ),
    'chats', (
      select jsonb_agg(
        to_jsonb(s) - of_chat - of_staff || jsonb_build_object('messages', (
          select jsonb_agg(to_jsonb(m) - of_message order by m.id)
          from public.chat_messages m where m.chat_id = s.id
        )) || case when is_admin then jsonb_build_object('notes_of_staff', (
          select jsonb_agg(to_jsonb(n) - of_note order by n.created_at)
          from public.email_notes n where n.chat_id = s.id and n.email_id is null
        )) else '{}' end
        order by s.started_at
      )
      from public.chat_sessions s where s.id in (
        select own.id from public.chat_sessions own where own.id in (select unnest(owned.chat_ids))
        order by own.started_at, own.id offset begins_at limit length
      )
    ),
    'consents', (
      select jsonb_agg(to_jsonb(c) - array['id', 'email_id', 'customer_id'] order by c.given_at)
      from (
        select by_email.* from public.consents by_email where by_email.email_id in (select unnest(owned.email_ids))
        union select by_card.* from public.consents by_card where by_card.customer_id = any (owned.customer_ids)
        order by given_at, id offset begins_at limit length
      ) c
    ),
    'mails_sent', (
      select jsonb_agg(to_jsonb(o) - of_mail order by o.created_at, o.id)
      from public.outbox o where o.id in (
        select own.id from public.outbox own where lower(own.to_email) = any (owned.addresses)
        order by own.created_at, own.id offset begins_at limit length
      )
    )
  );
  known := known || jsonb_build_object('has_more', exists (
    select from unnest(array['requests', 'answers', 'chats', 'consents', 'mails_sent']) list
    where jsonb_array_length(nullif(known -> list, 'null')) = length
  ));

  perform private.audit(
    'person_exported', 'person', coalesce(owned.customer_ids[1], owned.account_id, gen_random_uuid())
  );
  perform private.note_security('data_exported', owned.account_id, '{"what": "person"}');
  return known;
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
    'person_invited', 'invitation', invitation_id, jsonb_build_object('role', new_role, 'to', invited)
  );
  perform private.note_security('invited', null, jsonb_build_object('role', new_role));
  return invitation_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.log_authors()
  RETURNS TABLE (
    user_id   uuid,
    full_name text,
    email     text,
    state     text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.require_admin('read the log');
  -- From one author to the next, by the index.
  with recursive authors as (
    (select l.actor_id from public.audit_log l order by l.actor_id limit 1)
    union all
    select (select l.actor_id from public.audit_log l where l.actor_id > a.actor_id order by l.actor_id limit 1)
    from authors a where a.actor_id is not null
  )
  select p.user_id, p.full_name, p.email,
    case
      when private.staff_member(p.user_id) is null then 'demoted'
      when p.blocked_until > now() then 'blocked'
      else 'works'
    end
  from public.profiles p
  where private.staff_member(p.user_id) is not null
    or (p.user_id in (select a.actor_id from authors a) and private.has_worked_here(p.user_id))
  union all
  select f.user_id, f.full_name, f.email, 'deleted' from public.former_staff f
  order by 4 desc, 2, 3;
$function$;

REVOKE ALL ON FUNCTION "public"."log_authors"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.overview_counts (
  days integer
)
  RETURNS TABLE (
    chats         bigint,
    taken_over    bigint,
    confirmations bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.require_admin();
  select
    (
      select count(*) from public.chat_sessions s
      where s.started_at >= (select private.period_start(days))
        -- It has an index, and is no earlier.
        and s.last_message_at >= (select private.period_start(days))
    ),
    (select count(*) from public.chat_sessions s where s.taken_over_at >= (select private.period_start(days))),
    (
      select count(*) from public.outbox o
      where o.kind = 'lead_confirmation' and o.status = 'sent' and o.sent_at >= (select private.period_start(days))
    );
$function$;

CREATE OR REPLACE FUNCTION public.overview_replies (
  days integer
)
  RETURNS TABLE (
    week           date,
    source         public.lead_source,
    promised       bigint,
    kept           bigint,
    unanswered     bigint,
    median_seconds double precision
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.require_admin();
  with recent as materialized (
    -- By the period's index: no plan knows that the period is short, and others would read all that was ever promised.
    select e.id, e.source, e.due_at, e.received_at, e.answered_at, e.created_at
    from public.emails e where e.created_at >= (select private.period_start(days))
  ), promised as materialized (
    select e.id, e.source, e.due_at, e.received_at, e.answered_at,
      date_trunc('week', e.created_at at time zone private.company_time_zone())::date as week,
      (e.received_at at time zone private.company_time_zone())::date as received_on,
      (e.answered_at at time zone private.company_time_zone())::date as answered_on
    from recent e
    where e.due_at is not null
      and (e.answered_at is not null or e.due_at < now())
  ), opened as materialized (
    select d.day::date as day, w.opens, w.closes
    from (select min(p.received_on) as first, max(p.answered_on) as last from promised p) bounds,
      generate_series(bounds.first::timestamp, bounds.last::timestamp, interval '1 day') d (day),
      private.working_periods(d.day::date, false) w
  ), worked as (
    select p.id, sum(least(w.closes, p.answered_at) - greatest(w.opens, p.received_at)) as working_time
    from promised p
    cross join generate_series(p.received_on::timestamp, p.answered_on::timestamp, interval '1 day') d (day)
    join opened w on w.day = d.day::date and w.opens < p.answered_at and w.closes > p.received_at
    group by p.id
  )
  select p.week, p.source, count(*),
    count(*) filter (where p.answered_at <= p.due_at),
    count(*) filter (where p.answered_at is null),
    percentile_cont(0.5) within group (order by coalesce(extract(epoch from w.working_time), 0)::double precision)
      filter (where p.answered_at is not null)
  from promised p left join worked w on w.id = p.id
  group by grouping sets ((), (p.week), (p.source))
  order by p.week, p.source;
$function$;

CREATE OR REPLACE FUNCTION public.security_page (
  words      text[]                   DEFAULT '{}'::text[],
  wanted     text[]                   DEFAULT '{}'::text[],
  events     text[]                   DEFAULT NULL::text[],
  since      timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  before     timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  older_than bigint                   DEFAULT NULL::bigint,
  page_size  integer                  DEFAULT 50
)
  RETURNS SETOF public.security_log
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  sought constant text[] := array(
    select private.same_letters(lower(word)) from unnest(words[:8]) with ordinality w (word, number)
    where word <> '' order by number
  );
  people uuid[];
  of_people bigint[];
begin
  perform private.require_admin('read the log');
  select array_agg(p.id), array_agg(w.number) into people, of_people
  from unnest(sought) with ordinality w (word, number), private.people_named(w.word) p (id);
  -- As in audit_page.
  return query execute format(
    $query$
      select l.*
      from public.security_log l
      where ($1 is null or l.event = any ($1::public.security_event[]))
        and ($2 is null or l.at >= $2)
        and ($3 is null or l.at < $3)
        and ($4 is null or l.id < $4)
        %s
      order by l.id desc
      limit $5
    $query$,
    (
      select string_agg(
        format(
          $condition$
            and (
              l.event::text = any (string_to_array($6[%1$s], ','))
              or coalesce(l.user_id in (select p.id from unnest($7, $8) p (id, number) where p.number = %1$s), false)
              or coalesce(l.actor_id in (select p.id from unnest($7, $8) p (id, number) where p.number = %1$s), false)
            )
          $condition$,
          number
        ),
        ''
      )
      from generate_subscripts(sought, 1) number
    )
  )
  using security_page.events, since, security_page.before, older_than, least(greatest(page_size, 1), 500),
    wanted, people, of_people;
end
$function$;

REVOKE ALL ON FUNCTION "public"."security_page"(text[], text[], text[], timestamp WITH time zone, timestamp WITH time zone, bigint, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.withdraw_invitation (
  invitation_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.require_recent_admin();
  with withdrawn as (
    delete from public.invitations i where i.id = invitation_id and i.accepted_at is null returning i.id, i.email
  )
  select private.audit('invitation_withdrawn', 'invitation', w.id, jsonb_build_object('to', w.email)) from withdrawn w;
$function$;

CREATE TRIGGER profiles_remember_staff
  BEFORE DELETE ON public.profiles
  FOR EACH ROW
  EXECUTE FUNCTION private.remember_staff();

CREATE POLICY "A session that lives, with its second factor" ON "public"."former_staff"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Admins read" ON "public"."former_staff"
  FOR SELECT
  TO "authenticated"
  USING (( SELECT private.has_role('admin'::public.app_role) AS has_role));

REVOKE ALL ON FUNCTION "private"."has_worked_here"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."names_somebody"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_named"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remember_staff"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."retention_terms"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."audit_page"(text[], text[], text, uuid, boolean, timestamp WITH time zone, timestamp WITH time zone, bigint, integer) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."log_authors"() TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."security_page"(text[], text[], text[], timestamp WITH time zone, timestamp WITH time zone, bigint, integer) TO "authenticated";

REVOKE ALL ON TABLE "public"."former_staff" FROM "authenticated";

GRANT SELECT ON TABLE "public"."former_staff" TO "authenticated";

REVOKE ALL ON TABLE "public"."former_staff" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."former_staff" TO "service_role";
