-- What a visitor does with a subscription: ask for it, confirm it, end it. The visitor is known by the
-- token of a mailed link, of which only the SHA-256 comes here.

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
  current_status public.newsletter_status;
begin
  update public.newsletter_subscriptions s
  set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null
  where s.token_hash = confirm_newsletter.token_hash
    and s.status <> 'confirmed'
    and s.requested_at > now() - interval '7 days';

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

revoke all on function public.subscribe_newsletter (
  text, text, text, integer, integer, integer, jsonb, jsonb
) from public, anon, authenticated, service_role;
revoke all on function public.confirm_newsletter (text)
  from public, anon, authenticated, service_role;
revoke all on function public.unsubscribe_newsletter (text)
  from public, anon, authenticated, service_role;
grant execute on function public.subscribe_newsletter (
  text, text, text, integer, integer, integer, jsonb, jsonb
) to service_role;
grant execute on function public.confirm_newsletter (text) to service_role;
grant execute on function public.unsubscribe_newsletter (text) to service_role;
