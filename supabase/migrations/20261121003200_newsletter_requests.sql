-- Who has confirmed the newsletter is in the inbox, once, as something that nobody has to answer. The row
-- goes with the subscription: 30 days after its owner has left.

alter table public.emails
  add column subscription_id uuid unique
    references public.newsletter_subscriptions (id) on delete cascade;

create function private.note_subscription(subscription public.newsletter_subscriptions)
returns void
language sql set search_path = ''
as $$
  insert into public.emails (
    subscription_id, source, status, customer_id, from_email, subject, body, page_url,
    created_at, received_at, handled_at
  )
  values (
    subscription.id,
    'newsletter',
    'processed',
    (select c.id from public.customers c where c.email = subscription.email),
    subscription.email,
    'Подписка на рассылку',
    'Владелец адреса ' || subscription.email || ' подтвердил подписку на рассылку.',
    subscription.page_url,
    subscription.confirmed_at,
    subscription.confirmed_at,
    subscription.confirmed_at
  )
  on conflict (subscription_id) do nothing
$$;

-- As before, and the inbox hears of it.
create or replace function public.confirm_newsletter(token_hash text)
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
    perform private.note_subscription(confirmed);
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

revoke all on function private.note_subscription (public.newsletter_subscriptions)
  from public, anon, authenticated, service_role;
grant execute on function private.note_subscription (public.newsletter_subscriptions)
  to service_role;

select private.note_subscription(s) from public.newsletter_subscriptions s
where s.status = 'confirmed';
