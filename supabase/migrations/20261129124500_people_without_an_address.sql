set local lock_timeout = '2s';
set local statement_timeout = '10min';

set local check_function_bodies = off;

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

create or replace function private.require_access_to_person(address text)
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

create or replace function private.traces_of(
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

create or replace function private.black_out(addresses text[], own_ids uuid[], place jsonb, deadline timestamptz)
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

create or replace function public.erase_person(address text, place jsonb default null)
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
      where t.action in ('tags_changed', 'lead_corrected') and private.is_address(erase_person.address)
        and strpos(lower(t.details::text), erase_person.address) > 0
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
$$;

revoke all on function private.contact_key(text) from public;

revoke all on function private.is_address(text) from public;
