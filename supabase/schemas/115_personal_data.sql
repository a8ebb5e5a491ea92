-- Exported or erased by address, for admins also by number or nick (decision 33). What staff note about a person is exported for admins only.

-- The nine digits of a telephone number, or an account with its messenger, Telegram where none is named: «700123456» of
-- «wa.me/996700123456», «t.me/nurlan» of «@Nurlan».
create function private.contact_key(written text)
returns text
language sql immutable set search_path = ''
return (
  select case
    when account ~ '^[+\d() .-]{5,}$' then right(regexp_replace(account, '\D', '', 'g'), 9)
    else replace(coalesce(substring(link, '^(.+)/'), 't.me'), 'telegram.me', 't.me') || '/' || account
  end
  from (select regexp_replace(lower(btrim(written)), '^(https?://)?(www\.)?', '')) typed (link)
  cross join lateral (select regexp_replace(link, '^.*[/@]', '')) name (account)
);

create function private.is_address(written text)
returns boolean
language sql immutable set search_path = ''
return is_address.written ~ '^[^\s@]+@[^\s@]+$';

-- Only an admin's search follows numbers and nicks: any person can type another's into a form, to get their requests.
create function private.require_access_to_person(address text)
returns void
language sql stable set search_path = ''
as $$
  select private.require(
    private.is_address(address) or (private.has_role('admin') and private.contact_key(address) ~ '[^/]{3}$'),
    'This is not an address'
  );
  select private.require(
    private.has_role('admin') or private.own_address() = address,
    'Only an admin or the owner of the address may do this', 'insufficient_privilege'
  );
  select private.require_recent();
$$;

create index emails_lead_email_idx on public.emails (lower(lead ->> 'email')) where lead is not null;
create index emails_messenger_idx on public.emails (id) where lead ? 'messenger';
create index emails_relayed_idx on public.emails (lower(reply_to)) where is_relayed;

-- A kept plan looks an array through for each row where the query says «= any», and makes a table of it where it says
-- «in (select unnest …)». For an admin a merged card is one person with several addresses and a number; for the owner
-- of an address, what came from it: the rest of the card may be another person's, who wrote under the same name. An
-- address in a chat with a guessable id proves nothing: anyone may have written it there. Instead of an address an admin may
-- give a number or a nick: of those who left no address with it.
create function private.traces_of(
  address text,
  follows_cards boolean,
  out account_id uuid,
  out addresses text[],
  out phones text[],
  out customer_ids uuid[],
  out chat_ids uuid[],
  out email_ids uuid[]
)
language plpgsql stable set search_path = ''
as $$
declare
  sought constant text := case
    when follows_cards and not private.is_address(address) then private.contact_key(address)
  end;
begin
  select u.id into account_id from auth.users u where lower(u.email) = address;

  select array_agg(c.id) into customer_ids
  from public.customers c
  where (c.email = address or c.other_emails @> array[address])
    and (follows_cards or (c.email = address and c.other_emails = '{}'));
  customer_ids := coalesce(customer_ids, '{}');
  addresses := array(
    select address where private.is_address(address)
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
  if sought ~ '^\d+$' then
    phones := array[sought];
  end if;
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
    where e.lead ? 'messenger' and private.contact_key(e.lead ->> 'messenger') = sought
      and coalesce(e.lead ->> 'email', '') = ''
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
          and (
            right(regexp_replace(s.contact ->> 'phone', '\D', '', 'g'), 9) = any (phones)
            or private.contact_key(s.contact ->> 'messenger') = sought
          )
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
$$;

create function private.works_here(addresses text[])
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from auth.users u where lower(u.email) = any (addresses) and private.staff_member(u.id) is not null
  )
$$;

create function private.count_traces(
  chat_ids uuid[], email_ids uuid[], out requests bigint, out chats bigint, out files bigint
)
language sql stable set search_path = ''
as $$
  select cardinality(count_traces.email_ids), cardinality(count_traces.chat_ids), count(*)
  from public.attachments a
  where a.email_id in (select unnest(count_traces.email_ids))
    or a.reply_id in (
      select r.id from public.email_replies r where r.email_id in (select unnest(count_traces.email_ids))
    )
$$;

-- What erasing would delete: how much, under which names and addresses. For admins, and for the address's owner.
create function public.describe_person(address text)
returns table (
  addresses text[], names text[], phones text[], requests bigint, chats bigint, files bigint, cards bigint,
  subscriptions bigint, mails bigint, invitations bigint, has_account boolean, works_here boolean
)
language plpgsql stable security definer set search_path = '' set statement_timeout = '2min'
as $$
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
$$;

-- Handing out -------------------------------------------------------------------------------------------------

-- All columns of a person's rows but those named here: a new one is handed out. The first part by default, which says
-- whether there are more. Of each list a part has two thousand entries: PostgreSQL makes no JSON of more than 256 MB.
-- For admins, and for the address's owner, without what staff note.
create function public.export_person(address text, part integer default 0)
returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '2min'
as $$
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
$$;

