set local lock_timeout = '2s';
set local statement_timeout = '10min';

SET local check_function_bodies = off;

-- With the same arguments it goes on being called as before.
DROP FUNCTION "public"."take_recovery_code"(uuid, text);

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
  kind constant public.security_event := case when of_code then 'code_failed' else 'sign_in_failed' end;
  person constant uuid := (event ->> 'user_id')::uuid;
  failures bigint;
  last_failure timestamptz;
  is_refused boolean;
begin
  -- Of an account's attempts at the same moment each sees the one before.
  perform pg_advisory_xact_lock(hashtextextended('attempt ' || person, 0));
  select count(*), max(l.at) into failures, last_failure
  from public.security_log l
  where l.user_id = person and l.event = kind and not l.details ? 'refused' and l.at > now() - interval '15 minutes';
  -- Ten wrong codes: none is taken until they are a quarter of an hour old. After five wrong passwords each pause is twice
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
  kept text[] := '{}';
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
  perform private.require(not private.works_here(owned.addresses), 'Whoever works here cannot be erased');
  erased := to_jsonb(private.count_traces(owned.chat_ids, owned.email_ids))
    || jsonb_build_object('had_account', owned.account_id is not null);

  -- First what leads to nothing else of theirs: a second attempt finds the rest by card, chats and account.
  if place is null then
    -- The log keeps that tags were changed, and by whom. What they said may name a person.
    update public.audit_log l set details = l.details - 'from' - 'to'
    where l.id in (
      select t.id from public.audit_log t
      where t.action = 'tags_changed' and t.entity_id in (select unnest(owned.email_ids))
      union select t.id from public.audit_log t
      where t.action = 'tags_changed' and strpos(lower(t.details::text), erase_person.address) > 0
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
    -- Nobody is handed a card that is about to vanish, and leads wait for no more than that. What came meanwhile goes, too.
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
  -- One word is the name of many.
  patterns := array(
    select private.containing(btrim(name)) from unnest(names[:100]) name
    where btrim(name) ~ '\S\s+\S' and char_length(btrim(name)) >= 6
  );
  -- However the digits are parted.
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
  -- Telephone and laptop may be gone together: whoever has them is signed out.
  delete from auth.sessions s where s.user_id = person and s.id is distinct from kept_session;
  perform private.note_security('recovery_code_used', person);
  return true;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_recovery_code"(uuid, text, uuid) FROM PUBLIC, "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."is_whole_address"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."take_recovery_code"(uuid, text, uuid) TO "service_role";
