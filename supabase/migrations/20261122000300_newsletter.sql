-- Who wants the blog's newsletter: one row for every address that was ever entered. An address gets letters
-- once its owner has followed the link that was mailed to it. The visitor is known by that link's token, of
-- which only the SHA-256 comes here: who reads this table can follow no link.

create type public.newsletter_status as enum ('pending', 'confirmed', 'unsubscribed');

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique
    check (email = lower(btrim(email)) and char_length(email) between 1 and 254),
  status public.newsletter_status not null default 'pending',
  -- Of the token in the latest mail's links.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- What stood under the form, and where, when the address was entered.
  consent_text_version text check (char_length(consent_text_version) between 1 and 40),
  page_url text check (char_length(page_url) <= 2000),
  constraint newsletter_confirmed_at_follows_status check (
    case status
      when 'pending' then confirmed_at is null
      when 'confirmed' then confirmed_at is not null
      else true
    end
  ),
  constraint newsletter_unsubscribed_at_when_unsubscribed check (
    (status = 'unsubscribed') = (unsubscribed_at is not null)
  )
);

-- Notes a wish to subscribe and queues the mail with the links, together or not at all. The mail goes to
-- the address itself, whatever notification says.
--
-- outcome: 'requested'; 'unchanged' (confirmed already, or mailed within mail_pause_seconds: no mail);
-- 'rate_limited' (come back in retry_after_seconds; nothing stored). Never tell the visitor the first
-- two apart: that would tell whose address is known.
create function public.subscribe_newsletter(
  address text,
  token_hash text,
  client_hash text,
  max_per_window integer,
  window_seconds integer,
  mail_pause_seconds integer,
  consent jsonb,
  notification jsonb
)
returns table (outcome text, retry_after_seconds integer)
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  subscriber constant text := lower(btrim(subscribe_newsletter.address));
  wait_seconds integer;
  requested_id uuid;
begin
  consent := private.unwrap_json(subscribe_newsletter.consent);
  notification := private.unwrap_json(subscribe_newsletter.notification);

  wait_seconds := private.count_hit(
    'newsletter',
    subscribe_newsletter.client_hash,
    subscribe_newsletter.max_per_window,
    subscribe_newsletter.window_seconds
  );
  if wait_seconds > 0 then
    return query select 'rate_limited', wait_seconds;
    return;
  end if;

  insert into public.newsletter_subscriptions as s
    (email, token_hash, consent_text_version, page_url)
  values (
    subscriber,
    subscribe_newsletter.token_hash,
    subscribe_newsletter.consent ->> 'text_version',
    subscribe_newsletter.consent ->> 'page_url'
  )
  on conflict (email) do update
  set status = 'pending',
    token_hash = excluded.token_hash,
    requested_at = now(),
    confirmed_at = null,
    unsubscribed_at = null,
    consent_text_version = excluded.consent_text_version,
    page_url = excluded.page_url
  where s.status = 'unsubscribed'
    or (
      s.status = 'pending'
      and s.requested_at
        <= now() - make_interval(secs => subscribe_newsletter.mail_pause_seconds)
    )
  returning s.id into requested_id;
  if not found then
    return query select 'unchanged', null::integer;
    return;
  end if;

  -- The link of a mail that still waits is dead from here on.
  delete from public.outbox o
  where o.subscription_id = requested_id and o.status in ('pending', 'failed');

  insert into public.outbox (subscription_id, kind, to_email, subject, text_body, html_body)
  values (
    requested_id,
    'newsletter_confirmation',
    subscriber,
    subscribe_newsletter.notification ->> 'subject',
    subscribe_newsletter.notification ->> 'text_body',
    subscribe_newsletter.notification ->> 'html_body'
  );

  return query select 'requested', null::integer;
end
$$;

-- 'confirmed' (now, or before); 'expired' (asked for more than seven days ago); 'unknown'.
-- Within the seven days it also takes back an unsubscription: some mail scanners open every link of
-- a mail before its reader does.
create function public.confirm_newsletter(token_hash text)
returns text
language plpgsql set search_path = ''
as $$
declare
  confirmed public.newsletter_subscriptions;
  current_status public.newsletter_status;
begin
  update public.newsletter_subscriptions s
  set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null
  where s.token_hash = confirm_newsletter.token_hash
    and s.status <> 'confirmed'
    and s.requested_at > now() - interval '7 days'
  returning * into confirmed;
  if found then
    -- The inbox shows it, once, as something that nobody has to answer.
    insert into public.emails (
      subscription_id, source, status, customer_id, from_email, subject, body, page_url,
      created_at, received_at, handled_at
    )
    values (
      confirmed.id,
      'newsletter',
      'processed',
      (select c.id from public.customers c where c.email = confirmed.email),
      confirmed.email,
      'Подписка на рассылку',
      'Владелец адреса ' || confirmed.email || ' подтвердил подписку на рассылку.',
      confirmed.page_url,
      confirmed.confirmed_at,
      confirmed.confirmed_at,
      confirmed.confirmed_at
    )
    on conflict (subscription_id) do nothing;
    return 'confirmed';
  end if;

  select s.status into current_status
  from public.newsletter_subscriptions s
  where s.token_hash = confirm_newsletter.token_hash;
  return case
    when current_status is null then 'unknown'
    when current_status = 'confirmed' then 'confirmed'
    else 'expired'
  end;
end
$$;

-- True when the address gets no letters from here on, however old the token is; false: unknown token.
create function public.unsubscribe_newsletter(token_hash text)
returns boolean
language plpgsql set search_path = ''
as $$
begin
  update public.newsletter_subscriptions s
  set status = 'unsubscribed', unsubscribed_at = coalesce(s.unsubscribed_at, now())
  where s.token_hash = unsubscribe_newsletter.token_hash;
  return found;
end
$$;