-- Erasing -------------------------------------------------------------------------------------------------------

-- All our text columns, except those of the logs: they refuse changes, and hold no texts but former ones of leads, which
-- are deleted with the leads.
create function private.wordy_columns()
returns table (relation regclass, name name, type text)
language sql stable set search_path = ''
as $$
  select c.oid::regclass, a.attname, format_type(a.atttypid, null)
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and c.relkind = 'r'
    and c.oid not in (
      'public.audit_log'::regclass, 'public.security_log'::regclass, 'private.email_search'::regclass
    )
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and format_type(a.atttypid, null) in ('text', 'text[]', 'jsonb')
$$;

-- Whether an address between these texts is a whole one: possibly in a link, but not the end of a longer address
-- (o'brien@, r&d@) or the beginning of another.
create function private.is_whole_address(before text, after text)
returns boolean
language sql immutable set search_path = ''
return after !~ '^([\w-]|\.\w)' and (
  -- In JSON a line's end is two characters, the second of them a letter.
  before ~ '\\[nrt]$'
  or before ~ '(^|[?&"])[\w.%-]{1,80}=$'
  or before ~ '://\S*/$'
  or before !~ '([\w.+-]|[a-z0-9][!#$%&''*/=?^`{|}~]+)$'
);

-- Replaces each address by «[…]». Looks back over a bounded context, so that the time is linear in the text's length.
create function private.without_addresses(written text, addresses text[])
returns text
language plpgsql immutable set search_path = ''
as $$
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
$$;

-- Cleans a mail's id, which may consist of nothing but the address and has to stay unique.
create function private.without_identifier(written text, addresses text[])
returns text
language sql volatile set search_path = ''
return case
  when private.without_addresses(written, addresses) <> written
  then '<' || replace(gen_random_uuid()::text, '-', '') || '@erased.invalid>'
  else written
end;

-- Cleans a title, which has to stay unique for its owner.
create function private.without_title(written text, addresses text[])
returns text
language sql volatile set search_path = ''
return case
  when private.without_addresses(written, addresses) <> written
  then left(private.without_addresses(written, addresses), 55) || ' ' || left(gen_random_uuid()::text, 4)
  else written
end;

-- The text as a pattern of LIKE that matches it anywhere.
create function private.containing(sought text)
returns text
language sql immutable set search_path = ''
return '%' || regexp_replace(sought, '([\\%_])', '\\\1', 'g') || '%';

-- Removes addresses from what others wrote, from a place ({"table": ""}: the beginning) until the deadline. Returns the
-- place to go on from, or null at the end. Skips own_ids, which are erased afterwards.
create function private.black_out(addresses text[], own_ids uuid[], place jsonb, deadline timestamptz)
returns jsonb
language plpgsql set search_path = ''
as $$
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
  if addresses = '{}' then
    return null;
  end if;
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
$$;

-- Counts by table, for admins, the rows that mention these names or numbers: only a reader can tell whom they mean. HTML
-- is left out, since a mail's text says the same.
create function public.mentions_of_person(names text[], phones text[])
returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '2min'
as $$
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
$$;

-- Deletes emails with the threads they began, except those of chats, which are deleted with the chats later. Returns
-- whether all are gone.
create function private.erase_emails(ids uuid[], deadline timestamptz)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  -- A thread's first comes last, since the rest of it goes with it.
  doomed constant uuid[] := array(
    select e.id from public.emails e
    where e.id in (
        select unnest(ids)
        union select answer.id from public.emails answer where answer.thread_id in (select unnest(ids))
      )
      and not exists (select from public.chat_sessions s where s.email_id = e.id)
      and not exists (select from public.chat_sessions s where s.summary_id = e.id)
    order by e.thread_id = e.id
  );
  touched_threads constant uuid[] := array(
    select distinct e.thread_id from public.emails e
    where e.id in (select unnest(ids)) and not exists (select from unnest(ids) own (id) where own.id = e.thread_id)
  );
  length constant integer := 1000;
  erased integer := 0;
begin
  while erased < cardinality(doomed) loop
    delete from public.emails e where e.id = any (doomed[erased + 1 : erased + length]);
    erased := erased + length;
    exit when clock_timestamp() > deadline;
  end loop;

  -- The remains of others' threads.
  update public.emails first
  set answers = (
      select count(*) from public.emails e where e.thread_id = first.id and e.id <> first.id
    ),
    answer_preview = private.answer_preview(first.id),
    waiting_since = case when first.processed then first.waiting_since else private.waiting_since(first) end
  where first.id = any (touched_threads);
  return erased >= cardinality(doomed);
end
$$;

-- Erases a person, with all threads that they began. One call works for some seconds and returns `next`, the place for the
-- next call, or null at the end. An interrupted erasure starts over. For admins, and for the address's owner.
create function public.erase_person(address text, place jsonb default null)
returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '2min'
as $$
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
$$;

create function private.erase_accounts(addresses text[])
returns void
language plpgsql set search_path = ''
as $$
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
$$;
