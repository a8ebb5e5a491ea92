-- A customer is known by an address, or a telephone number without one. A form's data about its sender are a claim:
-- they start a card, and do not change an existing one. Staff accept them, edit cards, and merge those of one person.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

create table public.customers (
  id uuid primary key default gen_random_uuid(),
  email text unique check (email = lower(btrim(email)) and char_length(email) between 1 and 254),
  -- The addresses of cards that were merged into this one.
  other_emails text[] not null default '{}' check (cardinality(other_emails) <= 20),
  name text check (char_length(name) <= 120),
  phone text check (char_length(phone) <= 40),
  company text check (char_length(company) <= 160),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- private.same_letters, the phone also as digits: a plain column, so that PostgREST can filter by it.
  search_text text not null generated always as (
    private.same_letters(
      lower(
        coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
          || coalesce(regexp_replace(phone, '\D', '', 'g'), '') || ' ' || coalesce(company, '')
      )
    )
  ) stored,
  constraint customers_reachable check (
    email is not null or coalesce(char_length(regexp_replace(phone, '\D', '', 'g')) >= 5, false)
  )
);

create trigger customers_0_clean
  before insert or update of name, phone, company on public.customers
  for each row execute function private.clean_columns('name', 'phone', 'company');

create index customers_other_emails_idx on public.customers using gin (other_emails);
create index customers_search_text_idx on public.customers using gin (search_text extensions.gin_trgm_ops);

-- A number is the same in any notation. It proves no identity, so it never leads to the row of an address.
create unique index customers_phone_only_key
  on public.customers (regexp_replace(phone, '\D', '', 'g')) where email is null;

-- Null if the contact has neither address nor number. Existing data stay. Empty fields are filled only from a reliable
-- source (is_theirs): a verified mail, or staff.
create function private.save_customer(customer jsonb, is_theirs boolean default false)
returns uuid
language plpgsql set search_path = ''
as $$
declare
  new_email constant text := nullif(lower(btrim(customer ->> 'email')), '');
  new_name constant text := nullif(btrim(customer ->> 'name'), '');
  new_phone constant text := nullif(btrim(customer ->> 'phone'), '');
  new_company constant text := nullif(btrim(customer ->> 'company'), '');
  customer_id uuid;
begin
  if jsonb_typeof(customer) is distinct from 'object' then
    return null;
  end if;
  -- A merge takes it exclusively: no lookup returns a card about to go, or makes one for an address about to move.
  perform pg_advisory_xact_lock_shared(hashtextextended('customers', 0));

  if new_email is null then
    insert into public.customers as c (name, phone, company)
    values (new_name, new_phone, new_company)
    on conflict ((regexp_replace(phone, '\D', '', 'g'))) where email is null do update set last_seen_at = now()
    returning c.id into customer_id;
  else
    update public.customers c set last_seen_at = now() where c.other_emails @> array[new_email]
    returning c.id into customer_id;
    if not found then
      insert into public.customers as c (email, name, phone, company)
      values (new_email, new_name, new_phone, new_company)
      on conflict (email) do update set last_seen_at = now()
      returning c.id into customer_id;
    end if;
  end if;

  if is_theirs then
    update public.customers c
    set name = coalesce(c.name, new_name), phone = coalesce(c.phone, new_phone),
      company = coalesce(c.company, new_company)
    where c.id = customer_id;
  end if;
  return customer_id;
end
$$;

-- Cards with all of the words, and with the address, those who wrote last first. At most 100. Runs as its owner, and plans
-- with its own values, as inbox_page does.
create function public.find_customers(
  words text[] default '{}',
  address text default null,
  page_size integer default 8
)
returns setof public.customers
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  patterns constant text[] := array(
    select private.containing(private.same_letters(lower(word))) from unnest(words[:8]) word
    order by length(word) desc
  );
begin
  perform private.require_staff('read customers');
  return query
    select c.* from public.customers c
    -- The longest two, which the index knows.
    where c.search_text like coalesce(patterns[1], '%')
      and c.search_text like coalesce(patterns[2], patterns[1], '%')
      and c.search_text like all (patterns)
      and (address is null or c.email = address or c.other_emails @> array[address])
    order by c.last_seen_at desc
    limit least(greatest(page_size, 1), 100);
end
$$;

-- Null keeps a field, an empty text clears it: colleagues may change different fields at once. False: no customer.
create function public.update_customer(
  customer_id uuid,
  name text default null,
  phone text default null,
  company text default null
)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  known public.customers;
  changed public.customers;
  fields text[];
begin
  perform private.require_staff('edit customers');

  select * into known from public.customers c where c.id = update_customer.customer_id for update;
  if not found then
    return false;
  end if;

  update public.customers c
  set name = nullif(btrim(coalesce(update_customer.name, c.name)), ''),
    phone = nullif(btrim(coalesce(update_customer.phone, c.phone)), ''),
    company = nullif(btrim(coalesce(update_customer.company, c.company)), '')
  where c.id = known.id
  returning * into changed;

  -- Which fields, not their values: the log outlives the customer.
  fields := array(
    select key from jsonb_each(to_jsonb(changed) - 'search_text') where value <> to_jsonb(known) -> key
  );
  if cardinality(fields) > 0 then
    perform private.audit('customer_edited', 'customer', known.id, jsonb_build_object('fields', fields));
  end if;
  return true;
end
$$;

-- For how long a call that does much work in parts begins another.
create function private.call_time()
returns interval
language sql immutable set search_path = ''
return interval '5 seconds';

-- Merges two cards: `into_id` gets the other's requests, consents and addresses, and fills its empty fields. False if one
-- of them no longer exists; null if the next call has more to move.
create function public.merge_customers(from_id uuid, into_id uuid)
returns boolean
language plpgsql security definer set search_path = '' set statement_timeout = '2min'
as $$
declare
  deadline constant timestamptz := clock_timestamp() + private.call_time();
  merged public.customers;
  kept public.customers;
begin
  perform private.require_staff('merge customers');
  perform private.require(from_id is distinct from into_id, 'A customer cannot be merged with itself');

  perform pg_advisory_xact_lock(hashtextextended('customers', 0));
  perform from public.customers c where c.id in (from_id, into_id) order by c.id for update;
  select * into merged from public.customers c where c.id = from_id;
  select * into kept from public.customers c where c.id = into_id;
  if merged.id is null or kept.id is null then
    return false;
  end if;

  loop
    update public.emails e set customer_id = into_id
    where e.id in (select moved.id from public.emails moved where moved.customer_id = from_id limit 1000);
    exit when not found;
    if clock_timestamp() > deadline then
      return null;
    end if;
  end loop;
  update public.consents c set customer_id = into_id where c.customer_id = from_id;
  delete from public.customers c where c.id = from_id;
  update public.customers c
  set email = coalesce(kept.email, merged.email),
    other_emails = array(
      select distinct address
      from unnest(kept.other_emails || merged.other_emails || merged.email) address
      where address is not null and address <> coalesce(kept.email, merged.email)
    ),
    name = coalesce(kept.name, merged.name),
    phone = coalesce(kept.phone, merged.phone),
    company = coalesce(kept.company, merged.company),
    created_at = least(kept.created_at, merged.created_at),
    last_seen_at = greatest(kept.last_seen_at, merged.last_seen_at)
  where c.id = into_id;

  perform private.audit('customers_merged', 'customer', into_id, jsonb_build_object('from', from_id));
  return true;
end
$$;
