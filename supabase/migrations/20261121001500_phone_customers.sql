-- Who books a call in the chat may leave a telephone number and no e-mail address.

alter table public.customers
  alter column email drop not null,
  add constraint customers_reachable check (
    email is not null or coalesce(char_length(regexp_replace(phone, '\D', '', 'g')) >= 5, false)
  );

-- One row for every telephone number that came without an address, however it was written. A number
-- proves nobody's identity, so it never leads to the row of an address.
create unique index customers_phone_only_key
  on public.customers (regexp_replace(phone, '\D', '', 'g')) where email is null;

-- The customer of a request, new or known: what is known stays where the request says nothing.
create function private.save_customer(customer jsonb)
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
  if new_email is null then
    insert into public.customers as c (name, phone, company)
    values (new_name, new_phone, new_company)
    on conflict ((regexp_replace(phone, '\D', '', 'g'))) where email is null do update
    set name = coalesce(excluded.name, c.name),
      phone = excluded.phone,
      company = coalesce(excluded.company, c.company),
      last_seen_at = now()
    returning c.id into customer_id;
  else
    insert into public.customers as c (email, name, phone, company)
    values (new_email, new_name, new_phone, new_company)
    on conflict (email) do update
    set name = coalesce(excluded.name, c.name),
      phone = coalesce(excluded.phone, c.phone),
      company = coalesce(excluded.company, c.company),
      last_seen_at = now()
    returning c.id into customer_id;
  end if;
  return customer_id;
end
$$;

revoke all on function private.save_customer (jsonb)
  from public, anon, authenticated, service_role;
grant execute on function private.save_customer (jsonb) to service_role;

-- As before, but for the customer, who may have a telephone number only.
create or replace function public.submit_lead(
  submission_id uuid,
  client_hash text,
  max_per_window integer,
  window_seconds integer,
  email jsonb,
  customer jsonb,
  consent jsonb,
  notification jsonb
)
returns table (outcome text, email_id uuid, retry_after_seconds integer)
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  wait_seconds integer;
  lead_customer_id uuid;
  lead_email_id uuid;
begin
  email := private.unwrap_json(submit_lead.email);
  customer := private.unwrap_json(submit_lead.customer);
  consent := private.unwrap_json(submit_lead.consent);
  notification := private.unwrap_json(submit_lead.notification);

  -- The same form sent twice at once: the second waits here, then finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended(submit_lead.submission_id::text, 0));

  select e.id into lead_email_id
  from public.emails e
  where e.submission_id = submit_lead.submission_id;
  if found then
    return query select 'duplicate', lead_email_id, null::integer;
    return;
  end if;

  wait_seconds := private.count_hit(
    'lead',
    submit_lead.client_hash,
    submit_lead.max_per_window,
    submit_lead.window_seconds
  );
  if wait_seconds > 0 then
    return query select 'rate_limited', null::uuid, wait_seconds;
    return;
  end if;

  lead_customer_id := private.save_customer(submit_lead.customer);

  insert into public.emails (
    source, submission_id, customer_id,
    from_email, to_email, subject, body, html_content,
    lead, interest, page_url, referrer, utm
  )
  values (
    (submit_lead.email ->> 'source')::public.lead_source,
    submit_lead.submission_id,
    lead_customer_id,
    submit_lead.email ->> 'from_email',
    submit_lead.email ->> 'to_email',
    submit_lead.email ->> 'subject',
    submit_lead.email ->> 'body',
    submit_lead.email ->> 'html_content',
    nullif(submit_lead.email -> 'lead', 'null'),
    submit_lead.email ->> 'interest',
    submit_lead.email ->> 'page_url',
    submit_lead.email ->> 'referrer',
    nullif(submit_lead.email -> 'utm', 'null')
  )
  returning id into lead_email_id;

  if jsonb_typeof(submit_lead.consent) = 'object' then
    insert into public.consents (email_id, customer_id, text_version, page_url)
    values (
      lead_email_id,
      lead_customer_id,
      submit_lead.consent ->> 'text_version',
      submit_lead.consent ->> 'page_url'
    );
  end if;

  insert into public.outbox (email_id, kind, to_email, reply_to, subject, text_body, html_body)
  values (
    lead_email_id,
    'lead_notification',
    submit_lead.notification ->> 'to_email',
    submit_lead.notification ->> 'reply_to',
    submit_lead.notification ->> 'subject',
    submit_lead.notification ->> 'text_body',
    submit_lead.notification ->> 'html_body'
  );

  return query select 'stored', lead_email_id, null::integer;
end
$$;
